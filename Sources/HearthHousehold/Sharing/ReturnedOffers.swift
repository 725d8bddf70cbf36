import HearthReplication
import HearthSodium
import HearthWire

/// Readers whom a roster that came back names, and to whom nothing is offered any more: their home was
/// put back as well, and both letters that let them in are gone (protocol-spec/records.md).
extension Household {
    /// Offers every list of a member's to those of its readers to whom nobody offers it, so that they
    /// can say once more that they read it; not before letters had the time to come back.
    mutating func offerToReaders(of member: IdentityKey, _ work: Work) throws {
        guard hasSettled, let keys = keyring.keys(of: member) else { return }
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == member {
            for reader in entry.readers where reader.identity != member && reader.node != node {
                let pair = PairKey(member: member, other: reader.identity)
                guard try work.store.row(FriendRow.self, pair)?.state == .friends,
                    !returnedLetters.contains(letterKey(from: member, to: reader.identity)),
                    let letter = try? ownLetter(
                        from: member, to: reader.identity, keys: keys, work),
                    !letter.offers.contains(where: { $0.list == entry.id }),
                    let open = try open(entry.id, for: member, keys: keys, work)
                else { continue }
                try offer(open, to: reader.identity, role: reader.role, keys: keys, work)
            }
        }
    }
}
