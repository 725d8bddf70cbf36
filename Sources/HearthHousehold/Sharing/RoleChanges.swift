import HearthAPI
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Readers whose role changes (protocol-spec/records.md, Rounds): who may edit is asked first, who may only read is not.
extension Household {
    // MARK: The owners' side

    /// Has a keeper only read the list from now on, by the offer that says so.
    mutating func lower(
        _ person: IdentityKey, on list: ListID, for asker: Asker, keys: MemberKeys, _ work: Work
    ) throws {
        // Where the two live together, the person's node has answered meanwhile.
        let open = try self.list(at: list.hex, for: asker, work)
        guard open.entry.host == asker.identity else {
            return try requestReading(person, on: open, keys: keys, work)
        }
        guard let reader = open.entry.reader(person), reader.role == .keeper else { return }
        try rewriteRoster(
            of: open, keys: keys,
            admit: [Admission(identity: person, role: .friend, addresses: reader.addresses)], work)
    }

    /// The role that somebody who reads the list does not have yet, and what they say to it.
    func roleChange(
        of reader: ListEntry.Reader, on open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> (role: ReaderRole, isRefused: Bool)? {
        let (member, host) = (open.reader.identity, open.entry.host)
        if member != host,
            let requested = try rosterRequest(
                about: reader.identity, on: open.id, by: member, to: host, keys: keys, work)?.role,
            requested != reader.role
        {
            return (requested, false)
        }
        guard let offer = try offer(of: open.id, to: reader.identity, by: member, keys: keys, work),
            offer.role != reader.role
        else { return nil }
        let answer = try letter(from: reader.identity, to: member, work)?.answers
            .first { $0.list == open.id }
        let standing = Membership.decide(offer: offer, answer: answer)
        if standing.isOpen { return (offer.role, false) }
        return standing.decision == .refused ? (offer.role, true) : nil
    }

    // MARK: The reader's side

    /// Takes note of offers to only read, of lists that a member reads already: they ask nothing, and are answered at
    /// once, for the program at the owner's may wait for it.
    mutating func takeLesserRoles(
        _ row: FriendRow, _ letter: LetterBody, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: row.member) else { return }
        for var follow in try work.store.rows(FollowRow.self, of: row.member)
        where follow.inviter == row.identity && follow.state == .accepted {
            guard let offer = letter.offers.first(where: { $0.list == follow.list }),
                offer.role == .friend, offer.round > follow.round,
                Membership.decide(offer: offer, answer: follow.answer).decision == .accepted,
                try mayBeOffered(offer, by: row.identity, to: row.member, work)
            else { continue }
            let reader = replicator.directory.lists[follow.list]?.reader(row.member)
            let mayEdit = follow.role == .keeper || reader?.role == .keeper
            follow.round = offer.round
            follow.role = .friend
            try work.store.put(follow)
            let answer = LetterBody.Answer(
                list: follow.list, round: offer.round, decision: .accepted,
                showsAddresses: follow.showsAddresses,
                addresses: follow.showsAddresses ? addresses : [])
            try editLetter(from: row.member, to: row.identity, keys: keys, work) { letter in
                letter.answers.removeAll { $0.list == answer.list }
                letter.answers.append(answer)
            }
            if mayEdit { try tellOfLesserRole(offer, by: row, keys: keys, work) }
        }
    }

    private mutating func tellOfLesserRole(
        _ offer: LetterBody.Offer, by row: FriendRow, keys: MemberKeys, _ work: Work
    ) throws {
        var draft = NewsDraft.about(
            .roleChanged, person: try name(of: row.identity, for: row.member, work),
            list: offer.list, title: offer.title)
        draft.listKind = offer.kind == .wishes ? nil : offer.kind.name
        try post([draft], to: row.member, keys: keys, work)
    }

    /// Says no to another role on a list that a member goes on reading as before; false: they do not read it.
    mutating func refuseRole(
        _ offer: LetterBody.Offer, from sender: IdentityKey, by member: IdentityKey,
        keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        guard try noteRefusedRole(offer, from: sender, by: member, work) else { return false }
        try editLetter(from: member, to: sender, keys: keys, work) { letter in
            letter.answers.removeAll { $0.list == offer.list }
            letter.answers.append(
                LetterBody.Answer(
                    list: offer.list, round: offer.round, decision: .refused,
                    showsAddresses: false, addresses: []))
        }
        noteChange()
        return true
    }

    /// Notes that a member is not asked that again, and reads on; false: they do not read it.
    mutating func noteRefusedRole(
        _ offer: LetterBody.Offer, from sender: IdentityKey, by member: IdentityKey, _ work: Work
    ) throws -> Bool {
        let key = MembershipKey(list: offer.list, member: member)
        guard var follow = try work.store.row(FollowRow.self, key), follow.state == .accepted,
            follow.inviter == sender, offer.round > follow.round, offer.since <= follow.round
        else { return false }
        follow.round = offer.round
        try work.store.put(follow)
        return true
    }

    /// Whether a member reads the list that is offered, and is asked for another role.
    func isReading(
        _ offer: LetterBody.Offer, from sender: IdentityKey, by member: IdentityKey, _ work: Work
    ) throws -> Bool {
        let key = MembershipKey(list: offer.list, member: member)
        guard let follow = try work.store.row(FollowRow.self, key), follow.inviter == sender,
            follow.state == .accepted
        else { return false }
        return Membership.decide(offer: offer, answer: follow.answer)
            == .askedAgain(after: .accepted)
    }
}
