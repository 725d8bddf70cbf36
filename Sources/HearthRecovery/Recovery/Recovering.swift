package import HearthAPI
import HearthHousehold
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Somebody whose computer is lost comes to live here (protocol-spec/transport.md, Recovery): their keys
/// follow from the code, and a friend's home gives back what it keeps of theirs.
extension Household {
    /// Makes the member, and asks the home of a friend.
    ///
    /// - Throws: what is wrong with the code, the link, the names or the passphrase; `livesHere`.
    package mutating func recover(
        _ operation: RecoverMember, _ work: Work
    ) throws -> HouseholdInfo {
        let seed = try Self.seed(typed: operation.code)
        let identity = seed.identity().publicKey
        let link = try Link.parsed(operation.friend)
        guard link.key.identity != identity else { throw HearthError(.ownKey) }
        if try work.store.row(MemberRow.self, identity) != nil {
            let name = try personName(identity, work)
            // Asked twice, it is done once.
            guard try recoveredAt(of: identity, work) != nil else {
                throw HearthError(.livesHere, ["member": name])
            }
            return householdInfo(name, identity)
        }
        let livesHere = replicator.directory.members.contains(link.key.identity)
        let isConnected = replicator.session(with: link.key.node) != nil
        guard !link.addresses.isEmpty || livesHere || isConnected else {
            throw HearthError(.addressMissing)
        }
        if !isInhabited { try rename(to: operation.household ?? operation.name, work) }
        let member = try addMember(
            named: operation.name, passphrase: operation.passphrase, recoveredFrom: seed, work)
        try Settings.set(
            .recoveredAt, of: identity, text: "\(work.now.milliseconds)", work)
        recovered.insert(identity)
        // A housemate who came before them may have brought lists of theirs.
        try holdLists(of: identity, work)
        if !livesHere {
            try ask(
                RescueBody.Friend(
                    identity: link.key.identity, node: link.key.node, name: "",
                    addresses: link.addresses.map(\.description)), for: identity, work)
        }
        try refreshPairs(work)
        try completeRecovered(work)
        return householdInfo(member.name, identity)
    }

    /// Whose code it is.
    ///
    /// - Throws: what is wrong with the code, the link or the household's name, before anything is made.
    package static func identity(recoveredBy operation: RecoverMember) throws -> IdentityKey {
        let seed = try seed(typed: operation.code)
        guard try !Link.parsed(operation.friend).addresses.isEmpty else {
            throw HearthError(.addressMissing)
        }
        _ = try operation.household.map(HouseholdName.checked)
        return seed.identity().publicKey
    }

    private func householdInfo(_ name: String, _ identity: IdentityKey) -> HouseholdInfo {
        HouseholdInfo(
            household: self.name, member: name,
            key: PublicKeyText(identity: identity, node: node).text)
    }

    private static func seed(typed code: String) throws -> Seed {
        do throws(RecoveryCode.Failure) {
            return try RecoveryCode(typed: code).seed
        } catch {
            throw HearthError(error)
        }
    }

    /// Asks the home of somebody for what it keeps of a member who was recovered.
    mutating func ask(
        _ friend: RescueBody.Friend, for member: IdentityKey, _ work: Work
    ) throws {
        let key = PairKey(member: member, other: friend.identity)
        guard friend.identity != member, try work.store.row(FriendRow.self, key) == nil else {
            return
        }
        guard try work.store.rows(FriendRow.self, of: member).count < Limits.friendsPerMember
        else { throw HearthError(.limitFriends, ["limit": "\(Limits.friendsPerMember)"]) }
        var row = FriendRow(
            member: member, identity: friend.identity, state: .knocking, node: friend.node,
            addresses: friend.addresses.filter { HostPort($0) != nil }, since: work.now)
        row.isRecovering = true
        row.keptName = friend.name.isEmpty ? nil : friend.name
        try work.store.put(row)
        try refreshPairs(work)
        dialPlan.isStale = true
        dialPlan.hurry(friend.node, now: work.now)
        if let session = replicator.session(with: friend.node) { try knock(on: session, work) }
        noteChange()
    }

    /// Makes friends again of those whose homes have given back what a member here said to them, or have
    /// said that there is nothing. Before that no word goes to them: a first letter, which offers nothing,
    /// would have them forget the member's lists.
    package mutating func completeRecovered(_ work: Work) throws {
        guard !recovered.isEmpty else { return }
        for row in try work.store.rows(FriendRow.self) where row.isRecovering == true {
            try complete(row, work)
        }
        try awaitKeptLists(work)
    }

    private mutating func complete(_ recovering: FriendRow, _ work: Work) throws {
        let member = recovering.member
        let key = letterKey(from: member, to: recovering.identity)
        guard let keys = keyring.keys(of: member),
            try letter(from: recovering.identity, to: member, work)?.isFriend == true,
            let card = try card(of: recovering.identity, work)
        else { return }
        let isGivenBack = try work.store.record(key) != nil
        guard isGivenBack || replicator.agreedStreams.contains(key.stream) else { return }
        var row = recovering
        row.state = .friends
        row.isRecovering = nil
        row.keptName = nil
        row.node = card.body.nodeKey
        row.since = work.now
        try work.store.put(row)
        rescues.areDue = true
        dialPlan.isStale = true
        try refreshPairs(work)
        if isGivenBack {
            try ownLetterCame(key, work)
        } else {
            try editLetter(from: member, to: row.identity, keys: keys, work) { $0.isFriend = true }
        }
        try readLetter(from: row.identity, to: member, work)
        try happened(.peopleChanged(of: member), work)
        noteChange()
    }

    /// Asks the homes of friends for the lists that the rescue record names and that are not here: any reader
    /// has all of a list.
    private mutating func awaitKeptLists(_ work: Work) throws {
        for member in recovered.sorted() {
            try endAskingWhereNobodyIsFound(member, work)
            let missing = try missingLists(of: member, work)
            guard !missing.isEmpty else { continue }
            let nodes = try Set(
                work.store.rows(FriendRow.self, of: member).filter { $0.state == .friends }
                    .map { try card(of: $0.identity, work)?.body.nodeKey ?? $0.node }
            ).subtracting([node])
            for list in missing {
                try followKept(list, by: member, work)
                for peer in nodes.sorted() {
                    replicator.directory.awaitRoster(of: list.id, from: peer)
                    replicator.request(list.id.stream, from: peer)
                }
            }
        }
    }

    /// That the member follows the list of somebody else; what they answered there once says more as soon as
    /// it comes.
    private func followKept(
        _ list: RescueBody.List, by member: IdentityKey, _ work: Work
    ) throws {
        let key = MembershipKey(list: list.id, member: member)
        guard list.host != member, try work.store.row(FollowRow.self, key) == nil else { return }
        try work.store.put(
            FollowRow(
                list: list.id, member: member, inviter: list.host, state: .accepted, round: 0,
                showsAddresses: false))
    }

    /// The roster of a list came for the first time: what is a recovered member's own is held back until they
    /// have said who reads it, for somebody may have been taken off since. So is what a home that was put back from
    /// a backup had forgotten.
    package mutating func holdReturnedList(_ list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        if restoredAt != nil, replicator.directory.members.contains(entry.host) {
            try hold(entry, work)
        }
        guard !recovered.isEmpty else { return }
        try keepBringer(of: list, work)
        if entry.owners.contains(where: recovered.contains) { try hold(entry, work) }
    }
}
