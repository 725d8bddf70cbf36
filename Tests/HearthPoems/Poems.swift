import HearthAPI
import HearthHousehold
import HearthKinds
import HearthLists

/// A kind of list that only tests know: short texts. This is what a home does with it; its pages and
/// commands are in `HearthPoemsRoom`.
package enum Poems {
    /// Puts it into the tables of a home that offers its operations.
    package static func addToHome() {
        addValues()
        for kind in [NewsKind.poemRewritten, .poemRecited] { NewsKind.table.add(kind) }
        for code in [ErrorCode.poemTooLong, .unknownPoem] { ErrorCode.table.add(code) }
        HouseholdKind.table.add(.poems)
        HouseholdKind.table.add(.poemLog(operations: [ReadPoem.self, EmptyPoemLog.self]))
    }

    /// Puts it into the tables of what tests run in their own process, once: it is stored, merged and
    /// answered there, and adds no operation to those that other tests look at.
    package static func addForTests() { _ = addedForTests }

    private static let addedForTests: Void = {
        addValues()
        HouseholdKind.table.add(.poems(operations: []))
        HouseholdKind.table.add(.poemLog(operations: []))
    }()

    private static func addValues() {
        ItemKinds.table.add(Poem.self)
        ItemKinds.table.add(PoemTally.self)
        ItemKinds.table.add(PoemDay.self)
        ItemFields.table.add(PoemFields.self)
        ItemFields.table.add(PoemDayFields.self)
    }
}
