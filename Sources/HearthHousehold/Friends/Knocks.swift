import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    // MARK: Knocking at others

    /// Says who knocks, for every member who waits for an answer from this peer.
    mutating func knock(on session: SessionID, _ work: Work) throws {
        guard let peer = replicator.peer(of: session) else { return }
        for row in try work.store.rows(FriendRow.self)
        where row.state == .knocking && row.node == peer {
            guard let card = try card(of: row.member, work) else { continue }
            let body = KnockBody(
                to: row.identity, card: card.record, person: card.body, addresses: addresses,
                invitation: row.invitation, showsAddresses: row.showsAddresses,
                greeting: row.greeting)
            replicator.sendKnock(.knock(body.octets), to: session)
        }
    }

    /// The other node said what became of a knock.
    mutating func receivedKnockAnswer(
        _ octets: [UInt8], on session: SessionID, _ work: Work
    ) throws {
        guard let peer = replicator.peer(of: session),
            let outcome = KnockOutcome(octets: octets)
        else { return replicator.close(session, .protocolViolation) }
        for var row in try work.store.rows(FriendRow.self)
        where row.state == .knocking && row.node == peer {
            row.knockOutcome = outcome.rawValue
            try work.store.put(row)
            noteChange()
        }
    }

    // MARK: Being knocked at

    /// Somebody knocked: takes note of it, or answers at once if an invitation came along.
    mutating func receivedKnock(_ octets: [UInt8], on session: SessionID, _ work: Work) throws {
        guard let peer = replicator.peer(of: session),
            replicator.mayKnock(on: session),
            let knock = try? KnockBody(octets: octets),
            // Whoever knocks proves the node that her card names.
            knock.person.nodeKey == peer
        else { return replicator.close(session, .protocolViolation) }
        let outcome = try outcome(of: knock, work)
        replicator.sendKnock(.knockAnswer(outcome.octets), to: session)
        if !replicator.directory.isKnown(peer) { replicator.close(session, .goodbye) }
    }

    private mutating func outcome(of knock: KnockBody, _ work: Work) throws -> KnockOutcome {
        let member = knock.to
        let identity = knock.person.identity
        guard replicator.directory.members.contains(member) else { return .notHere }
        let key = PairKey(member: member, other: identity)
        if try work.store.row(FriendRow.self, key)?.state == .friends { return .accepted }
        var row = KnockRow(
            member: member, identity: identity, node: knock.person.nodeKey,
            card: knock.card.octets, addresses: knock.addresses.filter { HostPort($0) != nil },
            greeting: knock.greeting, invitation: [], showsAddresses: knock.showsAddresses,
            receivedAt: work.now)
        if !knock.invitation.isEmpty {
            let judged = try judgeInvitation(knock, work)
            guard judged == .accepted else { return judged }
            row.invitation = Invitation(octets: knock.invitation)?.hash.octets ?? []
            try work.store.put(row)
            noteChange()
            // A locked member's yes, given with the invitation, waits for her keys.
            guard keyring.keys(of: member) != nil else { return .delivered }
            try acceptKnock(row, work)
            return .accepted
        }
        // Both knocked: both said yes.
        if try work.store.row(FriendRow.self, key)?.state == .knocking,
            keyring.keys(of: member) != nil
        {
            try acceptKnock(row, work)
            return .accepted
        }
        let waiting = try work.store.rows(KnockRow.self)
        if let held = waiting.first(where: { $0.key == key }) {
            row.isRefused = held.isRefused
            row.receivedAt = held.receivedAt
        } else if waiting.count(where: { !$0.isRefused }) >= Limits.pendingKnocks {
            return .full
        } else if waiting.count >= 2 * Limits.pendingKnocks,
            let oldest = waiting.filter(\.isRefused).min(by: { $0.receivedAt < $1.receivedAt })
        {
            try work.store.remove(KnockRow.self, oldest.key)
        }
        try work.store.put(row)
        noteChange()
        return .delivered
    }

    /// Whether the code that came with a knock is good, and marks it used if so.
    private func judgeInvitation(_ knock: KnockBody, _ work: Work) throws -> KnockOutcome {
        guard let code = Invitation(octets: knock.invitation),
            var row = try work.store.row(InvitationRow.self, code.hash),
            row.member == knock.to
        else { return .invitationUnknown }
        if row.isRevoked { return .invitationRevoked }
        if let usedBy = row.usedBy, usedBy != knock.person.identity { return .invitationUsed }
        if row.usedBy == nil, row.expiresAt <= work.now { return .invitationExpired }
        row.usedBy = knock.person.identity
        try work.store.put(row)
        return .accepted
    }
}
