import HearthAPI
import HearthLists
package import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    // MARK: Knocking at others

    /// Knocks for a member who waits for an answer from this peer: one on each connection with a
    /// stranger, those first who were not heard yet; and not again while an answer is on its way.
    package mutating func knock(on session: SessionID, _ work: Work) throws {
        guard let peer = replicator.peer(of: session),
            !meetings.hasKnocked(on: session) || replicator.isSharing(with: peer)
        else { return }
        let known = meetings.knocks(on: session)
        // The card of who lives elsewhere names that node, which knocks for them.
        let waiting = try work.store.rows(FriendRow.self).filter {
            $0.state == .knocking && $0.node == peer && !known.contains($0.key)
                && elsewhere[$0.member] == nil
        }
        if let row = waiting.min(by: { $0.knockOutcome < $1.knockOutcome }),
            let card = try card(of: row.member, work)
        {
            meetings.knocked(for: row.key, on: session)
            let body = KnockBody(
                to: row.identity, card: card.record, person: card.body, addresses: addresses,
                invitation: row.invitation, showsAddresses: row.showsAddresses,
                greeting: row.greeting)
            replicator.send(.knock(body.octets), to: session)
        }
    }

    /// The other node said what became of a knock.
    package mutating func receivedKnockAnswer(
        _ octets: [UInt8], on session: SessionID, _ work: Work
    ) throws {
        guard let outcome = KnockOutcome(octets: octets) else {
            return replicator.close(session, .protocolViolation)
        }
        replicator.knockWasAnswered(on: session)
        guard let key = meetings.takeAnswered(on: session) else { return }
        if outcome == .moved {
            try happened(.cardOvertaken(key, on: session), work)
        } else {
            try knockAnswered(outcome, for: key, on: session, work)
        }
        try showNextForgotten(on: session, work)
    }

    private mutating func knockAnswered(
        _ outcome: KnockOutcome, for key: PairKey, on session: SessionID, _ work: Work
    ) throws {
        guard var row = try work.store.row(FriendRow.self, key) else { return }
        if outcome == .accepted { try settleArrival(of: key.member, work) }
        if row.state == .friends {
            if outcome == .over { try forgottenEnd(of: row, work) }
            if outcome == .accepted {
                replicator.compareAgain(with: key.other, of: key.member, on: session)
            }
            return
        }
        guard row.state == .knocking else { return }
        row.knockOutcome = outcome.rawValue
        try work.store.put(row)
        try happened(.peopleChanged(of: key.member), work)
        noteChange()
    }

    // MARK: Being knocked at

    /// Somebody knocked: takes note of it, or answers at once if an invitation came along.
    package mutating func receivedKnock(_ octets: [UInt8], on session: SessionID, _ work: Work)
        throws
    {
        guard let peer = replicator.peer(of: session),
            replicator.mayKnock(on: session),
            let knock = try? KnockBody(octets: octets),
            // Anybody who knocks proves the node that their card names.
            knock.person.nodeKey == peer
        else { return replicator.close(session, .protocolViolation) }
        let outcome = try outcome(of: knock, on: session, work)
        replicator.send(.knockAnswer(outcome.octets), to: session)
        if !replicator.directory.isKnown(peer) { replicator.close(session, .goodbye) }
    }

    private mutating func outcome(
        of knock: KnockBody, on session: SessionID, _ work: Work
    ) throws -> KnockOutcome {
        let member = knock.to
        let identity = knock.person.identity
        let shown = meetings.takeShownLetter(on: session)
        guard replicator.directory.members.contains(member) else { return .notHere }
        let key = PairKey(member: member, other: identity)
        if let row = try work.store.row(FriendRow.self, key), row.state == .friends {
            return try take(
                knock.card, ofFriend: row, addresses: knock.addresses, on: session, work)
        }
        if let shown, let outcome = try outcome(of: knock, showing: shown, work) {
            return outcome
        }
        var row = KnockRow(
            member: member, identity: identity, node: knock.person.nodeKey,
            card: knock.card.octets, addresses: knock.addresses.filter { HostPort($0) != nil },
            greeting: Self.greeting(of: knock), invitation: [],
            showsAddresses: knock.showsAddresses,
            receivedAt: work.now)
        if !knock.invitation.isEmpty {
            let judged = try judgeInvitation(knock, work)
            guard judged == .accepted else { return judged }
            row.invitation = Invitation(octets: knock.invitation)?.hash.octets ?? []
            try work.store.put(row)
            try happened(.peopleChanged(of: member), work)
            noteChange()
            // A locked member's yes, given with the invitation, waits for their keys.
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
        // A member who wants to hear of no strangers is not asked, and the strangers are told what
        // others are; a list in common makes them no strangers.
        if try refusesStrangers(member, work), !replicator.isSharing(with: knock.person.nodeKey) {
            return .delivered
        }
        let waiting = try work.store.rows(KnockRow.self)
        if let held = waiting.first(where: { $0.key == key }) {
            row.isRefused = held.isRefused
            row.receivedAt = held.receivedAt
        } else {
            try makeRoom(among: waiting, work)
        }
        try work.store.put(row)
        try happened(.peopleChanged(of: member), work)
        noteChange()
        return .delivered
    }

    /// The oldest of those that wait makes room for a new one, and the oldest of those that were
    /// refused. Those with an invitation are answered already, and only wait for their member's
    /// keys.
    private func makeRoom(among known: [KnockRow], _ work: Work) throws {
        for (kind, limit) in [
            (known.filter { !$0.isRefused && $0.invitation.isEmpty }, Limits.pendingKnocks),
            (known.filter(\.isRefused), Limits.refusedKnocks),
        ] where kind.count >= limit {
            guard let oldest = kind.min(by: { $0.receivedAt < $1.receivedAt }) else { continue }
            try work.store.remove(KnockRow.self, oldest.key)
        }
    }

    /// A stranger's words, left out when they hold what no person types.
    private static func greeting(of knock: KnockBody) -> String {
        (try? TextRule(limit: Limits.greetingLength).cleaned(knock.greeting)) ?? ""
    }

    /// Whether the code that came with a knock is good, and marks it used if so.
    private func judgeInvitation(_ knock: KnockBody, _ work: Work) throws -> KnockOutcome {
        guard let code = Invitation(octets: knock.invitation),
            var row = try work.store.row(InvitationRow.self, code.hash),
            row.member == knock.to
        else { return .invitationUnknown }
        if let usedBy = row.usedBy, row.isRevoked || usedBy != knock.person.identity {
            return .invitationUsed
        }
        // A member who deleted the list it opens wants nobody on it, although they may have it
        // back.
        let isDeleted = row.usedBy == nil && row.list.map { deletedLists[$0] != nil } ?? false
        if row.isRevoked || isDeleted { return .invitationRevoked }
        if row.usedBy == nil, row.expiresAt <= work.now { return .invitationExpired }
        row.usedBy = knock.person.identity
        try work.store.put(row)
        return .accepted
    }
}
