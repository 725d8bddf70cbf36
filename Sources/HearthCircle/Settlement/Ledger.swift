import HearthLists
package import HearthSodium
package import HearthWire

/// What all cells of a list mean together (protocol-spec/ledger.md).
///
/// The same inputs in any order give the same answer on every node; nothing is ever taken back by
/// a machine, the one who came second waits in line and is told.
package struct Ledger: Hashable, Sendable {
    /// Every wish of the list, and those that are gone but somebody claims.
    package let standings: [ItemID: ItemStanding]

    /// Settles who holds what.
    ///
    /// - Parameters:
    ///   - items: the wishes on the list; claims on others show as gone.
    ///   - sheets: the newest sheet of everyone on the newest roster; of an author who is here
    ///     twice, the one made last counts.
    ///   - now: when holds are looked at.
    /// - Returns: a standing for every wish on the list and every wish that somebody claims.
    package static func settle(
        items: [ItemID: LedgerItem],
        sheets: [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)],
        now: WallTime
    ) -> Ledger {
        var claims: [ItemID: [QueuedClaim]] = [:]
        func queue(_ claim: Claim, of author: IdentityKey, _ slotEnd: WallTime) {
            let queued = QueuedClaim(author: author, claim: claim, slotEnd: slotEnd)
            if !queued.hasLapsed(at: now) { claims[claim.item, default: []].append(queued) }
        }
        for (author, newest) in newestByAuthor(sheets) {
            for claim in newest.sheet.claims { queue(claim, of: author, newest.slotEnd) }
        }
        var standings: [ItemID: ItemStanding] = [:]
        for item in Set(items.keys).union(claims.keys) {
            standings[item] = Settlement.standing(
                of: item, terms: items[item], claims: claims[item] ?? [])
        }
        return Ledger(standings: standings)
    }

    /// The standing of one wish; nil when it is not on the list and nobody claims it.
    package subscript(item: ItemID) -> ItemStanding? { standings[item] }

    /// The wishes on which this giver has claims, by item id.
    package func standing(of author: IdentityKey) -> [ItemStanding] {
        standings.values
            .filter { standing in standing.queue.contains { $0.author == author } }
            .sorted { $0.item < $1.item }
    }

    /// When the next hold lapses and the ledger has to be settled again; nil when none will.
    package var nextLapse: WallTime? {
        standings.values.flatMap(\.queue)
            .compactMap { standing in standing.claim.lasts.map { standing.time.adding($0) } }
            .min()
    }

    private typealias Newest = (sheet: ClaimSheet, slotEnd: WallTime)

    private static func newestByAuthor(
        _ sheets: [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)]
    ) -> [IdentityKey: Newest] {
        var newest: [IdentityKey: Newest] = [:]
        for (author, sheet, slotEnd) in sheets {
            if let known = newest[author], !isNewer((sheet, slotEnd), than: known) { continue }
            newest[author] = (sheet, slotEnd)
        }
        return newest
    }

    private static func isNewer(_ sheet: Newest, than other: Newest) -> Bool {
        if sheet.slotEnd != other.slotEnd { return sheet.slotEnd > other.slotEnd }
        if sheet.sheet.madeAt != other.sheet.madeAt {
            return sheet.sheet.madeAt > other.sheet.madeAt
        }
        let places = Limits.claimsPerPersonAndList
        return other.sheet.encode(places: places)
            .lexicographicallyPrecedes(sheet.sheet.encode(places: places))
    }
}
