import Foundation
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import SwiftProtobuf
import Testing

@Suite("Bounds of parts")
struct PartLimitTests {
    /// What reading says of a part with this one item in it.
    private func refusal(_ change: (inout Item) -> Void) throws -> PartError? {
        var item = try wishItem(1)
        change(&item)
        return refusal(of: Part(items: [item]).encode())
    }

    private func refusal(of octets: [UInt8]) -> PartError? {
        do {
            _ = try Part.decode(octets)
            return nil
        } catch {
            return error
        }
    }

    /// What reading says of a part with this one message of an item in it.
    private func messageRefusal(_ change: (inout Hearth_V1_Item) -> Void) throws -> PartError? {
        var part = Hearth_V1_Part()
        var item = Hearth_V1_Item()
        item.id = Data(try itemID(1).octets)
        item.rank = "i"
        item.name = "Socks"
        item.wish = Hearth_V1_Wish()
        change(&item)
        part.items = [item]
        return refusal(of: try part.serializedBytes())
    }

    @Test("Texts at their bounds pass and one character more is refused")
    func texts() throws {
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        let bounds: [(Int, (inout Item, String) -> Void)] = [
            (200, { $0.name = $1 }), (10_000, { $0.text = $1 }), (2000, { $0.link = $1 }),
            (50, { $0.tags = [$1] }), (200, { $0.body = .wish(Wish(store: $1)) }),
            (500, { $0.body = .wish(Wish(place: Place(text: $1))) }),
        ]
        for (limit, set) in bounds {
            #expect(try refusal { set(&$0, text(limit)) } == nil)
            #expect(
                try refusal { set(&$0, text(limit + 1)) } == .text(.tooLong(limit: limit)))
        }
    }

    @Test("What a version has seen has a bound, an order, and no editor twice; times have a bound")
    func seen() throws {
        func entries(_ authors: [Int]) -> [Data] {
            authors.map { author in
                Data([UInt8](repeating: 0, count: 6) + [UInt8(author >> 8), UInt8(author & 255)])
                    + Data([UInt8](repeating: 1, count: 8))
            }
        }
        #expect(try messageRefusal { $0.seen = entries(Array(1...256)) } == nil)
        #expect(try messageRefusal { $0.seen = entries(Array(1...300)) } == .overLimit)
        for wrong in [[2, 1], [1, 1]] {
            #expect(try messageRefusal { $0.seen = entries(wrong) } == .malformed)
        }
        #expect(try messageRefusal { $0.seen = [Data([1, 2, 3])] } == .malformed)
        let limit: UInt64 = 1000 << 40
        #expect(try messageRefusal { $0.edited = limit - 1 } == nil)
        #expect(try messageRefusal { $0.edited = limit } == .malformed)
        for (time, expected) in [
            (limit - 1, PartError?.none), (limit, .malformed), (.max, .malformed),
        ] {
            #expect(try messageRefusal { $0.note = .with { $0.binned = time } } == expected)
            #expect(try messageRefusal { $0.note = .with { $0.check.at = time } } == expected)
        }
        #expect(try messageRefusal { $0.note = .with { $0.copyOf = Data([1]) } } == .malformed)
    }

    @Test("Hostile text in any field refuses the whole part")
    func hostileText() throws {
        let hostile = "a\u{202E}b"
        let fields: [(inout Item) -> Void] = [
            { $0.name = hostile }, { $0.text = hostile }, { $0.link = hostile },
            { $0.tags = ["ok", hostile] }, { $0.body = .wish(Wish(store: hostile)) },
            { $0.body = .wish(Wish(place: Place(text: hostile))) },
        ]
        for field in fields {
            #expect(try refusal(field) == .text(.controlCharacter("\u{202E}")))
        }
        #expect(refusal(of: Part(head: ListHead(title: hostile)).encode()) != nil)
        #expect(refusal(of: Part(head: ListHead(title: "L", text: hostile)).encode()) != nil)
    }

    @Test("A wish has a name and a list a title; a tray may go without")
    func required() throws {
        #expect(try refusal { $0.name = " " } == .text(.empty))
        #expect(refusal(of: Part(head: ListHead(title: "")).encode()) == .text(.empty))
        #expect(refusal(of: Part(head: ListHead(title: "", role: .tray)).encode()) == nil)
    }

    @Test("Twenty tags and attachments pass, one more is refused")
    func repeated() throws {
        let attachment = Attachment(chunks: [try blob(1)], mediaType: "image/png", octets: 1)
        #expect(try refusal { $0.tags = Array(repeating: "t", count: 20) } == nil)
        #expect(try refusal { $0.tags = Array(repeating: "t", count: 21) } == .overLimit)
        #expect(try refusal { $0.attachments = Array(repeating: attachment, count: 20) } == nil)
        #expect(
            try refusal { $0.attachments = Array(repeating: attachment, count: 21) } == .overLimit)
    }

    @Test("Ten thousand items and as many tombstones pass, one more is refused")
    func items() throws {
        func id(_ number: Int) throws -> ItemID {
            try #require(
                ItemID(octets: [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]))
        }
        let live = try (0..<10_000).map {
            Item(id: try id($0), rank: .middle, revision: 1, name: "x", body: .wish(Wish()))
        }
        let dead = try (10_000..<20_000).map { Item.tombstone(id: try id($0), revision: 2) }
        let full = Part(items: live + dead)
        #expect(try Part.decode(full.encode()).items.count == 20_000)
        let more = try wishItem(1)
        let extra = Item(
            id: try id(20_000), rank: .middle, revision: 1, name: "x", body: more.body)
        #expect(refusal(of: Part(items: live + [extra]).encode()) == .overLimit)
        #expect(refusal(of: full.replacing(extra).encode()) == .overLimit)
        #expect(
            refusal(of: Part(items: dead + [.tombstone(id: try id(20_000), revision: 1)]).encode())
                == .overLimit)
    }

    @Test("Very many empty items are refused before they are decoded")
    func emptyItems() {
        let octets = [[UInt8]](repeating: [0x12, 0x00], count: 20_001).flatMap { $0 }
        #expect(refusal(of: octets) == .overLimit)
        #expect(refusal(of: [UInt8](repeating: 0, count: (1 << 20) + 1)) == .overLimit)
    }

    @Test("Lengths beyond the end and endless numbers are refused")
    func lengths() {
        #expect(refusal(of: [0x12, 0xFF]) == .malformed)
        #expect(refusal(of: [0x12, 0x05, 0x00]) == .malformed)
        #expect(
            refusal(of: [0x12] + [UInt8](repeating: 0xFF, count: 9) + [0x01]) == .malformed)
        #expect(refusal(of: [UInt8](repeating: 0xFF, count: 30)) == .malformed)
    }

    @Test("Two items with one id are refused")
    func duplicates() throws {
        let part = Part(items: [try wishItem(1), try wishItem(1, revision: 2)])
        #expect(refusal(of: part.encode()) == .malformed)
    }

    @Test("Buckets are blobs or empty, a power of two many, and stand alone")
    func buckets() throws {
        var bucket = Hearth_V1_Chunk()
        bucket.hash = Data(repeating: 1, count: 32)
        bucket.key = Data(repeating: 2, count: 32)
        func refusal(_ buckets: [Hearth_V1_Chunk], items: [Hearth_V1_Item] = []) throws
            -> PartError?
        {
            var part = Hearth_V1_Part()
            part.buckets = buckets
            part.items = items
            return self.refusal(of: try part.serializedBytes())
        }
        for count in [0, 2, 4, 128, 256] {
            #expect(try refusal(Array(repeating: bucket, count: count)) == nil)
        }
        for count in [1, 3, 255] {
            #expect(try refusal(Array(repeating: bucket, count: count)) == .malformed)
        }
        #expect(try refusal(Array(repeating: bucket, count: 257)) == .overLimit)
        #expect(try refusal([bucket, Hearth_V1_Chunk()]) == nil)
        var half = bucket
        half.key = Data()
        #expect(try refusal([bucket, half]) == .malformed)
        var item = Hearth_V1_Item()
        item.id = Data(repeating: 1, count: 8)
        item.deleted = true
        #expect(try refusal([bucket, bucket], items: [item]) == .malformed)
    }

    @Test("An attachment has 1 to 64 pieces, each a hash and a key")
    func pieces() throws {
        for (count, expected) in [(0, PartError.malformed), (1, nil), (64, nil), (65, .overLimit)] {
            let refused = try messageRefusal { item in
                var attachment = Hearth_V1_Attachment()
                var chunk = Hearth_V1_Chunk()
                chunk.hash = Data(repeating: 1, count: 32)
                chunk.key = Data(repeating: 2, count: 32)
                attachment.chunks = Array(repeating: chunk, count: count)
                item.attachments = [attachment]
            }
            #expect(refused == expected, "\(count) pieces")
        }
    }

    @Test("Values outside their range are refused")
    func ranges() throws {
        let changes: [(inout Hearth_V1_Item) -> Void] = [
            { $0.id = Data([1, 2, 3]) }, { $0.id = Data(repeating: 1, count: 9) },
            { $0.rank = "" }, { $0.rank = "A" }, { $0.rank = String(repeating: "a", count: 65) },
            { $0.wish.price.minorUnits = 100 },
            { $0.wish.price.currency = "sek" },
            {
                $0.wish.price.currency = "SEK"
                $0.wish.price.minorUnits = -1
            },
            { $0.wish.quantity.count = 10_001 }, { $0.wish.quantity.count = .max },
            {
                $0.wish.quantity.count = 1
                $0.wish.quantity.any = true
            },
            { $0.wish.date = Hearth_V1_Day() }, { $0.wish.date.year = .min },
            { $0.wish.date.month = .max },
            {
                $0.wish.place.hasPosition_p = true
                $0.wish.place.latitude = 91
            },
            {
                $0.wish.place.hasPosition_p = true
                $0.wish.place.longitude = .nan
            },
            { $0.wish.place.latitude = 1 },
            { $0.attachments = [Hearth_V1_Attachment()] },
            {
                $0.deleted = true  // and yet it has a name
            },
        ]
        #expect(try messageRefusal({ _ in }) == nil)
        for (index, change) in changes.enumerated() {
            #expect(try messageRefusal(change) == .malformed, "change \(index)")
        }
    }

    @Test("An attachment says what it is in plain ASCII")
    func mediaTypes() throws {
        for type in ["image/jpég", "image/png\n", "a b", String(repeating: "a", count: 101)] {
            let attachment = Attachment(chunks: [try blob(1)], mediaType: type, octets: 1)
            #expect(try refusal { $0.attachments = [attachment] } == .malformed)
        }
    }

    @Test("A list without a kind is refused")
    func kinds() throws {
        var message = Hearth_V1_Part()
        message.list.title = "L"
        #expect(refusal(of: try message.serializedBytes()) == .malformed)
    }

    @Test("Settings of a kind have a bound")
    func settings() {
        let settings = [UInt8](repeating: 0, count: 65_537)
        #expect(
            refusal(of: Part(head: ListHead(title: "L", settings: settings)).encode())
                == .overLimit)
    }
}
