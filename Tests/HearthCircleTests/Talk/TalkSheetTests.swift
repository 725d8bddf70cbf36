import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("Sheets of a page")
struct TalkSheetTests {
    private func whisper(
        _ minute: Int64, _ text: String = "Mine are green.", about subject: UInt8? = nil
    ) throws -> Whisper {
        Whisper(subject: try subject.map(itemID), time: minutes(minute), text: text)
    }

    private func idea(_ number: UInt8, name: String = "Balloon ride") throws -> Idea {
        Idea(
            id: try itemID(number), time: minutes(Int64(number)), name: name,
            link: "https://example.org/balloon", text: "At dawn.\nFor two.",
            price: try kronor(120_000))
    }

    private func sheet() throws -> TalkSheet {
        var sheet = TalkSheet(madeAt: WallTime(milliseconds: 0x0A0B_0C0D_0E0F))
        try sheet.add(try whisper(2, "Two lines\nof this.", about: 7))
        try sheet.add(try whisper(1))
        try sheet.put(try idea(9))
        try sheet.put(Idea(id: try itemID(3), time: minutes(5), name: "Cake"))
        try sheet.add(try whisper(8))
        let isRemoved1 = sheet.removeWhisper(at: minutes(8))
        #expect(isRemoved1)
        try sheet.put(try idea(10))
        let isRemoved2 = try sheet.removeIdea(itemID(10))
        #expect(isRemoved2)
        return sheet
    }

    @Test("A page has 1,900 octets whatever is on it, and is read as it was written")
    func roundTrip() throws {
        for sheet in [TalkSheet(madeAt: minutes(1)), try sheet()] {
            let octets = sheet.encode()
            #expect(octets.count == 1900)
            #expect(try TalkSheet.decode(octets) == sheet)
        }
    }

    @Test("The layout is the one of the specification")
    func layout() throws {
        var sheet = TalkSheet(madeAt: WallTime(milliseconds: 0x0A0B_0C0D_0E0F))
        try sheet.add(try whisper(1, "Hi", about: 7))
        let octets = sheet.encode()
        #expect(Array(octets[0..<8]) == [10, 11, 12, 13, 14, 15, 0, 19])
        #expect(Array(octets[8..<11]) == [1, 0, 16])
        #expect(Array(octets[11..<19]) == [0, 0, 0, 0, 0, 0, 0, 7])
        #expect(Array(octets[19..<25]) == [0, 0, 0, 0, 0xEA, 0x60])
        #expect(Array(octets[25..<27]) == Array("Hi".utf8))
        #expect(octets[27...].allSatisfy { $0 == 0 })
    }

