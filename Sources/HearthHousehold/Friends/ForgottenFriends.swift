import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// Friends made after the copy to which a home was put back (protocol-spec/transport.md, "Forgotten
/// friends"): the friend's home shows it the letter in which its own member said yes.
extension Household {
    /// A peer does not know this node, though a friend of a member here lives there: it may have
    /// forgotten. It is shown its own member's letter, and asked again.
    mutating func showForgottenLetter(on session: SessionID, _ work: Work) throws {
        guard let peer = replicator.peer(of: session), knocks[session] == nil else { return }
        for row in try work.store.rows(FriendRow.self) where row.state == .friends {
            let there = try card(of: row.identity, work)?.body.nodeKey ?? row.node
            guard there == peer, let card = try card(of: row.member, work),
                let letter = try work.store.record(letterKey(from: row.identity, to: row.member))
            else { continue }
            knocks[session] = row.key
            let body = KnockBody(
                to: row.identity, card: card.record, person: card.body, addresses: addresses,
                invitation: [], showsAddresses: false, greeting: "")
            replicator.sendKnock(.record(letter), to: session)
            return replicator.sendKnock(.knock(body.octets), to: session)
        }
    }

    /// A stranger showed a letter: kept until they knock, if a member here signed it.
    mutating func keepShownLetter(_ frame: Frame, on session: SessionID) {
        guard case .record(let record) = frame, record.key.kind == .letter,
            record.key.name == .only, shownLetters[session] == nil,
            replicator.directory.members.contains(record.key.author),
            record.isSigned(by: record.key.author)
        else { return }
        shownLetters[session] = record
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
        let held = try work.store.row(FriendRow.self, PairKey(member: member, other: friend))
        guard held == nil || held?.state == .met, !replicator.isKnown(letter.stamp) else {
            return .over
        }
        // While they are locked nobody can read it, and they are asked as if by a stranger.
        guard let keys = keyring.keys(of: member) else { return nil }
        guard let body = try? LetterBody(record: letter, secret: keys.sealing), body.isFriend else {
            return .over
        }
        try raiseIncarnation(of: member, above: letter.version.incarnation, work)
        try noticeReturn(of: letter.key, work)
        try work.store.put(letter)
        replicator.knows(letter.stamp)
        try acceptKnock(
            KnockRow(
                member: member, identity: friend, node: knock.person.nodeKey,
                card: knock.card.octets, addresses: knock.addresses.filter { HostPort($0) != nil },
                greeting: "", invitation: [], showsAddresses: false, receivedAt: work.now),
            work)
        try ownLetterReturned(letter.key, work)
        return .accepted
    }

    /// A friend's home knows that a friendship was ended which this one remembers: it was put back.
    mutating func forgottenEnd(of row: FriendRow, _ work: Work) throws {
        try noticeReturn(of: letterKey(from: row.member, to: row.identity), work)
        try friendshipEnded(member: row.member, friend: row.identity, work)
    }
}
