/// The one way in which the states of an author are merged (`MergedState`): each is a map of entries by name.
package enum EntryMap {
    /// All entries of both; of each name that both have, what is made of the two. Those of the first stand in their
    /// order, then the others in theirs.
    ///
    /// `combining` takes two of one name. What it does has to be commutative, associative and idempotent.
    package static func merged<Element, Name: Hashable>(
        _ entries: [Element], _ others: [Element], by name: (Element) -> Name,
        combining: (Element, Element) -> Element
    ) -> [Element] {
        var merged = entries
        var places = Dictionary(
            zip(entries.map(name), entries.indices), uniquingKeysWith: { first, _ in first })
        for other in others {
            if let place = places[name(other)] {
                merged[place] = combining(merged[place], other)
            } else {
                places[name(other)] = merged.count
                merged.append(other)
            }
        }
        return merged
    }

    /// The same; of two of one name the one of the higher rank counts.
    package static func merged<Element, Name: Hashable>(
        _ entries: [Element], _ others: [Element], by name: (Element) -> Name,
        rank: (Element) -> EntryRank
    ) -> [Element] {
        merged(entries, others, by: name) { rank($0) < rank($1) ? $1 : $0 }
    }
}

/// Which of two entries of one name counts: of the higher revision, and of two of one revision that with the higher
/// octets.
package struct EntryRank: Comparable {
    private let revision: UInt64
    private let octets: [UInt8]

    /// `revision`: or a round, or a time. `octets`: what the entry says.
    package init(_ revision: UInt64, _ octets: [UInt8]) {
        self.revision = revision
        self.octets = octets
    }

    /// The same by a time.
    package init(_ time: WallTime, _ octets: [UInt8]) {
        self.init(UInt64(clamping: time.milliseconds), octets)
    }

    package static func < (left: EntryRank, right: EntryRank) -> Bool {
        guard left.revision == right.revision else { return left.revision < right.revision }
        return left.octets.lexicographicallyPrecedes(right.octets)
    }
}
