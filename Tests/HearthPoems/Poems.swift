import HearthAPI
import HearthHousehold
import HearthKinds
import HearthLists

@testable import HearthCommandLine
@testable import HearthPages
@testable import HearthWeb

/// A kind of list that only tests know: short texts.
package enum Poems {
    /// Puts it into every layer's table: for a program's start.
    package static func add() {
        addValues()
        HouseholdKind.table.add(.poems)
        Room.table.add(.poems)
        KindLook.table.add(.poems)
        KindPages.table.add(.poems)
        KindCommands.table.add(.poems)
    }

    /// Puts it into the tables of what tests run in their own process, once: it is stored, merged and
    /// answered there, and adds no operation to those that other tests look at.
    package static func addForTests() { _ = addedForTests }

    private static let addedForTests: Void = {
        addValues()
        HouseholdKind.table.add(.poems(operations: []))
    }()

    private static func addValues() {
        ItemKinds.table.add(Poem.self)
        ItemFields.table.add(PoemFields.self)
    }
}
