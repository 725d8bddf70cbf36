import Foundation
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import SwiftProtobuf
import Testing

/// What a program of some years from now may write.
@Suite("What a newer Hearth wrote")
struct NewerHearthTests {
    /// Field 19 of an item, a body of a kind that exists only here: a message with a number, some
    /// octets and a message within.
    private let noteBody: [UInt8] = [
        0x9A, 0x01, 0x0B,  // field 19, 11 octets
        0x08, 0x96, 0x01,  // field 1: 150
        0x12, 0x02, 0x68, 0x69,  // field 2: "hi"
        0x1A, 0x02, 0x08, 0x01,  // field 3: { field 1: 1 }
    ]
    /// Field 30, a number, and field 31, octets.
    private let beside: [UInt8] = [0xF0, 0x01, 0x2A, 0xFA, 0x01, 0x02, 0xC3, 0xA5]

    private func field(_ number: UInt8, _ octets: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(octets.count)] + octets
    }

    private func contains(_ octets: [UInt8], _ part: [UInt8]) -> Bool {
        octets.indices.contains { octets[$0...].starts(with: part) }
    }

    /// A list of kind "notes" with one note in it, by hand.
    private func notesPart() throws -> [UInt8] {
        let list =
            field(1, Array("notes".utf8)) + field(2, Array("Diary".utf8)) + [0x20, 0x01] + beside
        let item =
            field(1, try itemID(1).octets) + field(2, Array("i".utf8)) + [0x18, 0x01]
            + field(5, Array("Monday".utf8)) + noteBody + beside
        return field(1, list) + field(2, item) + beside
    }

    @Test("A kind of item that is not known survives reading, renaming and writing")
    func unknownKind() throws {
        let octets = try notesPart()
        let part = try Part.decode(octets)
        #expect(part.encode() == octets)
        #expect(part.head?.kind == ListKind("notes"))
        var item = try #require(part.items.first)
        #expect(item.body == .unknown(noteBody + beside))
        #expect(item.wish == nil)

        item.name = "Tuesday"
        item.text = "renamed"
        item.revision = item.nextRevision
        let edited = try Part.decode(part.replacing(item).encode())
        let renamed = try #require(edited.items.first)
        #expect(renamed.name == "Tuesday")
        #expect(renamed.text == "renamed")
        #expect(renamed.body == .unknown(noteBody + beside))
        #expect(contains(edited.encode(), noteBody + beside))
        #expect(edited.encode().suffix(beside.count) == beside[...])
    }

    @Test("A list of a kind that is not known survives being renamed")
    func unknownHead() throws {
        let part = try Part.decode(try notesPart())
        var head = try #require(part.head)
        head.title = "Journal"
        head.revision = head.nextRevision
        let edited = try Part.decode(part.replacing(head).encode())
        #expect(edited.head?.title == "Journal")
        #expect(edited.head?.kind.name == "notes")
        let message = try Hearth_V1_Part(serializedBytes: edited.encode())
        #expect([UInt8](message.list.unknownFields.data) == beside)
    }

    @Test("Fields that are not known survive at every level of a wish that is edited")
    func everyLevel() throws {
        var message = Hearth_V1_Part()
        var item = Hearth_V1_Item()
        try item.merge(serializedBytes: beside)
        item.id = Data(try itemID(1).octets)
        item.rank = "i"
        item.revision = 1
        item.name = "Socks"
        try item.wish.merge(serializedBytes: beside)
        try item.wish.price.merge(serializedBytes: beside)
        item.wish.price.currency = "SEK"
        try item.wish.place.merge(serializedBytes: beside)
        try item.wish.quantity.merge(serializedBytes: beside)
        item.wish.quantity.count = 1
        try item.wish.date.merge(serializedBytes: beside)
        item.wish.date.year = 2026
        item.wish.date.month = 12
        item.wish.date.day = 24
        item.wish.occasion = .UNRECOGNIZED(77)
        item.wish.priority = .UNRECOGNIZED(9)
        var attachment = Hearth_V1_Attachment()
        try attachment.merge(serializedBytes: beside)
        var chunk = Hearth_V1_Chunk()
        chunk.hash = Data(repeating: 1, count: 32)
        chunk.key = Data(repeating: 2, count: 32)
        attachment.chunks = [chunk]
        item.attachments = [attachment]
        message.items = [item]
        try message.list.merge(serializedBytes: beside)
        message.list.kind = "wishes"
        message.list.title = "L"
        message.list.role = .UNRECOGNIZED(5)
        message.list.occasion = .UNRECOGNIZED(78)
        message.list.date = item.wish.date

        let octets: [UInt8] = try message.serializedBytes()
        let part = try Part.decode(octets)
        #expect(part.encode() == octets)

        var edited = try #require(part.items.first)
        var wish = try #require(edited.wish)
        #expect(wish.occasion == nil)
        wish.price = try kronor(100)
        wish.place?.text = "Here"
        wish.store = "Shop"
        edited.body = .wish(wish)
        edited.name = "Mittens"
        edited.attachments[0].caption = "Blue"

        item.name = "Mittens"
        item.wish.price.minorUnits = 100
        item.wish.place.text = "Here"
        item.wish.store = "Shop"
        item.attachments[0].caption = "Blue"
        message.items = [item]
        let expected: [UInt8] = try message.serializedBytes()
        #expect(part.replacing(edited).encode() == expected)
    }

    @Test("An occasion chosen here replaces one that is not known")
    func chosenOccasion() throws {
        var message = Hearth_V1_Part()
        message.list.kind = "wishes"
        message.list.title = "L"
        message.list.occasion = .UNRECOGNIZED(77)
        var head = try #require(try Part.decode(message.serializedBytes()).head)
        head.occasion = .easter
        #expect(try Part.decode(Part(head: head).encode()).head?.occasion == .easter)
    }

    @Test("A tombstone keeps what it does not understand and nothing of what was deleted")
    func tombstones() throws {
        let item = field(1, try itemID(1).octets) + [0x18, 0x02, 0x20, 0x01] + beside
        let octets = field(2, item)
        #expect(try Part.decode(octets).encode() == octets)

        var wish = try wishItem(1, name: "Secret", wish: Wish(store: "Shop"))
        wish.isDeleted = true
        let decoded = try Part.decode(Part(items: [wish]).encode())
        #expect(decoded.items == [.tombstone(id: try itemID(1), revision: 1)])
    }
}
