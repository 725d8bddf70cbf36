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
        let contents = Self.group(part.items, stored.count).enumerated().map { index, items in
            Self.content(items, stored, index)
        }
        self.contents =
            Self.suits(contents, stored) ? contents : Self.remade(part.items, now: stored.count)
    }

    /// The octets of the part to be sealed, once every bucket has its reference.
    package func body(_ references: [BlobReference?]) -> [UInt8] {
        part.encode(in: references)
    }

    private static func group(_ items: [Item], _ count: Int) -> [[Item]] {
        guard count > 0 else { return [] }
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

    /// Whether there are as many buckets as there are to be. What is stored as it is was looked at when it was stored:
    /// so one edit encodes what it changes, and not the whole list.
    private static func suits(_ contents: [Content], _ stored: Buckets) -> Bool {
        func octets(_ index: Int) -> Int {
            switch contents[index] {
            case .empty: 0
            case .kept: Bucket.encode(stored.contents[index] ?? []).count
            case .changed(let octets): octets.count
            }
        }
        let isFull = contents.contains { content in
            if case .changed(let octets) = content { octets.count > full } else { false }
        }
        if isFull && contents.count < ListLimits.buckets { return false }
        return stride(from: 0, to: contents.count, by: 2).contains {
            octets($0) + octets($0 + 1) > sparse
        }
    }

    /// All buckets, however many there are to be; none where the part itself has room.
    private static func remade(_ items: [Item], now: Int) -> [Content] {
        /// Each of the most buckets; fewer are of several of these, one after the other.
        let finest = group(items, ListLimits.buckets).map { $0.isEmpty ? [] : Bucket.encode($0) }
        let count = count(of: finest.map(\.count), now: now)
        guard count > 0 else { return [] }
        let width = ListLimits.buckets / count
        return stride(from: 0, to: ListLimits.buckets, by: width).map {
            let octets = Array(finest[$0..<$0 + width].joined())
            return octets.isEmpty ? .empty : .changed(octets)
        }
    }

    /// How many buckets there are to be, by the octets of each of the most; 0 for none.
    private static func count(of finest: [Int], now: Int) -> Int {
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
