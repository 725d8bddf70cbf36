import HearthAPI
package import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Friends made after the copy to which a home was put back (protocol-spec/transport.md, "Forgotten
/// friends"): the friend's home shows it the letter in which its own member said yes.
extension Household {
    /// A peer does not know this node, though a friend of a member here lives there: it may have
    /// forgotten. It is shown its own member's letter, and asked again: for one friendship, which
    /// makes the two nodes share and shows what else was forgotten.
    package mutating func showForgottenLetter(on session: SessionID, _ work: Work) throws {
        guard let peer = replicator.peer(of: session), !meetings.hasKnocked(on: session)
        else { return }
        let rows = try work.store.rows(FriendRow.self).filter { row in
            try row.state == .friends && elsewhere[row.member] == nil
                && (card(of: row.identity, work)?.body.nodeKey ?? row.node) == peer
                && work.store.record(letterKey(from: row.identity, to: row.member)) != nil
        }
        // One whose member is locked there must not stand in the way of the others for good.
        let next = rows.min { meetings.timesShown($0.key) < meetings.timesShown($1.key) }
        if let next { try showLetter(of: next, on: session, work) }
    }

    /// Goes on with the next friendship that a peer forgot which knows this node otherwise, once the
    /// last knock was answered.
    package mutating func showNextForgotten(on session: SessionID, _ work: Work) throws {
        guard meetings.knocks(on: session).isEmpty else { return }
        while let key = meetings.takeForgotten(on: session) {
            guard let row = try work.store.row(FriendRow.self, key), row.state == .friends,
                elsewhere[row.member] == nil
            else { continue }
            if try showLetter(of: row, on: session, work) { return }
        }
    }

    /// Shows a friend's home the letter in which its member said yes, and knocks. Whether there is
    /// such a letter here.
    @discardableResult
    private mutating func showLetter(
        of row: FriendRow, on session: SessionID, _ work: Work
    ) throws -> Bool {
        guard let card = try card(of: row.member, work),
            let letter = try work.store.record(letterKey(from: row.identity, to: row.member))
        else { return false }
        meetings.knocked(for: row.key, on: session)
        meetings.showed(row.key)
        let body = KnockBody(
            to: row.identity, card: card.record, person: card.body, addresses: addresses,
            invitation: [], showsAddresses: false, greeting: "")
        replicator.send(.record(letter), to: session)
        replicator.send(.knock(body.octets), to: session)
        return true
    }

    /// Somebody showed a letter that is no friend's for all this home knows: kept until they knock,
    /// if a member here signed it.
    package mutating func keepShownLetter(_ frame: Frame, on session: SessionID) {
        guard case .record(let record) = frame, record.key.kind == .letter,
            record.key.name == .only, !meetings.hasShownLetter(on: session),
            replicator.directory.members.contains(record.key.author),
            let peer = replicator.peer(of: session),
            !replicator.directory.mayTake(record.key, from: peer),
            record.isSigned(by: record.key.author)
        else { return }
        meetings.keep(shown: record, on: session)
    }

    /// What becomes of a knock that came with a letter of a member here to the one who knocks; nil:
    /// it is a knock like any other.
    ///
    /// A home that knows the letter, or a later one, knows that the friendship was ended since:
    /// then nobody is asked, for the knock was none of a person's.
    mutating func outcome(
        of knock: KnockBody, showing letter: Record, _ work: Work
    ) throws -> KnockOutcome? {
        let (member, friend) = (knock.to, knock.person.identity)
        guard letter.key == letterKey(from: member, to: friend) else { return nil }
        let pair = PairKey(member: member, other: friend)
        let last = try work.store.row(ForgottenLetterRow.self, pair)?.version
        guard try work.store.row(FriendRow.self, pair)?.state != .ended,
            last.map({ letter.version > $0 }) ?? true
        else { return .over }
        // While they are locked nobody can read it, and they are asked as if by a stranger.
        guard let keys = keyring.keys(of: member) else { return nil }
        guard let body = try? LetterBody(record: letter, secret: keys.sealing), body.isFriend else {
            return .over
        }
        try raiseIncarnation(of: member, above: letter.version.incarnation, work)
        try noticeReturn(of: letter.key, work)
        try work.store.put(letter)
        try acceptKnock(
            KnockRow(
                member: member, identity: friend, node: knock.person.nodeKey,
                card: knock.card.octets, addresses: knock.addresses.filter { HostPort($0) != nil },
                greeting: "", invitation: [], showsAddresses: false, receivedAt: work.now),
            isReturning: true, work)
        try ownLetterCame(letter.key, work)
        return .accepted
    }

    /// A friend's home knows that a friendship was ended which this one remembers: it was put back.
    mutating func forgottenEnd(of row: FriendRow, _ work: Work) throws {
        try noticeReturn(of: letterKey(from: row.member, to: row.identity), work)
        try friendshipEnded(
            member: row.member, friend: row.identity, farewell: LetterBody(), work)
    }
}
