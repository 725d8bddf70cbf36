import HearthReplication
import HearthSodium
import HearthWire

/// Lists that a member made and shared after the copy to which their home was put back: their own
/// letters to those whom they offered them tell of them, and anybody who reads one has all of it.
extension Household {
    /// Asks for every list that a member offers and that is not here.
    mutating func awaitOwnLists(of member: IdentityKey, _ work: Work) throws {
        for row in try work.store.rows(FriendRow.self)
        where row.member == member && row.state == .friends {
            try awaitOwnLists(offeredTo: row, work)
        }
    }

    /// The same of one letter, which came back.
    mutating func awaitOwnLists(
        of member: IdentityKey, in letter: RecordKey, _ work: Work
    ) throws {
        for row in try work.store.rows(FriendRow.self)
        where row.member == member && row.state == .friends
            && letter.stream == .letter(from: row.member, to: row.identity)
        {
            try awaitOwnLists(offeredTo: row, work)
        }
    }

    /// The roster comes first, and with it the list's own stream is compared.
    private mutating func awaitOwnLists(offeredTo row: FriendRow, _ work: Work) throws {
        guard let keys = keyring.keys(of: row.member),
            let record = try work.store.record(letterKey(from: row.member, to: row.identity)),
            let letter = try? LetterBody(record: record, secret: keys.sealing)
        else { return }
        let peer = try card(of: row.identity, work)?.body.nodeKey ?? row.node
        guard peer != node else { return }
        for offer in letter.offers
        // Only they can have made it, and its roster is signed by them.
        where replicator.directory.lists[offer.list] == nil && offer.place == 0
            && offer.isOwned(by: row.member)
        {
            replicator.directory.awaitRoster(of: offer.list, from: peer)
            replicator.request(offer.list.stream, from: peer)
        }
    }
}
