import HearthLists
import HearthTestValues
import HearthWire
import Testing

@Suite("Items")
struct ItemTests {
    @Test(
        "Only web links are offered to be followed",
        arguments: [
            ("https://example.org/a?b=c&d", true), ("HTTP://example.org", true),
            ("javascript:alert(1)", false), ("data:text/html,x", false), ("example.org", false),
            ("https://example.org/\" onclick=\"x", false), ("https://example.org/a b", false),
            ("", false),
        ])
    func links(link: String, isFollowable: Bool) throws {
        var item = try wishItem(1)
        item.link = link
        #expect(item.followableLink == (isFollowable ? link : nil))
    }

    @Test("The highest revision stays the highest instead of overflowing")
    func revisions() throws {
        #expect(try wishItem(1, revision: 7).nextRevision == 8)
        #expect(try wishItem(1, revision: .max).nextRevision == 0)
    }

    @Test("Kinds, currencies and positions have strict forms")
    func strictForms() {
        #expect(ListKind("notes")?.name == "notes")
        for text in ["", "Notes", "no tes", "nötes", String(repeating: "a", count: 41)] {
            #expect(ListKind(text) == nil)
        }
        for text in ["", "SE", "SEKK", "sek", "S€", "ÅÄ"] { #expect(Currency(text) == nil) }
        #expect(Position(latitude: 59.3, longitude: 18.1) != nil)
        #expect(Position(latitude: 90.1, longitude: 0) == nil)
        #expect(Position(latitude: 0, longitude: -180.5) == nil)
        #expect(Position(latitude: .nan, longitude: 0) == nil)
        #expect(Position(latitude: 0, longitude: .infinity) == nil)
    }

    @Test("Priorities are ordered")
    func priorities() {
        #expect(Priority.allCases.sorted() == [.low, .medium, .high])
    }
}
