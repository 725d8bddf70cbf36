import HearthAPI
import HearthKinds
import HearthPoems
import Testing

/// Fields of a kind that says of an item what all items say already.
private struct NamelessFields: KindFields {
    static let kind = "nameless"
    static let empty = NamelessFields()
    var verse = 0
    var name: String?
}

private struct OddLists: KindFields {
    static let kind = "odd"
    static let empty = OddLists()
    static var ofLists: (any KindFields.Type)? { OfLists.self }
    var verse = 0

    struct OfLists: KindFields {
        static let kind = "odd"
        static let empty = OfLists()
        var readers = 0
    }
}

@Suite("Names of a kind's fields")
struct KindNamesTests {
    init() { Poems.addForTests() }

    @Test("A kind that calls a field as all items or lists do is not taken into the table")
    func refused() {
        #expect(!ItemFields.table.add(NamelessFields.self))
        #expect(!ItemFields.table.add(OddLists.self))
        #expect(!ItemFields.table.all.contains { ["nameless", "odd"].contains($0.kind) })
    }

    @Test("All kinds are in it, each with the names that its JSON has")
    func taken() {
        let kinds = ItemFields.table.all.map { $0.kind }
        #expect(Set(kinds).isSuperset(of: ["wishes", "notes", "poems"]))
        #expect(NoteFields.names.contains("isPinned") && WishBody.names.contains("price"))
        #expect(PoemFields.names == ["text"])
    }
}
