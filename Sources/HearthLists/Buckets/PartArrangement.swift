import HearthWire

/// How a part is to be stored: in itself, or in buckets, of which only those that changed are made
/// again (protocol-spec/records.md, "Buckets").
package struct PartArrangement: Sendable {
    package enum Content: Hashable, Sendable {
        case empty
        /// As it is stored, or not here and left alone.
        case kept(BlobReference)
        /// To be sealed: the octets of the bucket.
        case changed([UInt8])
    }

    /// By number; none when the items stand in the part itself.
    package let contents: [Content]
    private let part: Part

    /// Octets of a bucket, and of a part without buckets, over which there are more.
    package static let full = 64 << 10
    /// Octets up to which two buckets become one, and the last ones none: well below, so that one
    /// wish more or less does not change everything each time.
    package static let sparse = 32 << 10

    /// - Throws: `.malformed` when an item belongs into a bucket that is missing: the part cannot
    ///   say anything of it until that has come.
    package init(_ part: Part) throws(PartError) {
        self.part = part
        let stored = part.buckets
        guard stored.missing.isEmpty else {
            contents = try Self.besideMissing(part)
            return
        }
        let count = Self.count(of: part.items, now: stored.count)
        guard count > 0 else {
            contents = []
            return
        }
        let groups = Self.group(part.items, count)
        contents = groups.enumerated().map { index, items in
            if count == stored.count { return Self.content(items, stored, index) }
            return items.isEmpty ? .empty : .changed(Bucket.encode(items))
        }
    }

    /// The octets of the part to be sealed, once every bucket has its reference.
    package func body(_ references: [BlobReference?]) -> [UInt8] {
        part.encode(in: references)
    }

    private static func group(_ items: [Item], _ count: Int) -> [[Item]] {
        var groups = [[Item]](repeating: [], count: count)
        for item in items { groups[Buckets.index(of: item.id, among: count)].append(item) }
        return groups
    }

    private static func content(_ items: [Item], _ stored: Buckets, _ index: Int) -> Content {
        if items.isEmpty { return .empty }
        if let reference = stored.references[index], stored.contents[index] == items {
            return .kept(reference)
        }
        return .changed(Bucket.encode(items))
    }

    private static func besideMissing(_ part: Part) throws(PartError) -> [Content] {
        let stored = part.buckets
        let missing = stored.missing
        var contents: [Content] = []
        for (index, items) in group(part.items, stored.count).enumerated() {
            if missing.contains(index), let reference = stored.references[index] {
                guard items.isEmpty else { throw .malformed }
                contents.append(.kept(reference))
            } else {
                contents.append(content(items, stored, index))
            }
        }
        return contents
    }

    /// How many buckets there are to be; 0 for none.
    private static func count(of items: [Item], now: Int) -> Int {
        /// Octets of each of the most buckets; of fewer they are sums of these.
        let finest = group(items, ListLimits.buckets).map {
            $0.isEmpty ? 0 : Bucket.encode($0).count
        }
        func largest(_ count: Int) -> Int {
            let width = ListLimits.buckets / max(count, 1)
            return stride(from: 0, to: ListLimits.buckets, by: width).map {
                finest[$0..<$0 + width].reduce(0, +)
            }.max() ?? 0
        }
        var count = max(now, 1)
        while count < ListLimits.buckets, largest(count) > full { count *= 2 }
        if count == max(now, 1) {
            while count > 1, largest(count / 2) <= sparse { count /= 2 }
        }
        return count == 1 ? 0 : count
    }
}
