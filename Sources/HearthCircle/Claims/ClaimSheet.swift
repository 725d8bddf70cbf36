import HearthLists
package import HearthWire

/// Why a sheet of claims cannot be read or made.
package enum ClaimSheetError: Error, Hashable {
    /// Another number of octets than a sheet has, more entries than there are places, octets in an empty
    /// place, two entries about one wish, or a claim of a kind or an amount that does not exist.
    case malformed
    /// More claims than there are places.
    case tooManyClaims
}

/// What a sheet says about its author.
package struct ClaimSheetFlags: OptionSet, Hashable, Sendable {
    /// Bits without a meaning yet are kept.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The author left the circle; anybody who leaves makes no claims.
    package static let left = ClaimSheetFlags(rawValue: 1)
}

/// The claims of one giver on one list: what is sealed in a cell of claims (protocol-spec/circle.md).
///
/// ```
/// 0   6  made at      8  400  16 entries of 25, or
/// 6   1  count        8 1600  64 of them
/// 7   1  flags
/// ```
package struct ClaimSheet: MergedState {
    /// How long it is remembered that a wish is free again.
    private static let freedLifetime: Duration = .seconds(31 * 86_400)

    /// When the sheet was made, by its author's clock.
    package var madeAt: WallTime
    package var flags: ClaimSheetFlags
    /// By item; of each item one.
    package private(set) var entries: [ClaimEntry]

    /// A sheet of these entries; of two about one wish that counts which was changed later.
    package init(
        madeAt: WallTime, entries: [ClaimEntry] = [], flags: ClaimSheetFlags = []
    ) {
        self.madeAt = madeAt
        self.flags = flags
        self.entries = []
        take(entries)
    }

    /// The claims that are on it, by item.
    package var claims: [Claim] { entries.compactMap(\.claim) }

    /// Replaces the claims; what was claimed and is not any more is free again.
    ///
    /// `places`: how many entries there is room for. What has been free for long goes, and more where the
    /// room is needed, the longest ago first.
    ///
    /// - Throws: `.tooManyClaims`; then nothing was changed.
    package mutating func replace(
        with claims: [Claim], at now: WallTime, places: Int
    ) throws(ClaimSheetError) {
        guard claims.count <= places else { throw .tooManyClaims }
        let wanted = Dictionary(claims.map { ($0.item, $0) }, uniquingKeysWith: { $1 })
        var changed: [ClaimEntry] = []
        for claim in claims where entry(of: claim.item)?.claim != claim {
            changed.append(ClaimEntry(claim, changed: moment(of: claim.item, now)))
        }
        for entry in entries where entry.claim != nil && wanted[entry.item] == nil {
            // A hold that has lapsed counts nowhere, and needs no word that it is over.
            guard entry.claim?.hasLapsed(at: now) == false else { continue }
            changed.append(ClaimEntry(freed: entry.item, changed: moment(of: entry.item, now)))
        }
        entries.removeAll { entry in
            entry.claim.map { $0.hasLapsed(at: now) }
                ?? (now.since(entry.changed) > Self.freedLifetime)
        }
        take(changed)
        fit(into: places)
    }

    /// This and another state of the same giver's claims.
    package func merged(with other: ClaimSheet) -> ClaimSheet {
        var merged = self
        merged.madeAt = max(madeAt, other.madeAt)
        merged.flags.formUnion(other.flags)
        merged.take(other.entries)
        return merged
    }

    /// Leaves as many entries as there is room for: freed wishes go first, then claims, of each those that
    /// were changed the longest ago.
    package mutating func fit(into places: Int) {
        guard entries.count > places else { return }
        let byAge = entries.sorted {
            ($0.claim == nil ? 0 : 1, $0.changed, $0.item)
                < ($1.claim == nil ? 0 : 1, $1.changed, $1.item)
        }
        let gone = Set(byAge.prefix(entries.count - places).map(\.item))
        entries.removeAll { gone.contains($0.item) }
    }

    private mutating func take(_ others: [ClaimEntry]) {
        entries = EntryMap.merged(entries, others, by: \.item, rank: \.rank)
            .sorted { $0.item < $1.item }
    }

    private func entry(of item: ItemID) -> ClaimEntry? { entries.first { $0.item == item } }

    /// After what was said of the wish before, even if the clock was set back since.
    private func moment(of item: ItemID, _ now: WallTime) -> WallTime {
        guard let last = entry(of: item)?.changed else { return now }
        return max(now, last.adding(.milliseconds(1)))
    }
}
