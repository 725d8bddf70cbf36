import HearthAPI
import HearthLists
import HearthTestValues
import Testing

@testable import HearthExchange

/// Lists as a household could have them, full of what files find hard.
private struct Scribbler {
    var dice: SeededGenerator

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &dice) < percent }

    mutating func one<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &dice)]
    }

    /// A text that the rule takes as it stands.
    mutating func text(_ rule: TextRule) -> String {
        let pieces =
            [
                "=", "+", "-", "@", "'", "\"", ",", ";", " ", "a", "Å", "e\u{301}", "🎁", "1", ".",
                "&", "<b>", "\\", "sep", "؟", "|", ":", "(x)", "\u{200D}", "_", "#", "\u{FF1D}",
            ] + (rule.hasLines ? ["\n", "\t", "\n\n"] : [])
        while true {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &dice) { text += one(pieces) }
            if let text = try? rule.cleaned(text), !text.isEmpty,
                WishText.fit(text, to: rule).text == text
            {
                return text
            }
        }
    }

    mutating func wish() -> ExportedItem {
        var wish = ExportedItem(name: text(.name))
        if chance(50) { wish.notes = text(.notes) }
        if chance(50) {
            wish.link = "https://example.org/\(Int.random(in: 0..<999, using: &dice))?a=b,c;d"
        }
        if chance(50) {
            wish.price =
                Price(
                    minorUnits: Int64.random(in: 0..<1_000_000_00, using: &dice),
                    currency: Currency(one(["SEK", "EUR", "XYZ"])) ?? kronor)?.description
        }
        if chance(40) { wish.store = text(.store) }
        if chance(40) { wish.place = text(.place) }
        if chance(30) {
            wish.position =
                Position(
                    latitude: Double.random(in: -90...90, using: &dice),
                    longitude: Double.random(in: -180...180, using: &dice))?.description
        }
        if chance(40) { wish.quantity = one(["2", "17", "10000", "any"]) }
        if chance(40) { wish.priority = one(["low", "medium", "high"]) }
        if chance(40) { wish.occasion = one(Occasion.allCases).rawValue }
        if chance(40) {
            wish.date = Day(daysSinceEpoch: Int.random(in: 0..<60_000, using: &dice))?.description
        }
        if chance(40) {
            let tags = (0..<Int.random(in: 1...4, using: &dice)).map { _ in text(.tag) }
            wish.tags = tags.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        if chance(50) { wish.added = "2026-11-20T22:15:00Z" }
        return wish
    }

    private let kronor: Currency

    init?(seed: UInt64) {
        guard let kronor = Currency("SEK") else { return nil }
        dice = SeededGenerator(seed: seed)
        self.kronor = kronor
    }

    mutating func export() -> ExportInfo {
        var titles: Set<String> = []
        let lists = (0..<3).map { index in
            var title = text(.name)
            while !titles.insert(title).inserted { title = text(.name) }
            return ExportedList(
                id: "\(index)", title: index == 0 ? "Tray" : title, owner: "Owner", role: .owner,
                isTray: index == 0, isArchived: chance(20),
                occasion: chance(50) ? "wedding" : nil, date: chance(50) ? "2027-01-10" : nil,
                notes: chance(30) ? text(.notes) : nil,
                items: (0..<Int.random(in: (index == 0 ? 1 : 0)...8, using: &dice)).map { _ in
                    wish()
                })
        }
        return ExportInfo(exportedAt: "2026-11-20T22:15:00Z", member: "Owner", lists: lists)
    }
}

@Suite("Out and in again")
struct RoundTripTests {
    private func fields(_ wish: ExportedItem) -> WishFields {
        WishFields(
            notes: wish.notes, link: wish.link, price: wish.price, store: wish.store,
            place: wish.place, position: wish.position, quantity: wish.quantity,
            priority: wish.priority, occasion: wish.occasion, date: wish.date, tags: wish.tags)
    }

