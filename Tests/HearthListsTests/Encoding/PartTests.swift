import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import SwiftProtobuf
import Testing

@Suite("Parts")
struct PartTests {
    static func fullPart() throws -> Part {
        let wish = Wish(
            price: try kronor(19_950), store: "Bookshop",
            place: Place(
                text: "Main street 1", position: Position(latitude: 59.3, longitude: 18.1)),
            quantity: .count(3), priority: .high, occasion: .christmas, date: Day("2026-12-24"))
        var item = try wishItem(2, name: "Bok", revision: 4, wish: wish)
        item.text = "hardback\nnot paperback"
        item.link = "https://example.org/book"
        item.tags = ["book", "winter"]
        item.attachments = [
            Attachment(
                chunks: [try blob(1), try blob(4)], thumbnail: try blob(2),
                mediaType: "image/jpeg", octets: 12_345, caption: "The cover", width: 640,
                height: 480),
            Attachment(chunks: [try blob(3)], mediaType: "application/pdf", octets: 1),
            Attachment(
                chunks: [try blob(5)], mediaType: "audio/ogg", octets: 7, milliseconds: 42_000),
        ]
        return Part(
            head: ListHead(
                title: "Christmas", role: .ordinary, revision: 3, occasion: .christmas,
                date: Day("2026-12-24"), text: "no socks", isArchived: true, settings: [1, 2]),
            items: [
                item, try wishItem(1, wish: Wish(quantity: .any)),
                .tombstone(id: try itemID(9), revision: 8),
            ])
    }

    @Test("A part reads back as it was written")
    func roundTrip() throws {
        let part = try Self.fullPart()
        let decoded = try Part.decode(part.encode())
        #expect(decoded == part)
        #expect(decoded.items.map(\.id) == [try itemID(1), try itemID(2), try itemID(9)])
    }

    @Test("Every occasion and priority reads back", arguments: Occasion.allCases)
    func enumerations(occasion: Occasion) throws {
        for priority in Priority.allCases {
            let wish = Wish(priority: priority, occasion: occasion)
            let part = Part(
                head: ListHead(title: "L", role: .tray, occasion: occasion),
                items: [try wishItem(1, wish: wish)])
            #expect(try Part.decode(part.encode()) == part)
        }
    }

    @Test("Equal parts have equal octets, whatever order the items came in")
    func deterministic() throws {
        let part = try Self.fullPart()
        let shuffled = Part(head: part.head, items: part.items.reversed())
        #expect(shuffled.encode() == part.encode())
    }

    @Test("An empty part is a part")
    func empty() throws {
        #expect(try Part.decode([]) == Part())
    }

    @Test("Replacing changes one item or the head and nothing else")
    func replacing() throws {
        let part = try Self.fullPart()
        var item = try #require(part.item(try itemID(2)))
        item.name = "Paperback"
        item.revision = item.nextRevision
        let edited = part.replacing(item).replacing(try wishItem(5))
        #expect(edited.items.count == part.items.count + 1)
        #expect(edited.item(try itemID(2))?.name == "Paperback")
        #expect(edited.item(try itemID(9)) == part.item(try itemID(9)))
        #expect(edited.item(try itemID(200)) == nil)
        #expect(edited.head == part.head)

        let renamed = part.replacing(ListHead(title: "Easter"))
        #expect(renamed.head?.title == "Easter")
        #expect(renamed.items == part.items)
    }

    @Test("Cut short or with one octet flipped, a part is refused or read, and never traps")
    func damaged() throws {
        let octets = try Self.fullPart().encode()
        var refused = 0
        for length in 0..<octets.count {
            if (try? Part.decode(Array(octets.prefix(length)))) == nil { refused += 1 }
        }
        #expect(refused > octets.count / 2)
        var generator = SeededGenerator(seed: 1)
        for index in octets.indices {
            var damaged = octets
            damaged[index] ^= UInt8.random(in: 1...255, using: &generator)
            if let part = try? Part.decode(damaged) {
                #expect(try Part.decode(part.encode()) == part)
            }
        }
    }

    @Test("Noise is refused or read, and never traps")
    func noise() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<2000 {
            let count = Int.random(in: 1...80, using: &generator)
            let octets = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            do {
                _ = try Part.decode(octets)
            } catch {
                #expect(error != .overLimit)
            }
        }
    }
}
