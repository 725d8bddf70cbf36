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

    /// Octets of a bucket, and of a part without buckets, over which there are more: so that one of 10,000 short wishes
    /// is sent as a bucket of 8 KB and the 128 references to all of them.
    package static let full = 12 << 10
    /// Octets up to which two buckets become one, and the last ones none: well below, so that one
    /// wish more or less does not change everything each time.
    package static let sparse = 6 << 10

    /// - Throws: `.malformed` when an item belongs into a bucket that is missing: the part cannot
    ///   say anything of it until that has come.
    package init(_ part: Part) throws(PartError) {
        self.part = part
        let stored = part.buckets
        guard stored.missing.isEmpty else {
            contents = try Self.besideMissing(part)
            return
        }
        let contents = stored.references.indices.map { Self.content(of: part, $0) }
        self.contents =
            Self.suits(contents, part) ? contents : Self.remade(part.items, now: stored.count)
    }

    /// The octets of the part to be sealed, once every bucket has its reference.
    package func body(_ references: [BlobReference?]) -> [UInt8] {
        part.encode(in: references)
    }

    /// The part as whoever opens those octets and these buckets reads it; nil while some are missing.
    package func stored(_ references: [BlobReference?]) -> Part? {
        guard part.buckets.missing.isEmpty, let buckets = Buckets(checking: references) else {
            return nil
        }
        return part.stored(in: buckets)
    }

    private static func group(_ items: [Item], _ count: Int) -> [[Item]] {
        var groups = [[Item]](repeating: [], count: count)
        for item in items { groups[Buckets.index(of: item.id, among: count)].append(item) }
        return groups
    }

    private static func content(of part: Part, _ index: Int) -> Content {
        let items = part.items(inBucket: index)
        if items.isEmpty { return .empty }
        let stored = part.buckets
        if let reference = stored.references[index], let known = stored.contents[index],
            known.elementsEqual(items)
        {
            return .kept(reference)
        }
        return .changed(Bucket.encode(Array(items)))
    }

    private static func besideMissing(_ part: Part) throws(PartError) -> [Content] {
        let stored = part.buckets
        let missing = stored.missing
        var contents: [Content] = []
        for index in stored.references.indices {
            if missing.contains(index), let reference = stored.references[index] {
                guard part.items(inBucket: index).isEmpty else { throw .malformed }
                contents.append(.kept(reference))
            } else {
                contents.append(content(of: part, index))
            }
        }
        return contents
    }

    /// Whether there are as many buckets as there are to be. What is stored as it is was looked at when it was stored:
    /// so one edit encodes what it changes, and not the whole list.
    private static func suits(_ contents: [Content], _ part: Part) -> Bool {
        let stored = part.buckets
        func octets(_ index: Int) -> Int {
            switch contents[index] {
            case .empty: 0
            case .kept: Bucket.encode(stored.contents[index] ?? []).count
            case .changed(let octets): octets.count
            }
        }
        let isFull = contents.indices.contains { index in
            guard case .changed(let octets) = contents[index], octets.count > full else {
                return false
            }
            return octets.count - longest(part.items(inBucket: index)) > full
        }
        if isFull && contents.count < ListLimits.buckets { return false }
        return stride(from: 0, to: contents.count, by: 2).contains {
            octets($0) + octets($0 + 1) > sparse
        }
    }

    /// All buckets, however many there are to be; none where the part itself has room.
    private static func remade(_ items: [Item], now: Int) -> [Content] {
        /// Each of the most buckets; fewer are of several of these, one after the other.
        let groups = group(items, ListLimits.buckets)
        let finest = groups.map { $0.isEmpty ? [] : Bucket.encode($0) }
        let loads = zip(groups, finest).map { items, octets in
            Load(octets: octets.count, longest: octets.count > full ? longest(items[...]) : 0)
        }
        let count = count(of: loads, now: now)
        guard count > 0 else { return [] }
        let width = ListLimits.buckets / count
        return stride(from: 0, to: ListLimits.buckets, by: width).map {
            let octets = Array(finest[$0..<$0 + width].joined())
            return octets.isEmpty ? .empty : .changed(octets)
        }
    }

    private struct Load {
        let octets: Int
        let longest: Int
    }

    /// Octets of the longest item, where it fills a bucket by itself; else 0. It does not count: more buckets would
    /// not make it shorter.
    private static func longest(_ items: ArraySlice<Item>) -> Int {
        let octets = items.map { Bucket.encode([$0]).count }.max() ?? 0
        return octets > full ? octets : 0
    }

    /// How many buckets there are to be, by what is in each of the most; 0 for none.
    private static func count(of finest: [Load], now: Int) -> Int {
        func largest(_ count: Int) -> Int {
            let width = ListLimits.buckets / max(count, 1)
            return stride(from: 0, to: ListLimits.buckets, by: width).map {
                let loads = finest[$0..<$0 + width]
                let longest = loads.map(\.longest).max() ?? 0
                return loads.reduce(0) { $0 + $1.octets } - longest
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
