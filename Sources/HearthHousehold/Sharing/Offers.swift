import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Lists that members here offer to friends.
extension Household {
    /// Offers a list to a friend, who is asked before they become a reader.
    mutating func offer(
        _ open: OpenList, to friend: IdentityKey, role: ReaderRole, keys: MemberKeys, _ work: Work
    ) throws {
        let member = open.reader.identity
        let host = open.entry.host
        let requested =
            member == host
            ? nil
            : try rosterRequest(about: friend, on: open.id, by: member, to: host, keys: keys, work)
        let answered = try letter(from: friend, to: member, work)?.answers
            .first { $0.list == open.id }?.round
        let head = open.newestHead
        let isReader = open.entry.reader(friend) != nil
        let readers = open.entry.readers.count + (isReader ? 0 : 1)
        let roster = try roster(of: open.id, work)?.body
        let coOwners = try open.entry.owners.filter { $0 != member }.compactMap { owner in
            try roster?.readers.first { $0.person.identity == owner }
                .map { try LetterBody.NamedPerson(card: $0.card.octets) }
        }
        let keepers = try offeredKeepers(of: open.entry, roster, work)
        let admits =
            try role == .owner && member == host && awaitedOwners(of: open, work).isEmpty
        try editLetter(from: member, to: friend, keys: keys, work) { letter in
            let held = letter.offers.first { $0.list == open.id }
            let removed = roster?.removal(of: AuthorTag(of: friend, in: open.id))
            let round = Membership.nextRound(
                after: [
                    answered, held?.round, removed, requested?.round, letter.withdrawn[open.id],
                ], now: work.now)
            letter.isFriend = true
            letter.offers.removeAll { $0.list == open.id }
            letter.offers.append(
                LetterBody.Offer(
                    list: open.id, title: head.title, role: role, readers: readers,
                    occasion: head.occasion.map { $0.message.rawValue } ?? 0,
                    date: head.date.map { [$0.year, $0.month, $0.day] } ?? [],
                    isGiving: open.entry.isGiving, kind: head.kind,
                    round: round,
                    since: Membership.since(
                        isReader: isReader, present: held, removal: removed, round: round),
                    salt: roster?.salt ?? [], coOwners: coOwners,
                    place: open.entry.owners.firstIndex(of: member) ?? 0, admits: admits,
                    keepers: role == .owner ? [] : keepers))
        }
    }

