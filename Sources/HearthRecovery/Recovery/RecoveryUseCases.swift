package import HearthAPI
package import HearthHousehold
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension RecoverMember: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> HouseholdInfo
    {
        try household.recover(self, work)
    }
}

extension ShowRecovery: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> RecoveryProgress
    {
        try household.recoveryProgress(of: asker, work)
    }
}

extension AskFoundFriends: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> RecoveryProgress
    {
        let member = asker.identity
        let unwanted = try Set(without.map { try Link.parsed($0).key.identity })
        // Before the record has come, nobody can have said anything of it.
        if household.recovered.contains(member),
            try household.knowsWhatIsKept(of: member, work)
        {
            for friend in try household.found(by: member, work)
            where !unwanted.contains(friend.identity) {
                try household.ask(friend, for: member, work)
            }
            try household.noteAskedFound(by: member, work)
            try household.completeRecovered(work)
        }
        return try household.recoveryProgress(of: asker, work)
    }
}

extension Household {
    /// Whether the rescue record has come, or a friend's home has none. Before that nobody is found, and a new
    /// record would take the place of the one that names them.
    fileprivate func knowsWhatIsKept(of member: IdentityKey, _ work: Work) throws -> Bool {
        try rescue(of: member, work) != nil
            || replicator.agreedStreams.contains(.card(of: member))
    }

    /// Whom the rescue record names, and who is no friend yet and was not asked.
    func found(
        by member: IdentityKey, _ work: Work
    ) throws -> [RescueBody.Friend] {
        guard let kept = try rescue(of: member, work) else { return [] }
        return try kept.friends.filter { friend in
            let key = PairKey(member: member, other: friend.identity)
            return try friend.identity != member
                && work.store.row(FriendRow.self, key) == nil
        }
    }

    fileprivate mutating func recoveryProgress(
        of asker: Asker, _ work: Work
    ) throws -> RecoveryProgress {
        let member = asker.identity
        guard let since = try recoveredAt(of: member, work) else { return RecoveryProgress() }
        let kept = try rescue(of: member, work)
        let lists = try keptLists(of: member, work)
        let named = lists.isEmpty ? kept?.lists ?? [] : lists
        let friends = try work.store.rows(FriendRow.self, of: member)
            .filter { row in
                row.isRecovering == true
                    || row.state == .friends && !replicator.directory.members.contains(row.identity)
            }
            .sorted { ($0.since, $0.identity) < ($1.since, $1.identity) }
        let held = replicator.directory.lists.values.filter {
            $0.owners.contains(member) && isHeld($0.id)
        }
        return RecoveryProgress(
            since: since.text,
            friends: try friends.map { row in
                let name = try card(of: row.identity, work)?.body.name
                let outcome = KnockOutcome(rawValue: row.knockOutcome)
                return RecoveringFriend(
                    name: name ?? row.keptName,
                    key: PublicKeyText(identity: row.identity, node: row.node).text,
                    isBack: row.state == .friends,
                    note: row.state == .friends
                        ? nil : outcome.map(Self.note) ?? .notReached)
            },
            keptAt: kept?.writtenAt.text,
            found: try found(by: member, work).map { friend in
                FoundFriend(
                    name: friend.name,
                    key: PublicKeyText(identity: friend.identity, node: friend.node).text)
            },
            listsKept: named.count,
            listsHere: named.count { replicator.directory.lists[$0.id] != nil },
            listsHeld: try held.compactMap { entry in
                try asker.keys.flatMap {
                    try open(entry.id, for: member, keys: $0, work)?.displayTitle
                }
            }.sorted())
    }
}
