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
    ///   - pages: the claims on the newest page of each of them; one on a wish that its author's
    ///     sheet has a claim on does not count.
    ///   - now: when holds are looked at.
    /// - Returns: a standing for every wish on the list and every wish that somebody claims.
    package static func settle(
        items: [ItemID: LedgerItem],
        sheets: [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)],
        pages: [(author: IdentityKey, claims: [Claim], slotEnd: WallTime)] = [],
        now: WallTime
    ) -> Ledger {
        var claims: [ItemID: [QueuedClaim]] = [:]
        func queue(_ claim: Claim, of author: IdentityKey, _ slotEnd: WallTime) {
            let queued = QueuedClaim(author: author, claim: claim, slotEnd: slotEnd)
            if !queued.hasLapsed(at: now) { claims[claim.item, default: []].append(queued) }
        }
        let newest = newestByAuthor(sheets)
        for (author, newest) in newest {
            for claim in newest.sheet.claims { queue(claim, of: author, newest.slotEnd) }
        }
        for page in pages {
            let sheet = newest[page.author]?.sheet
            for claim in page.claims.beside(sheet?.claims ?? []) {
                queue(claim, of: page.author, page.slotEnd)
            }
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
        return other.sheet.encode().lexicographicallyPrecedes(sheet.sheet.encode())
    }
}
