import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// Members of one home tell each other of friends whom others there may know too. Nothing of it leaves
/// the node: the friend hears of those who ask, and of nobody else.
extension Household {
    /// Of how many people a member is told at once; who was told of longest ago makes room.
    private static let mostIntroductions = 64

    /// Members here who may know somebody too: no friends of theirs, and not told or asking yet.
    func members(whoMayKnow row: FriendRow, _ work: Work) throws -> [IdentityKey] {
        guard row.state == .friends, row.wasIntroduced != true,
            !replicator.directory.members.contains(row.identity)
        else { return [] }
        return try replicator.directory.members.sorted().filter { member in
            guard member != row.member else { return false }
            let key = PairKey(member: member, other: row.identity)
            let state = try work.store.row(FriendRow.self, key)?.state
            return try state != .friends && state != .knocking
                && work.store.row(KnockRow.self, key) == nil
                && work.store.row(IntroductionRow.self, key) == nil
        }
    }

    /// What a member was told and what still holds: the one who told it is a friend of the person, and
    /// the member is none and does not ask.
    func introductions(
        to member: IdentityKey, _ work: Work
    ) throws -> [(row: IntroductionRow, friendship: FriendRow)] {
        try work.store.rows(IntroductionRow.self, of: member).compactMap { row in
            let own = try work.store.row(FriendRow.self, row.key)?.state
            guard own != .friends, own != .knocking,
                let friendship = try work.store.row(
                    FriendRow.self, PairKey(member: row.teller, other: row.person)),
                friendship.state == .friends
            else { return nil }
            return (row, friendship)
        }
        .sorted { $0.row.toldAt > $1.row.toldAt }
    }

    func introduction(
        of name: String, to asker: Asker, _ work: Work
    ) throws -> (row: IntroductionRow, friendship: FriendRow) {
        let all = try introductions(to: asker.identity, work)
        if let link = try? Link(name),
            let found = all.first(where: { $0.row.person == link.key.identity })
        {
            return found
        }
        let named = try all.map {
            (found: $0, name: try self.name(of: $0.row.person, for: asker.identity, work))
        }
        return try Names.one(
            named, called: name, by: asker.naming, name: \.name, hex: \.found.row.person.hex,
            unknown: .unknownFriend, ambiguous: .ambiguousFriend
        ).found
    }

    /// Tells a member of a friend of another's.
    func tell(_ member: IdentityKey, of row: FriendRow, _ work: Work) throws {
        let held = try work.store.rows(IntroductionRow.self, of: member)
        if held.count >= Self.mostIntroductions,
            let oldest = held.min(by: { $0.toldAt < $1.toldAt })
        {
            try work.store.remove(IntroductionRow.self, oldest.key)
        }
        try work.store.put(
            IntroductionRow(
                member: member, person: row.identity, teller: row.member, toldAt: work.now))
    }

    /// A member has gone, and with them what they told others.
    package func forgetIntroductions(by teller: IdentityKey, _ work: Work) throws {
        for row in try work.store.rows(IntroductionRow.self) where row.teller == teller {
            try work.store.remove(IntroductionRow.self, row.key)
        }
    }

    /// The reader's friends in the home of somebody who knocked. The connection of the knock proved the
    /// home, and so did that by which the friend became one; where a friend's newest card names another
    /// home, they have moved.
    func friends(inHomeOf knock: KnockRow, _ work: Work) throws -> [String] {
        let known = try people(knownTo: knock.member, work)
        return try friends(of: knock.member, work)
            .filter { row, _ in
                let home = try card(of: row.identity, work)?.body.nodeKey ?? row.node
                return row.node == knock.node && home == row.node && row.isNodeClaimed != true
                    && row.identity != knock.identity
            }
            .map { row, name in known.told(name, of: row.identity) }
            .sorted()
    }
}
