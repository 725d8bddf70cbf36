import HearthLists
import HearthSodium
import HearthWire

/// What a member knows of the wishes on one list: what everybody who reads it may know.
struct ListMarks: Hashable {
    struct Wish: Hashable {
        var revision: UInt64
        var hash: NewsMark
        /// For saying what is gone; cut.
        var name: String
    }

    /// Days since 1970; nil for a list without a date.
    var day: Int?
    var wishes: [ItemID: Wish] = [:]

    /// What is known of a list now. What has the revision that it had is not looked at again.
    init(of open: OpenList, since earlier: ListMarks?) {
        day = open.merged.head.date?.daysSinceEpoch
        wishes.reserveCapacity(open.merged.items.count)
        for item in open.merged.items {
            if let known = earlier?.wishes[item.id], known.revision == item.revision {
                wishes[item.id] = known
            } else {
                wishes[item.id] = Wish(
                    revision: item.revision, hash: Self.hash(of: item),
                    name: item.name.cut(to: NewsItem.textLimit))
            }
        }
    }

    /// Of everything that a person sees of a wish, but not where it stands.
    private static func hash(of item: Item) -> NewsMark {
        var plain = item
        plain.rank = .middle
        plain.revision = 1
        return NewsMark("wish", Part(items: [plain]).encode())
    }
}

extension ListMarks {
    /// Format 1 | day 4, all ones for none | count 4 | for each: id 8, revision 8, hash 8, length of
    /// the name 1, name.
    var octets: [UInt8] {
        var writer = OctetWriter(reserving: 9 + wishes.count * 60)
        writer.write(UInt8(1))
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
        return writer.octets
    }

    init(octets: [UInt8]) throws(WireError) {
        var reader = OctetReader(octets)
        let format = try reader.octet()
        guard format == 1 else { throw .unknownFormat(format) }
        let day = try reader.number32()
        self.day = day == .max ? nil : Int(Int32(bitPattern: day))
        for _ in 0..<(try reader.number32()) {
            let id: ItemID = try reader.fixed()
            let revision = try reader.number64()
            let hash: NewsMark = try reader.fixed()
            let length = Int(try reader.octet())
            let name = String(decoding: try reader.take(length), as: UTF8.self)
            wishes[id] = Wish(revision: revision, hash: hash, name: name)
        }
    }
}
