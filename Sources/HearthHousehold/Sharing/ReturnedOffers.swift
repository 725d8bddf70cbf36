import HearthReplication
import HearthSodium
import HearthWire

/// Readers whom a roster that came back names, and to whom nothing is offered any more: their home was
/// put back as well, and both letters that let them in are gone (protocol-spec/records.md). And people
/// whom a roster says were taken off, and to whom the list is still offered.
extension Household {
    /// Takes back what is over, and offers every list of a member's to those of its readers to whom
    /// nobody offers it, so that they can say once more that they read it; not before letters had
    /// the time to come back.
    mutating func offerToReaders(of member: IdentityKey, _ work: Work) throws {
        guard hasSettled, let keys = keyring.keys(of: member) else { return }
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == member {
            try withdrawWhatIsOver(on: entry, by: member, keys: keys, work)
            for reader in entry.readers where reader.identity != member && reader.node != node {
                let pair = PairKey(member: member, other: reader.identity)
                guard try work.store.row(FriendRow.self, pair)?.state == .friends,
                    !returnedLetters.contains(letterKey(from: member, to: reader.identity)),
                    let letter = try? ownLetter(
                        from: member, to: reader.identity, keys: keys, work),
                    !letter.offers.contains(where: { $0.list == entry.id }),
                    // Another owner invited them.
                    try requestedSince(reader.identity, on: entry, work) == nil,
                    let open = try open(entry.id, for: member, keys: keys, work)
                else { continue }
                try offer(open, to: reader.identity, role: reader.role, keys: keys, work)
            }
        }
    }

    private func hasLeft(
        _ offer: LetterBody.Offer, _ row: FriendRow, _ work: Work
    ) throws -> Bool {
        try letter(from: row.identity, to: row.member, work)?.answers
            .first { $0.list == offer.list }?.decision == .left
    }

    /// Takes back offers to people who were taken off a list since, as its roster says: the letters
    /// that took them back are gone.
    mutating func withdrawWhatIsOver(
        on list: ListEntry, by owner: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        guard let roster = try roster(of: list.id, work)?.body, !roster.removals.isEmpty else {
            return
        }
        for row in try work.store.rows(FriendRow.self)
        where row.member == owner && row.state == .friends
            && list.reader(row.identity) == nil
        {
            guard let round = roster.removal(of: AuthorTag(of: row.identity, in: list.id)),
                let offer = try offer(
                    of: list.id, to: row.identity, by: owner, keys: keys, work),
                offer.since <= round,
                // Of who left, another owner goes on seeing that they did.
                try owner == list.host || !hasLeft(offer, row, work)
            else { continue }
            try withdrawOffer(
                of: list.id, from: row.identity, by: owner, keys: keys, work)
        }
    }
}
