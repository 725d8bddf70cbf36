import FoundationEssentials
import HearthAPI
import HearthSodium
import HearthWire

/// Books as an earlier Hearth wrote them; they are read once.
extension NewsBook {
    /// JSON begins with none of these.
    static let earlierFormats: ClosedRange<UInt8> = 1...3

    /// Format | length of the settings 4 and settings, JSON | number of marks 4 and marks, 8 each | the
    /// same of birthdays | number of names 4 and for each identity 32, length 1, name | next 8 |
    /// number of items 2 and items | what nothing here reads.
    ///
    /// Format 2 has no names, format 1 neither these nor birthdays.
    init(earlier octets: [UInt8]) throws {
        var reader = OctetReader(octets)
        let format = try reader.octet()
        guard Self.earlierFormats.contains(format) else { throw WireError.unknownFormat(format) }
        let settings = try reader.take(Int(try reader.number32()))
        self.settings = try JSONDecoder().decode(NewsSettings.self, from: Data(settings))
        for _ in 0..<(try reader.number32()) { known.insert(try reader.fixed()) }
        if format > 1 {
            for _ in 0..<(try reader.number32()) { birthdays.insert(try reader.fixed()) }
        }
        if format > 2 {
            for _ in 0..<(try reader.number32()) {
                let identity: IdentityKey = try reader.fixed()
                names[identity] = try reader.shortText()
            }
        }
        next = try reader.number64()
        for _ in 0..<(try reader.number16()) {
            if let item = try NewsItem(earlier: &reader) { items.append(item) }
        }
        others[Self.earlierRest] = .text(Hex.encode([format] + (try reader.take(reader.remaining))))
    }

    /// Under this name is the format, and what follows the items there, in hexadecimal.
    package static let earlierRest = "earlier"
}

extension NewsItem {
    /// Id 8 | at 8 | kind 1 | flags 1 | count 4 | list 16 | item 8 | five texts, each with its length
    /// 1. Zeros stand for no list and no item.
    ///
    /// Nil for a kind that is not known.
    fileprivate init?(earlier reader: inout OctetReader) throws(WireError) {
        id = try reader.number64()
        at = WallTime(milliseconds: Int64(bitPattern: try reader.number64()))
        let kind = Self.earlierKinds[try reader.octet()]
        isRead = try reader.octet() & 1 == 1
        count = Int(try reader.number32())
        let list: ListID = try reader.fixed()
        let item: ItemID = try reader.fixed()
        self.list = list.octets.allSatisfy { $0 == 0 } ? nil : list
        self.item = item.octets.allSatisfy { $0 == 0 } ? nil : item
        title = try reader.shortText()
        owner = try reader.shortText()
        wish = try reader.shortText()
        person = try reader.shortText()
        detail = try reader.shortText()
        guard let kind else { return nil }
        self.kind = kind
    }

    private static let earlierKinds: [UInt8: NewsKind] = [
        1: .knock, 2: .friendAccepted, 3: .offer, 4: .listArrived, 5: .listEnded, 6: .dateChanged,
        7: .wishAdded, 8: .wishChanged, 9: .wishGone, 10: .comment, 11: .ask, 12: .thanks,
        13: .birthday, 14: .friendRenamed, 15: .storage, 16: .clockWrong, 64: .reservedChanged,
        65: .reservedGone, 66: .turn, 67: .overtaken, 68: .boughtTwice, 69: .priceMet,
        70: .holdEnding, 71: .holdLapsed, 72: .reminder, 73: .whisper, 74: .idea,
    ]
}

extension OctetReader {
    /// Length 1, then UTF-8.
    fileprivate mutating func shortText() throws(WireError) -> String {
        let length = Int(try octet())
        return String(decoding: try take(length), as: UTF8.self)
    }
}