    @Test("A page that is full takes nothing more, and loses nothing")
    func full() throws {
        var sheet = TalkSheet(madeAt: minutes(0))
        let text = String(repeating: "å", count: 280)
        try sheet.add(try whisper(1, text))
        try sheet.add(try whisper(2, text))
        try sheet.add(try whisper(3, text))
        let before = sheet
        #expect(throws: TalkSheetError.full) { try sheet.add(try whisper(4, text)) }
        #expect(throws: TalkSheetError.full) {
            try sheet.put(Idea(id: try itemID(1), time: minutes(4), name: text))
        }
        #expect(sheet == before)
        #expect((90...100).contains(sheet.usedPercent))
        let isRemoved3 = sheet.removeWhisper(at: minutes(2))
        #expect(isRemoved3)
        try sheet.add(try whisper(5, text))
    }

    @Test("What was removed is forgotten before anything is refused")
    func tombstonesMakeRoom() throws {
        var sheet = TalkSheet(madeAt: minutes(0))
        for minute in 1...16 {
            try sheet.add(try whisper(Int64(minute)))
            let isRemoved4 = sheet.removeWhisper(at: minutes(Int64(minute)))
            #expect(isRemoved4)
        }
        #expect(sheet.removedWhispers.count == 16)
        #expect(sheet.usedPercent == 0)
        let text = String(repeating: "å", count: 280)
        for minute in 20...22 { try sheet.add(try whisper(Int64(minute), text)) }
        try sheet.add(try whisper(23, String(repeating: "x", count: 80)))
        #expect(sheet.removedWhispers.count < 16)
        #expect(sheet.whispers.count == 4)
        #expect(try TalkSheet.decode(sheet.encode()) == sheet)
    }

    /// Some changes of one person's talk cell, in a home that may have known nothing of the others.
    private func drawn(_ random: inout SeededGenerator) throws -> TalkSheet {
        var sheet = TalkSheet(madeAt: minutes(Int64.random(in: 0...9, using: &random)))
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let number = UInt8.random(in: 1...4, using: &random)
            let time = minutes(Int64(number))
            switch Int.random(in: 0...3, using: &random) {
            case 0
            where !sheet.removedWhispers.contains(time)
                && !sheet.whispers.contains(where: { $0.time == time }):
                let text = Bool.random(using: &random) ? "The green one" : "The blue one"
                try sheet.add(whisper(Int64(number), text))
            case 1 where try !sheet.removedIdeas.contains(itemID(number)):
                try sheet.put(idea(number, name: Bool.random(using: &random) ? "Cake" : "Pie"))
            case 2: _ = sheet.removeWhisper(at: time)
            default: _ = sheet.removeIdea(try itemID(number))
            }
        }
        return sheet
    }

    /// The order in which things were removed means nothing while there is room for all.
    private struct Told: Equatable {
        let whispers: [Whisper]
        let ideas: [Idea]
        let removedWhispers: Set<WallTime>
        let removedIdeas: Set<ItemID>

        init(_ sheet: TalkSheet) {
            (whispers, ideas) = (sheet.whispers, sheet.ideas)
            (removedWhispers, removedIdeas) = (Set(sheet.removedWhispers), Set(sheet.removedIdeas))
        }
    }

    @Test("It does not matter in which order, how often or in which groups they are merged")
    func laws() throws { try expectMergeLaws(of: Told.init, draw: drawn) }

    @Test("Two homes' pages together hold what either says, and nothing that one removed")
    func merge() throws {
        var base = TalkSheet(madeAt: minutes(1))
        for minute in 1...3 { try base.add(try whisper(Int64(minute))) }
        try base.put(try idea(1))
        try base.put(try idea(2, name: "Cake"))
        var one = base
        one.madeAt = minutes(9)
        let isRemoved5 = one.removeWhisper(at: minutes(1))
        #expect(isRemoved5)
        let isRemoved6 = try one.removeIdea(itemID(1))
        #expect(isRemoved6)
        try one.add(try whisper(5, "Of one home"))
        var other = base
        let isRemoved7 = other.removeWhisper(at: minutes(2))
        #expect(isRemoved7)
        try other.add(try whisper(4, "Of the other"))
        for merged in [one.merged(with: other), other.merged(with: one)] {
            #expect(merged.whispers.map(\.time) == [3, 4, 5].map { minutes($0) })
            #expect(merged.ideas.map(\.name) == ["Cake"])
            #expect(merged.madeAt == minutes(9))
            let again = merged.merged(with: other)
            #expect(again.whispers == merged.whispers && again.ideas == merged.ideas)
        }
    }

    @Test("A page with anything wrong on it is refused whole")
    func malformed() throws {
        let good = try sheet().encode()
        /// The page with these entries.
        func page(_ entries: [UInt8]) -> [UInt8] {
            var octets = [UInt8](repeating: 0, count: 1900)
            octets[6] = UInt8(entries.count >> 8)
            octets[7] = UInt8(entries.count & 0xFF)
            octets.replaceSubrange(8..<8 + entries.count, with: entries)
            return octets
        }
        func said(_ time: UInt8, _ text: [UInt8]) -> [UInt8] {
            [1, 0, UInt8(14 + text.count)] + [UInt8](repeating: 0, count: 8)
                + [0, 0, 0, 0, 0, time] + text
        }
        func idea(_ id: UInt8, name: [UInt8], price: [UInt8]) -> [UInt8] {
            let body =
                [0, 0, 0, 0, 0, 0, 0, id, 0, 0, 0, 0, 0, 1] + price
                + [0, UInt8(name.count)] + name + [0, 0]
            return [2, 0, UInt8(body.count)] + body
        }
        let free = [UInt8](repeating: 0, count: 11)
        let letter = [UInt8(ascii: "x")]
        #expect(throws: Never.self) {
            try TalkSheet.decode(page(said(1, letter) + idea(1, name: letter, price: free)))
        }
        var trailing = good
        trailing[1899] = 1
        let override = Array("\u{202E}x".utf8)
        let faults: [[UInt8]] = [
            Array(good.dropLast()), good + [0], trailing,
            page([1]), page([1, 0, 20] + letter),
            page(said(2, letter) + said(2, letter)), page(said(3, letter) + said(2, letter)),
            page(said(1, [])), page(said(1, [0xFF])), page(said(1, [0x1B])),
            page(said(1, override)), page(said(1, [UInt8](repeating: 0x20, count: 3))),
            page(
                [1, 1, 39] + [UInt8](repeating: 0, count: 14) + [UInt8](repeating: 0x78, count: 281)
            ),
            page(idea(0, name: letter, price: free)), page(idea(1, name: [], price: free)),
            page(idea(1, name: letter + [10], price: free)),
            page(idea(1, name: letter, price: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])),
            page(idea(1, name: letter, price: [255] + free.dropFirst(4) + Array("SEK".utf8))),
            page(idea(2, name: letter, price: free) + idea(1, name: letter, price: free)),
            page([3, 0, 5, 0, 0, 0, 0, 0]), page([4, 0, 1, 0]),
            page([4, 0, 136] + [UInt8](repeating: 0, count: 136)),
        ]
        for octets in faults {
            #expect(throws: TalkSheetError.malformed) { try TalkSheet.decode(octets) }
        }
        var long = good
        long[6] = 0x07
        long[7] = 0x65
        #expect(throws: TalkSheetError.malformed) { try TalkSheet.decode(long) }
    }

    @Test("Entries of a newer program are kept")
    func newer() throws {
        var octets = TalkSheet(madeAt: minutes(1)).encode()
        octets.replaceSubrange(7..<13, with: [5, 9, 0, 2, 8, 8])
        var sheet = try TalkSheet.decode(octets)
        try sheet.add(try whisper(1))
        let entries = Array(sheet.encode()[8...])
        #expect(entries.contains([9, 0, 2, 8, 8]))
        #expect(try TalkSheet.decode(sheet.encode()) == sheet)
    }

    @Test("No octets make a page crash")
    func noise() throws {
        var random = SeededGenerator(seed: 7)
        let good = try sheet().encode()
        for _ in 0..<3000 {
            var octets = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<200, using: &random)
                octets[place] = UInt8.random(in: .min ... .max, using: &random)
            }
            guard let read = try? TalkSheet.decode(octets) else { continue }
            #expect(read.encode().count == 1900)
            #expect(read.merged(with: try sheet()).encode().count == 1900)
        }
    }
}
