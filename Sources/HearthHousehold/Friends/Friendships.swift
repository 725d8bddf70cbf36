package import HearthAPI
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// A knock is answered when the other's card and letter are both here: then both said yes.
    package mutating func makeFriends(with identity: IdentityKey, _ work: Work) throws {
        for var row in try work.store.rows(FriendRow.self)
        where row.identity == identity && row.state == .knocking && row.isRecovering != true {
            guard let keys = keyring.keys(of: row.member),
                let body = try letter(from: identity, to: row.member, work), body.isFriend,
                let card = try card(of: identity, work)
            else { continue }
            row.state = .friends
            // The node that was knocked at said that they live there, and so does their card.
            let hasAnswered = [KnockOutcome.delivered, .accepted].map(\.rawValue)
                .contains(row.knockOutcome)
            row.isNodeClaimed = hasAnswered && row.node == card.body.nodeKey ? nil : true
            row.node = card.body.nodeKey
            row.since = work.now
            try work.store.put(row)
            rescues.areDue = true
            dialPlan.isStale = true
            try refreshPairs(work)
            try editLetter(from: row.member, to: identity, keys: keys, work) {
                $0.isFriend = true
            }
            try keepPromise(to: row, keys: keys, work)
        }
    }

    /// Makes a friendship of a knock that was answered with yes.
    ///
    /// `promising`: a list that they are offered at once. `isReturning`: they were friends before.
    package mutating func acceptKnock(
        _ knock: KnockRow, promising promised: FriendRow.Promise? = nil,
        isReturning: Bool = false, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: knock.member) else { return }
        let friends = try work.store.rows(FriendRow.self, of: knock.member).count
        guard friends < Limits.friendsPerMember else {
            throw HearthError(.limitFriends, ["limit": "\(Limits.friendsPerMember)"])
        }
        let (record, body) = try CardBody.verified(knock.card)
        if try card(of: knock.identity, work).map({ $0.record.version < record.version }) ?? true {
            try work.store.put(record)
        }
        let key = PairKey(member: knock.member, other: knock.identity)
        let held = try work.store.row(FriendRow.self, key)
        var row = FriendRow(
            member: knock.member, identity: knock.identity, state: .friends,
            node: body.nodeKey, addresses: knock.addresses,
            isVerified: held?.isVerified ?? false, housemate: held?.housemate, since: work.now,
            promised: promised ?? held?.promised)
        row.firstLetter = isReturning ? nil : .awaited
        try work.store.put(row)
        try work.store.remove(IntroductionRow.self, key)
        try work.store.remove(KnockRow.self, knock.key)
        rescues.areDue = true
        dialPlan.isStale = true
        try refreshPairs(work)
        // Where the two nodes share already, nothing else would bring their card over.
        if let own = try card(of: knock.member, work) { replicator.published(own.record) }
        // One letter says it all: the invited list counts as accepted only in the first.
        if !knock.invitation.isEmpty { try openInvitedList(knock, keys: keys, work) }
        try editLetter(from: knock.member, to: knock.identity, keys: keys, work) {
            $0.isFriend = true
        }
        if let row = try work.store.row(FriendRow.self, key) {
            try keepPromise(to: row, keys: keys, work)
        }
        noteChange()
    }

    /// The other side ended it: nothing of theirs is kept that only a friend may have.
    mutating func friendshipEnded(
        member: IdentityKey, friend: IdentityKey, farewell: LetterBody, _ work: Work
    ) throws {
        if let keys = keyring.keys(of: member) {
            try removeGuests(
                farewell.rosterRequests.filter { $0.role == nil }, of: friend, from: member,
                keys: keys, work)
            try removeFromLists(of: member, [friend], keys: keys, work)
        }
        try stopFollowing(invitedBy: friend, by: member, telling: true, work)
        try revokeInvitations(of: member, usedBy: friend, work)
        try forgetNotes(of: member, about: friend, work)
        try work.store.remove(FriendRow.self, PairKey(member: member, other: friend))
        try work.store.removeRecord(letterKey(from: friend, to: member))
        try forgetLetter(from: member, to: friend, work)
        try profileEnds(
            between: member, and: friend, keys: keyring.keys(of: member), byMember: false,
            work)
        dialPlan.isStale = true
        try refreshPairs(work)
        noteChange()
    }

    /// Forgets what a member said to somebody, but not how far their letters had come: who shows one of
    /// them shows nothing new.
    private func forgetLetter(
        from member: IdentityKey, to friend: IdentityKey, _ work: Work
    ) throws {
        let key = letterKey(from: member, to: friend)
        if let version = try work.store.record(key)?.version {
            try work.store.put(
                ForgottenLetterRow(member: member, friend: friend, version: version))
        }
        try work.store.removeRecord(key)
    }

    /// A peer that does not know this node any more has read the letter that ended a friendship.
    package mutating func farewellArrived(on session: SessionID, _ work: Work) throws {
        guard let peer = replicator.peer(of: session) else { return }
        for row in try work.store.rows(FriendRow.self)
        where row.state == .ended && row.node == peer {
            try work.store.remove(FriendRow.self, row.key)
            try forgetLetter(from: row.member, to: row.identity, work)
            dialPlan.isStale = true
        }
        if dialPlan.isStale { try refreshPairs(work) }
    }

    /// `homes`: those of the member's friends, where they are known already.
    func friendInfo(
        _ row: FriendRow, among known: KnownPeople, in homes: FriendHomes? = nil, _ work: Work
    ) throws -> FriendInfo {
        let homes = try homes ?? friendHomes(of: row.member, work)
        let livesWith = homes.adults(livingWith: row.identity)
        let nickname = nicknames[row.identity, of: row.member]
        let ownName =
            row.state == .knocking
            ? row.keptName ?? known.name(of: row.identity)
            : try personName(row.identity, work)
        let name = nickname ?? ownName
        let cardNode = try card(of: row.identity, work)?.body.nodeKey ?? row.node
        let isHere = cardNode == node
        let heard = try lastHeard(of: cardNode, work)
        let outcome = KnockOutcome(rawValue: row.knockOutcome)
        let mayKnow = try members(whoMayKnow: row, work).map { try personName($0, work) }
        return FriendInfo(
            name: name.map { known.told($0, of: row.identity) },
            ownName: nickname == nil ? nil : ownName,
            isNamesake: name.map { known.isShared($0, besides: row.identity) } ?? false,
            key: PublicKeyText(identity: row.identity, node: cardNode).text,
            state: Self.state(row.state),
            isConnected: isHere || replicator.isSharing(with: cardNode),
            isVerified: row.isVerified, housemate: row.housemate?.answer,
            isAsked: try row.state == .friends && isAsked(about: row, in: homes, work),
            isChild: try isKnownChild(row.identity, row, work), livesHere: isHere,
            livesWith: livesWith.isEmpty ? nil : livesWith,
            mayKnow: mayKnow.isEmpty ? nil : mayKnow.sorted(),
            lastHeard: isHere ? nil : heard?.text,
            addresses: row.addresses,
            note: row.state == .knocking ? outcome.map(Self.note) ?? .notReached : nil,
            greeting: row.state == .knocking && !row.greeting.isEmpty ? row.greeting : nil,
            problem: versionProblem(of: cardNode)?.rawValue)
    }

    private static func state(_ state: FriendRow.State) -> FriendState {
        switch state {
        case .knocking: .knocking
        case .met: .met
        case .friends, .ended: .friends
        }
    }

    package static func note(_ outcome: KnockOutcome) -> FriendRemark {
        switch outcome {
        case .delivered: .delivered
        case .accepted: .accepted
        case .invitationUnknown: .invitationUnknown
        case .invitationUsed: .invitationUsed
        case .invitationExpired: .invitationExpired
        case .invitationRevoked: .invitationRevoked
        case .notHere, .over, .moved: .notHere
        }
    }
}
