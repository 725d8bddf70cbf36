import HearthSodium
import HearthWire
import Testing

@testable import HearthLists

@Suite("Joining two versions of a note")
struct ItemJoinTests {
    private let base: Item

    init() throws {
        var note = Note()
        note.isNameMade = true
        base = Item(
            id: try #require(ItemID(octets: [UInt8](repeating: 7, count: 8))), rank: .middle,
            revision: 5, name: "Milk", text: "Milk\nBread", tags: ["shop", "home"],
            body: .known(note))
    }

    private func joined(
        _ winner: (inout Item) -> Void, _ loser: (inout Item) -> Void
    ) -> Item? {
        var (one, other) = (base, base)
        winner(&one)
        loser(&other)
        return ItemJoin.everything(one, other, since: base)
    }

    private func edit(_ item: inout Item, _ change: (inout Note) -> Void) {
        var note = item.note ?? Note()
        change(&note)
        item.body = .known(note)
    }

    @Test("Text, tags, pin and name are joined each for itself")
    func fields() throws {
        let item = try #require(
            joined(
                {
                    $0.text = "Oat milk\nBread"
                    $0.tags = ["home", "week"]
                },
                {
                    $0.tags = ["shop", "home", "food"]
                    edit(&$0) { $0.isPinned = true }
                }))
        #expect(item.text == "Oat milk\nBread")
        #expect(item.tags == ["home", "week", "food"])
        #expect(item.note?.isPinned == true)
        #expect(
            joined(
                {
                    $0.name = "Shopping"; edit(&$0) { $0.isNameMade = false }
                },
                {
                    $0.name = "Other"; edit(&$0) { $0.isNameMade = true }
                })?.name == "Shopping")
        #expect(
            joined(
                {
                    $0.name = "Other"; edit(&$0) { $0.isNameMade = true }
                },
                {
                    $0.name = "Shopping"; edit(&$0) { $0.isNameMade = false }
                })?.name == "Shopping")
    }

    @Test("Two names that people typed, or one line in two ways, are two notes")
    func conflicts() {
        let named: (String) -> (inout Item) -> Void = { name in
            {
                $0.name = name
                self.edit(&$0) { $0.isNameMade = false }
            }
        }
        #expect(joined(named("One"), named("Two")) == nil)
        #expect(joined({ $0.text = "A\nBread" }, { $0.text = "B\nBread" }) == nil)
        #expect(
            joined(
                { $0.text = "Milk\n" + String(repeating: "x", count: 9000) },
                { $0.text = String(repeating: "y", count: 9000) + "\nBread" }) == nil,
            "Together they are too long.")
    }

    @Test("What somebody edited stays out of the bin, whoever wins")
    func bin() {
        let binned: (inout Item) -> Void = { self.edit(&$0) { $0.binned = 9 } }
        let edited: (inout Item) -> Void = { $0.text = "Milk\nRye" }
        for item in [joined(binned, edited), joined(edited, binned)] {
            #expect(item?.note?.isBinned == false && item?.text == "Milk\nRye")
        }
        let pinned: (inout Item) -> Void = { self.edit(&$0) { $0.isPinned = true } }
        #expect(joined(binned, pinned)?.note?.isBinned == true)
        #expect(joined(pinned, binned)?.note?.isBinned == true)
    }

    @Test("A version has seen what it was made from, and no other of the same editor")
    func seen() throws {
        let tags = try (1...300).map { number in
            try #require(
                AuthorTag(octets: [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]))
        }
        var first = base
        first.text = "First"
        var second = base
        second.text = "Second"
        var item = base
        item.noteSeen([(first, tags[0]), (second, tags[1])], editors: [])
        #expect(item.hasSeen(first.versionTag) && item.hasSeen(second.versionTag))
        #expect(item.seen.map(\.author) == [tags[0], tags[1]])
        var third = first
        third.text = "Third"
        item.noteSeen([(third, tags[0])], editors: [])
        #expect(
            !item.hasSeen(first.versionTag) && item.seenVersion(of: tags[0]) == third.versionTag)
        // Neither time nor place nor who has seen it makes another version.
        var moved = third
        (moved.revision, moved.edited, moved.seen) = (99, 12, item.seen)
        moved.rank = try #require(Rank("z"))
        #expect(moved.versionTag == third.versionTag)
        // Of more than 256, those of present editors stay.
        for tag in tags { item.noteSeen([(first, tag)], editors: Set(tags.suffix(20))) }
        #expect(item.seen.count == 256)
        #expect(Set(tags.suffix(20)).isSubset(of: Set(item.seen.map(\.author))))
        #expect(item.seen.map(\.author) == item.seen.map(\.author).sorted())
    }

    @Test("A copy has one id wherever it is made, and another for another text")
    func copies() throws {
        let editor = try #require(IdentityKey(octets: [UInt8](repeating: 1, count: 32)))
        let copy = try #require(base.copyOfLoser(by: editor))
        var later = base
        later.revision = 77
        #expect(later.copyOfLoser(by: editor)?.id == copy.id)
        later.text = "Else"
        #expect(later.copyOfLoser(by: editor)?.id != copy.id)
        #expect(copy.note?.copyOf == base.id && copy.note?.copyBy == editor)
        #expect(copy.name == "Milk" && copy.text == "Milk\nBread")
    }

    @Test(
        "A note is called by the first line that says something",
        arguments: [
            ("Call the roofer\ntomorrow", "Call the roofer"), ("\n\n# Cabin\nkeys", "Cabin"),
            ("- [ ] Milk\n- [ ] Bread", "Milk"), ("* one", "one"), ("#tag only", "#tag only"),
            ("   \n\t\n", nil), ("", nil), ("---\nAfter a line", "---"),
            (
                "A first line that goes on and on, so that it has to end somewhere in the middle",
                "A first line that goes on and on, so that it has to end…"
            ),
            (String(repeating: "x", count: 200), String(repeating: "x", count: 59) + "…"),
        ])
    func names(_ text: String, _ name: String?) {
        #expect(MadeName.ofText(text) == name)
    }
}
