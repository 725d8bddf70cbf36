import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// A friend who has moved cannot say so while neither home finds the other: their new link does.
extension Household {
    /// Dials the addresses in the link of somebody who is a friend already, too.
    ///
    /// Nobody has signed them. One that is not the friend's costs dials that fail, because the node that
    /// answers there has to prove the key of the node that is known; and what was known is kept. When
    /// the friend's home is heard again, it says itself where it is (`readLetter`).
    ///
    /// - Throws: `.friendsOtherNode` where the link names another node: that counts when its card has
    ///   come, which nobody but the friend can bring. `.alreadyFriends` for an invitation that
    ///   brings nothing new.
    mutating func noteAddresses(
        _ addresses: [String], in link: Link, of row: FriendRow, _ work: Work
    ) throws -> FriendInfo {
        let name = try name(of: row.identity, for: row.member, work)
        let home = try card(of: row.identity, work)?.body.nodeKey ?? row.node
        guard link.key.node == home else {
            throw HearthError(.friendsOtherNode, ["name": name])
        }
        var noted = row
        let known = Set(row.addresses + dialPlan.state(of: home).addresses)
        let new = addresses.filter { !known.contains($0) }
        if new.isEmpty {
            guard link.invitation == nil else {
                throw HearthError(.alreadyFriends, ["name": name])
            }
        } else {
            noted.addresses = Array((new + row.addresses).prefix(Limits.addressesOfFriend))
            try work.store.put(noted)
            dialPlan.isStale = true
            noteChange()
        }
        dialPlan.hurry(home, now: work.now)
        var info = try friendInfo(noted, among: people(knownTo: row.member, work), work)
        info.note = new.isEmpty ? .addressKnown : .addressNoted
        return info
    }
}

extension Limits {
    /// Addresses of one friend that are tried: those in their letter, and as many from links.
    static let addressesOfFriend = 2 * addressesPerNode
}

extension ShowFriend: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FriendDetail {
        let (row, _) = try household.friend(called: friend, of: asker, work)
        let home = try household.card(of: row.identity, work)?.body.nodeKey ?? row.node
        let dial = household.dialPlan.state(of: home)
        let reached = try work.store.row(PeerRow.self, home)?.address
        let others = dial.addresses.filter { !row.addresses.contains($0) }
        return FriendDetail(
            friend: try household.friendInfo(
                row, among: household.people(knownTo: asker.identity, work), work),
            addresses: (row.addresses + others).map { address in
                let attempt = dial.attempts[address]
                return KnownAddress(
                    address: address, wasReached: address == reached,
                    lastTried: attempt?.at.text, lastError: attempt?.error)
            },
            nextAttempt: dial.nextAttempt?.text)
    }
}
