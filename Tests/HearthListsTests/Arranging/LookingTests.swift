import HearthTestValues
import Testing

@testable import HearthLists

@Suite("Sorting and looking for items")
struct LookingTests {
    private func price(_ text: String) throws -> Price { try #require(Price.parse(text)) }

    private func names(_ items: [Item]) -> [String] { items.map(\.name) }

    /// Each in its order.
    private static let inOrder: [(language: String?, names: [String])] = [
        (
            "sv",
            [
                "0", "2 ljus", "3 b", "10 ljus", "100", "al", "apple", "Banana", "Ebba", "éclair",
                "Émile", "Lod", "Łódź",
                "nu", "ñu", "part 2", "part 02 b", "Part 10", "ß", "st", "þing", "ty", "Über", "yz",
                "zebra", "ål", "ånga",
                "Äpple", "Ære", "öl", "Øst", "Лена", "李",
            ]
        ),
        (
            "en",
            [
                "2 candles", "3 b", "10 candles", "100000000000000000000001", "Ære", "Åka", "al",
                "ål", "Äpple", "Árbol",
                "Aska", "Éclair", "Ek", "Lod", "Łódź", "Öl", "örn", "Øst", "Ostron", "ss", "st",
                "Über", "Udde", "zebra",
            ]
        ),
        (nil, ["Ａ 2", "a 10", "B\u{200B}a", "bå", "Bb", "x"]),
        ("xx", ["a", "å", "b", "ö", "z"]), ("", ["a 9", "a 10", "a 010 b"]),
    ]

    @Test(
        "Names stand as people of a language look for them, and numbers by their value",
        arguments: inOrder)
    func names(language: String?, sorted: [String]) throws {
        var items: [Item] = []
        for (number, name) in sorted.reversed().enumerated() {
            items.append(try wishItem(UInt8(number + 1), name: name))
        }
        let order = NameOrder(language: language)
        #expect(names(ItemOrder.name.sorted(items, names: order)) == sorted)
        #expect(ItemOrder.byHand.sorted(items, names: order) == items)
    }

    @Test("The order of names is one, whatever stands in them")
    func consistent() {
        let pieces = [
            "a", "å", "A\u{30A}", "ä", "aä", "10", "2", " ", "ß", "é", "ł", "-", "Ａ", "1", "0",
            "\u{200D}", "",
        ]
        for order in [NameOrder(language: "sv"), NameOrder(language: "en")] {
            let names = pieces.flatMap { one in pieces.map { one + $0 } }
            let sorted = names.map(order.key).sorted()
            #expect(sorted == names.reversed().map(order.key).sorted())
            #expect(
                order.key("A\u{30A}") == order.key("Å")
                    && order.key("Bo\u{200B}") == order.key("bo"))
        }
    }

    @Test("Each order puts what it knows nothing of last and keeps ties as they stood")
    func orders() throws {
        var plain = try wishItem(1, name: "plain")
        plain.added = 5
        var cheap = try wishItem(
            2, name: "cheap", wish: Wish(price: try price("9.00 SEK"), priority: .low))
        cheap.added = 9
        let dear = try wishItem(
            3, name: "dear",
            wish: Wish(price: try price("100.00 SEK"), date: Day(year: 2027, month: 5, day: 1)))
        let euro = try wishItem(
            4, name: "euro",
            wish: Wish(
                price: try price("1.00 EUR"), priority: .high,
                date: Day(year: 2026, month: 12, day: 24)))
        let items = [plain, dear, cheap, euro]
        #expect(names(ItemOrder.price.sorted(items)) == ["euro", "cheap", "dear", "plain"])
        #expect(names(ItemOrder.priority.sorted(items)) == ["euro", "cheap", "plain", "dear"])
        #expect(names(ItemOrder.date.sorted(items)) == ["euro", "dear", "plain", "cheap"])
        #expect(names(ItemOrder.added.sorted(items)) == ["cheap", "plain", "dear", "euro"])
    }

    @Test("Looking for words leaves capitals, accents and widths aside, and wants all of them")
    func words() throws {
        var item = try wishItem(1, name: "Blå Ylle­sockor", wish: Wish(store: "Hörnbutiken"))
        item.text = "Storlek 42\nSTRASSE"
        item.tags = ["Kläder"]
        for text in ["blå", "BLA", "hornbutiken 42", "klader", "strasse", "ｂｌå"] {
            #expect(ItemFilter(text: text).shows(item), "\(text)")
        }
        for text in ["blå röd", "43", "blåa"] { #expect(!ItemFilter(text: text).shows(item)) }
        #expect(ItemFilter(tag: "kläder").shows(item) && !ItemFilter(tag: "klä").shows(item))
        var tagged = item
        tagged.tags = ["kläder", "vinter", "a,b"]
        for (tag, isShown) in [
            ("Vinter\nklader", true), ("kläder\nsommar", false), ("a,b", true), ("a\nb", false),
        ] {
            #expect(ItemFilter(tag: tag).shows(tagged) == isShown, "\(tag)")
        }
        #expect(ItemFilter(store: "horn").shows(item) && !ItemFilter(store: "torn").shows(item))
    }

    @Test("A bound with a currency leaves out other currencies and what has no price")
    func prices() throws {
        let item = try wishItem(1, wish: Wish(price: try price("100.00 SEK")))
        func shows(_ low: String?, _ high: String?, _ item: Item) throws -> Bool {
            var filter = ItemFilter()
            filter.lowest = try low.map { try #require(ItemFilter.Bound($0)) }
            filter.highest = try high.map { try #require(ItemFilter.Bound($0)) }
            return filter.shows(item)
        }
        #expect(try shows("100", "100.00 sek", item))
        #expect(try !shows("100,01", nil, item))
        #expect(try !shows(nil, "99,99 SEK", item))
        #expect(try !shows(nil, "200 EUR", item))
        #expect(try !shows(nil, "200", wishItem(2)))
        #expect(ItemFilter.Bound("cheap") == nil && ItemFilter.Bound("1 2 3") == nil)
    }
}
