import FoundationEssentials
import HearthSodium
import HearthWire

/// The circles that a member belongs to, by list: what room their book has follows from them.
typealias NewsCircles = [ListID: Set<AuthorTag>]

extension NewsBook {
    /// Octets of everything that may depend on claims: as many as there can be, always, for a
    /// member who could ever claim something on so many lists.
    private static func secretRoom(lists: Int, circles: NewsCircles) -> Int {
        8 + 2 + itemLimit * NewsItem.byteLimit
            + 2 + lists
            * (ListID.byteCount + 1 + Limits.claimsPerPersonAndList * ClaimMark.byteCount)
            + 2 + circles.count * (ListID.byteCount + 2)
            + circles.values.reduce(0) { $0 + $1.count } * TalkMark.byteCount
    }

    /// Format 3 | length of the settings 4 and settings, JSON | number of marks 4 and marks, 8 each
    /// | the same of birthdays | number of names 4 and for each identity 32, length 1, name | next 8 | number of items 2 and items | number of lists 2 and for
    /// each its id 16, number of claims 1 and claims | number of lists 2 and for each its id 16,
    /// number of authors 2 and talk | zeros up to the room that everything after the names has.
    ///
    /// Format 2 has no names, format 1 neither these nor birthdays nor talk.
    func octets(lists: Int, circles: NewsCircles) throws -> [UInt8] {
        let room = Self.secretRoom(lists: lists, circles: circles)
        var writer = OctetWriter(reserving: 4096 + room)
        writer.write(UInt8(3))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let settings = [UInt8](try encoder.encode(settings))
        writer.write(UInt32(clamping: settings.count))
        writer.write(settings)
        for marks in [known, birthdays] {
            writer.write(UInt32(clamping: marks.count))
            for mark in marks.sorted() { writer.write(mark) }
        }
        writer.write(UInt32(clamping: names.count))
        for (identity, name) in names.sorted(by: { $0.key < $1.key }) {
            let name = Array(name.utf8)
            writer.write(identity)
            writer.write(UInt8(clamping: name.count))
            writer.write(name)
        }
        let start = writer.octets.count
        writer.write(next)
        writer.write(UInt16(clamping: items.count))
        for item in items { item.write(to: &writer) }
        let claims = claims.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
            .prefix(lists)
        writer.write(UInt16(clamping: claims.count))
        for (list, marks) in claims {
            let marks = marks.prefix(Limits.claimsPerPersonAndList)
            writer.write(list)
            writer.write(UInt8(clamping: marks.count))
            for mark in marks { mark.write(to: &writer) }
        }
        let talk = talk.filter { circles[$0.key] != nil }.sorted { $0.key < $1.key }
        writer.write(UInt16(clamping: talk.count))
        for (list, marks) in talk {
            // Who left since the list was looked at has no room any more.
            let marks = marks.filter { circles[list]?.contains($0.author) ?? false }
            writer.write(list)
            writer.write(UInt16(clamping: marks.count))
            for mark in marks { mark.write(to: &writer) }
        }
        let rest = room - (writer.octets.count - start)
        precondition(rest >= 0, "nothing of a book is larger than its room")
        writer.writeZeros(rest)
        return writer.octets
    }

    init(octets: [UInt8]) throws {
        var reader = OctetReader(octets)
        let format = try reader.octet()
        guard (1...3).contains(format) else { throw WireError.unknownFormat(format) }
        let settings = try reader.take(Int(try reader.number32()))
        self.settings = try JSONDecoder().decode(NewsSettings.self, from: Data(settings))
        for _ in 0..<(try reader.number32()) { known.insert(try reader.fixed()) }
        if format > 1 {
            for _ in 0..<(try reader.number32()) { birthdays.insert(try reader.fixed()) }
        }
        if format > 2 {
            for _ in 0..<(try reader.number32()) {
                let identity: IdentityKey = try reader.fixed()
                let length = Int(try reader.octet())
                names[identity] = String(decoding: try reader.take(length), as: UTF8.self)
            }
        }
        next = try reader.number64()
        for _ in 0..<(try reader.number16()) {
            if let item = try NewsItem.read(&reader) { items.append(item) }
        }
        for _ in 0..<(try reader.number16()) {
            let list: ListID = try reader.fixed()
            var marks: [ClaimMark] = []
            for _ in 0..<(try reader.octet()) { marks.append(try ClaimMark.read(&reader)) }
            claims[list] = marks
        }
        guard format > 1 else { return }
        for _ in 0..<(try reader.number16()) {
            let list: ListID = try reader.fixed()
            var marks: [TalkMark] = []
            for _ in 0..<(try reader.number16()) { marks.append(try TalkMark.read(&reader)) }
            talk[list] = marks
        }
    }
}