    private func expectSame(_ export: ExportInfo, _ file: ImportFile) {
        #expect(file.isNamed && file.remarks.isEmpty)
        #expect(file.lists.map(\.title) == export.lists.map { $0.isTray ? nil : $0.title })
        for (list, read) in zip(export.lists, file.lists) {
            #expect(read.wishes.map(\.name) == list.items.map(\.name))
            #expect(read.wishes.map(\.fields) == list.items.map(fields))
        }
    }

    @Test("What was written as JSON is read back as it was", arguments: 0..<100)
    func json(seed: UInt64) throws {
        var scribbler = try #require(Scribbler(seed: seed))
        let export = scribbler.export()
        let file = try read(try ExportDocument.text(of: export))
        expectSame(export, file)
        for (list, read) in zip(export.lists, file.lists) {
            #expect(read.occasion == list.occasion && read.date == list.date)
            #expect(read.notes == list.notes && (read.isArchived ?? false) == list.isArchived)
        }
    }

    @Test("What was written as a table is read back as it was", arguments: 0..<100)
    func table(seed: UInt64) throws {
        var scribbler = try #require(Scribbler(seed: seed))
        let export = scribbler.export()
        let text = CSVWriter.text(of: export)
        let file = try read(text)
        expectSame(export, file)
        for (list, read) in zip(export.lists, file.lists) where !list.isTray {
            #expect(read.occasion == list.occasion && read.date == list.date)
            #expect(read.notes == list.notes && (read.isArchived ?? false) == list.isArchived)
        }
        // No cell begins with what a spreadsheet program would calculate.
        for row in try CSVReader.rows(of: String(text.dropFirst())) {
            for cell in row.cells {
                #expect(!["=", "+", "-", "@", "\t", "\r"].contains(cell.prefix(1)), "\(cell)")
            }
        }
    }

    @Test("A profile comes back from JSON, its picture as it stands there")
    func profile() throws {
        var profile = ExportedProfile(
            birthday: "1980-04-17", sizes: [SizeInfo(label: "Shoes", value: "39")],
            addresses: ["Oak Street 1"], note: "No wool",
            picture: PictureInfo(mediaType: "image/jpeg", base64: "/9j/"))
        let export = ExportInfo(
            exportedAt: "2026-11-20T22:15:00Z", member: "First", profile: profile)
        #expect(try read(try ExportDocument.text(of: export)).profile == profile)
        profile = ExportedProfile(note: "No wool")
        let text = """
            {"lists": [],
             "profile": {"note": "No wool", "sizes": 3, "birthday": [], "picture": 7}}
            """
        #expect(try read(text, .json).profile == profile)
        #expect(try read(#"[{"name": "Kite", "profile": {"note": "x"}}]"#, .json).profile == nil)
    }

    @Test("It is told that words and cart of an export are left out")
    func words() throws {
        let list = #"{"title": "A", "wishes": [{"name": "Kite"}]}"#
        let file = try read(#"{"lists": [\#(list)], "words": [{"kind": "comment"}]}"#, .json)
        #expect(file.remarks.map(\.kind) == [.wordsAndCart])
        let bare = try read(#"{"lists": [\#(list)], "words": [], "cart": []}"#, .json)
        #expect(bare.remarks.isEmpty)
    }

    @Test("A friend's list in an export does not become one's own")
    func friends() throws {
        let lists = [ListRole.owner, .friend, .keeper].map { role in
            ExportedList(
                id: role.rawValue, title: "List of \(role.rawValue)", owner: "Owner", role: role,
                items: [ExportedItem(name: "Kettle")])
        }
        let export = ExportInfo(
            exportedAt: "2026-11-20T22:15:00Z", member: "First", lists: lists)
        for text in [try ExportDocument.text(of: export), CSVWriter.text(of: export)] {
            let file = try read(text)
            #expect(file.lists.map(\.title) == ["List of owner"])
            #expect(file.remarks.count == 2)
        }
    }
}