    /// What is offered to a friend of a member's list.
    func offer(
        of list: ListID, to friend: IdentityKey, by member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws -> LetterBody.Offer? {
        try ownLetter(from: member, to: friend, keys: keys, work).offers.first { $0.list == list }
    }

    mutating func withdrawOffer(
        of list: ListID, from friend: IdentityKey, by member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        try editLetter(from: member, to: friend, keys: keys, work) { letter in
            letter.offers.removeAll { $0.list == list }
        }
    }

    /// Lets in who accepted, and out who left.
    mutating func takeAnswers(_ row: FriendRow, _ letter: LetterBody, _ work: Work) throws {
        guard let keys = keyring.keys(of: row.member), !letter.answers.isEmpty else { return }
        let offers = try ownLetter(from: row.member, to: row.identity, keys: keys, work).offers
        for answer in letter.answers {
            guard let offer = offers.first(where: { $0.list == answer.list }) else { continue }
            let standing = Membership.decide(offer: offer, answer: answer)
            // Anybody who leaves may not have seen that they were asked again, say for another role.
            guard standing.decision != nil || answer.decision == .left && standing != .ahead
            else { continue }
            guard offer.place == 0 else {
                do {
                    try pass(answer, to: offer, by: row, keys: keys, work)
                } catch is HearthError {
                    // The letter to the host has no room. Theirs is kept all the same.
                    guard answer.decision == .accepted else { continue }
                    alarm(.notLetIn, about: try personName(row.identity, work))
                }
                continue
            }
            guard let entry = replicator.directory.lists[answer.list],
                entry.host == row.member,
                // Who owns the list is fixed in its id; an answer changes nothing of that.
                entry.owners.contains(row.identity) == (offer.role == .owner)
            else { continue }
            switch answer.decision {
            case .accepted: try takeYes(answer, to: offer, by: row, on: entry, keys: keys, work)
            case .left: try takeLeaving(of: row, from: entry, as: offer.role, keys: keys, work)
            case .refused: continue
            }
        }
    }

    private mutating func takeYes(
        _ answer: LetterBody.Answer, to offer: LetterBody.Offer, by row: FriendRow,
        on entry: ListEntry, keys: MemberKeys, _ work: Work
    ) throws {
        let removal = try roster(of: entry.id, work)?.body
            .removal(of: AuthorTag(of: row.identity, in: entry.id))
        if Membership.decide(offer: offer, answer: answer, removal: removal) == .off {
            // This home had forgotten that it took them off.
            return try withdrawOffer(
                of: entry.id, from: row.identity, by: row.member, keys: keys, work)
        }
        let addresses = answer.showsAddresses ? answer.addresses : []
        let reader = entry.reader(row.identity)
        // A yes to an earlier offer lets nobody in.
        guard reader != nil || answer.round == offer.round else { return }
        // What was offered before raises nobody above what another roster may have said since.
        let isKept =
            try reader?.role == .friend && isOfBefore(offer.round, on: entry.id, work)
        let role = isKept ? .friend : offer.role
        if let reader, reader.role == role, reader.addresses == addresses { return }
        try admit(
            Admission(identity: row.identity, role: role, addresses: addresses),
            to: entry.id, by: row.member, keys: keys, work)
    }

    private mutating func takeLeaving(
        of row: FriendRow, from entry: ListEntry, as role: ReaderRole, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard let reader = entry.reader(row.identity) else { return }
        if role == .owner {
            // They stay on the roster, blind for good, and are not dialled any more.
            guard !reader.addresses.isEmpty else { return }
            return try admit(
                Admission(identity: row.identity, role: .owner, addresses: []),
                to: entry.id, by: row.member, keys: keys, work)
        }
        guard let open = try open(entry.id, for: row.member, keys: keys, work) else { return }
        try rewriteRoster(of: open, keys: keys, remove: [row.identity], work)
        // Somebody may have waited for the room.
        try takeRosterRequests(for: row.member, work)
    }

    private mutating func admit(
        _ admission: Admission, to list: ListID, by member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard let open = try open(list, for: member, keys: keys, work),
            open.entry.readers.count < Limits.peoplePerList || admission.role == .owner
        else { return }
        do {
            try rewriteRoster(of: open, keys: keys, admit: [admission], work)
        } catch is HearthError {
            // Nothing was written. Their letter is kept all the same, or it would come again
            // forever.
            alarm(.notLetIn, about: try personName(admission.identity, work))
        }
    }

    /// Lets in somebody who came with an invitation to a list.
    mutating func openInvitedList(_ knock: KnockRow, keys: MemberKeys, _ work: Work) throws {
        guard let hash = Digest(octets: knock.invitation),
            let invitation = try work.store.row(InvitationRow.self, hash),
            let list = invitation.list,
            let open = try open(list, for: knock.member, keys: keys, work),
            // An owner of the list may have asked it for themselves.
            !open.entry.owners.contains(knock.identity)
        else { return }
        do {
            try checkRoomToShare(open, work)
        } catch is HearthError {
            return alarm(.notLetIn, about: try personName(knock.identity, work))
        }
        let role = open.usualRole
        try offer(open, to: knock.identity, role: role, keys: keys, work)
        let addresses = knock.showsAddresses ? knock.addresses : []
        guard open.entry.host == knock.member else {
            return try requestWhoWasInvited(
                knock.identity, on: open, addresses: addresses, keys: keys, work)
        }
        try admit(
            Admission(identity: knock.identity, role: role, addresses: addresses),
            to: list, by: knock.member, keys: keys, work)
    }
}
