import HearthLists
import HearthRows
import HearthSodium
import HearthWire

/// What a member knows of the wishes on one list and of what is said there: what everybody who reads
/// it may know.
package struct ToldList: Hashable {
    struct Wish: Hashable {
        var revision: UInt64
        var hash: Fingerprint
        /// For saying what is gone; cut.
        var name: String
    }

    /// Whether the wishes were ever looked at.
    var hasArrived = false
    /// Days since 1970; nil for a list without a date.
    var day: Int?
    var wishes: [ItemID: Wish] = [:]
    /// Comments of others; nil before they were ever looked at.
    var comments: Set<Fingerprint>?
    /// What givers told the member, an owner; nil before that was ever looked at.
    var thanks: Set<Fingerprint>?

    init() {}

    /// Notes what there is of a list now. What has the revision that it had is not looked at again.
    mutating func note(_ open: OpenList) {
        hasArrived = true
        day = open.merged.head.date?.daysSinceEpoch
        var now: [ItemID: Wish] = [:]
        now.reserveCapacity(open.merged.items.count)
        for item in open.merged.items {
            if let known = wishes[item.id], known.revision == item.revision {
                now[item.id] = known
            } else {
                now[item.id] = Wish(
                    revision: item.revision, hash: Self.hash(of: item),
                    name: item.name.cut(to: NewsItem.textLimit))
            }
        }
        wishes = now
    }

    /// Of everything that a person sees of a wish, but not where it stands.
    private static func hash(of item: Item) -> Fingerprint {
        Fingerprint("wish", Part(items: [item.content]).encode())
    }
}

extension ToldList {
    /// Format 2 | flags 1: 1 has arrived, 2 comments, 4 thanks are known | day 4, all ones for none
    /// | count 4 | for each: id 8, revision 8, hash 8, length of the name 1, name | number of
    /// comments 4 and marks, 8 each | the same of thanks.
    ///
    /// Format 1 is day and wishes alone, of a list that has arrived.
    var octets: [UInt8] {
        var writer = OctetWriter(reserving: 18 + wishes.count * 60)
        writer.write(UInt8(2))
        writer.write(
            UInt8(hasArrived ? 1 : 0) | (comments == nil ? 0 : 2) | (thanks == nil ? 0 : 4))
        writer.write(day.map { UInt32(bitPattern: Int32(clamping: $0)) } ?? .max)
        writer.write(UInt32(clamping: wishes.count))
        for (id, wish) in wishes.sorted(by: { $0.key < $1.key }) {
            writer.write(id)
            writer.write(wish.revision)
            writer.write(wish.hash)
            let name = Array(wish.name.utf8)
            writer.write(UInt8(clamping: name.count))
            writer.write(name)
        }
        for marks in [comments, thanks] {
            writer.write(UInt32(clamping: marks?.count ?? 0))
            for mark in (marks ?? []).sorted() { writer.write(mark) }
        }
        return writer.octets
    }

    init(octets: [UInt8]) throws(WireError) {
        var reader = OctetReader(octets)
        let format = try reader.octet()
        guard format == 1 || format == 2 else { throw WireError.unknownFormat(format) }
        let flags = format == 1 ? 1 : try reader.octet()
        hasArrived = flags & 1 != 0
        let day = try reader.number32()
        self.day = day == .max ? nil : Int(Int32(bitPattern: day))
        for _ in 0..<(try reader.number32()) {
            let id: ItemID = try reader.fixed()
            let revision = try reader.number64()
            let hash: Fingerprint = try reader.fixed()
            let length = Int(try reader.octet())
            let name = String(decoding: try reader.take(length), as: UTF8.self)
            wishes[id] = Wish(revision: revision, hash: hash, name: name)
        }
        guard format > 1 else { return }
        let comments = try Self.marks(&reader)
        let thanks = try Self.marks(&reader)
        if flags & 2 != 0 { self.comments = comments }
        if flags & 4 != 0 { self.thanks = thanks }
    }

    private static func marks(_ reader: inout OctetReader) throws(WireError) -> Set<Fingerprint> {
        var marks: Set<Fingerprint> = []
        for _ in 0..<(try reader.number32()) { marks.insert(try reader.fixed()) }
        return marks
    }
}
