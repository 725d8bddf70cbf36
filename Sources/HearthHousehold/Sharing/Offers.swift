import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

extension Household {
    // MARK: The owners' side

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

    // MARK: The friend's side

    /// Offers that a member has not answered.
    func openOffers(
        for member: IdentityKey, _ work: Work
    ) throws -> [(row: FriendRow, name: String, offer: LetterBody.Offer)] {
        var offers: [(FriendRow, String, LetterBody.Offer)] = []
        // All at once: somebody may be offered hundreds.
        let follows = Dictionary(
            try work.store.rows(FollowRow.self, of: member).map { ($0.list, $0) },
            uniquingKeysWith: { first, _ in first })
        for (row, name) in try friends(of: member, work) {
            let offered = try letter(from: row.identity, to: member, work)?.offers ?? []
            guard !offered.isEmpty else { continue }
            let ownAnswers = try ownAnswers(to: row.identity, by: member, work)
            for offer in offered {
                let followed = follows[offer.list]
                guard mayBeOffered(offer, by: row.identity, to: member, following: followed)
                else { continue }
                let answer =
                    followed?.inviter == row.identity ? followed?.answer : ownAnswers[offer.list]
                if Membership.decide(offer: offer, answer: answer).isOpen {
                    offers.append((row, name, offer))
                }
            }
        }
        // Two owners may have asked them. The first in the list's order counts: each counts rounds of
        // their own.
        let first = Dictionary(
            offers.map { ($0.2.list, $0.2.place) }, uniquingKeysWith: { min($0, $1) })
        return offers.filter { $0.2.place == first[$0.2.list] }
    }

    /// What a member answered to somebody's offers, also before they answered another owner's of the same list.
    func ownAnswers(
        to sender: IdentityKey, by member: IdentityKey, _ work: Work
    ) throws -> [ListID: LetterBody.Answer] {
        guard let keys = keyring.keys(of: member) else { return [:] }
        let letter = try ownLetter(from: member, to: sender, keys: keys, work)
        return Dictionary(
            letter.answers.map { ($0.list, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether an offer is one that its sender could make: of a list that is nobody else's as far
    /// as this node knows, under a title that a list could have.
    func mayBeOffered(
        _ offer: LetterBody.Offer, by sender: IdentityKey, to member: IdentityKey, _ work: Work
    ) throws -> Bool {
        mayBeOffered(
            offer, by: sender, to: member,
            following: try work.store.row(
                FollowRow.self, MembershipKey(list: offer.list, member: member)))
    }

    private func mayBeOffered(
        _ offer: LetterBody.Offer, by sender: IdentityKey, to member: IdentityKey,
        following followed: FollowRow?
    ) -> Bool {
        if let entry = replicator.directory.lists[offer.list],
            entry.host != offer.owners(author: sender).first
        {
            return false
        }
        if let followed, followed.state == .accepted, followed.inviter != sender { return false }
        guard namesItsOwners(offer, by: sender, to: member) else { return false }
        // Nobody else edits or owns what is somebody's single list.
        guard offer.kind.isShown || offer.role == .friend else { return false }
        return (try? Names.cleaned(offer.title, field: "title", .thing)) != nil
    }

    /// Answers an offer, and waits for the roster when the answer is yes.
    mutating func answerOffer(
        _ offer: LetterBody.Offer, from sender: IdentityKey, accept: Bool, showsAddresses: Bool,
        by member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        if accept {
            try checkMayJoin(offer, sender: sender, member: member, work)
            if offer.role == .owner {
                try checkOwnTitle(offer, of: member, keys: keys, work)
            }
        } else if try refuseRole(offer, from: sender, by: member, keys: keys, work) {
            return
        }
        var row = FollowRow(
            list: offer.list, member: member, inviter: sender,
            state: accept ? .accepted : .refused, round: offer.round,
            showsAddresses: showsAddresses, role: offer.role)
        // They may follow it already, and be asked for another role.
        row.takenPart = try work.store.row(FollowRow.self, row.key).flatMap {
            $0.state == .accepted ? $0.takenPart : nil
        }
        try work.store.put(row)
        if accept {
            for owner in try ownerNodes(of: offer, sender: sender, work) {
                try work.store.put(OwnerNodeRow(list: offer.list, node: owner))
            }
            if offer.isGiving, offer.role.isInCircle {
                try happened(.circleOffered(offer.list, to: member), work)
            }
            try awaitRoster(row, work)
        }
        let ownAddresses = showsAddresses ? addresses : []
        try editLetter(from: member, to: sender, keys: keys, work) { letter in
            letter.answers.removeAll { $0.list == offer.list }
            letter.answers.append(
                LetterBody.Answer(
                    list: offer.list, round: offer.round,
                    decision: accept ? .accepted : .refused, showsAddresses: showsAddresses,
                    addresses: ownAddresses))
        }
        if accept {
            try use(offer.kind, of: member, keys: keys, work)
            try happened(.offerAccepted(offer.list), work)
        }
        noteChange()
    }

    /// Whether an owner of an offered list lives on this node, as far as is known.
    func livesWithOwner(
        of offer: LetterBody.Offer, sender: IdentityKey, _ work: Work
    ) throws -> Bool {
        try ownerNodes(of: offer, sender: sender, work).contains(node)
            || hostsOwner(of: offer.list, work)
    }

    private func checkMayJoin(
        _ offer: LetterBody.Offer, sender: IdentityKey, member: IdentityKey, _ work: Work
    ) throws {
        let followed = try work.store.rows(FollowRow.self).filter { $0.state == .accepted }
        guard followed.count < Limits.followedListsPerNode else {
            throw HearthError(.limitFollowed, ["limit": "\(Limits.followedListsPerNode)"])
        }
        guard followed.count(where: { $0.member == member }) < Limits.listsPerMember else {
            throw HearthError(.limitLists, ["limit": "\(Limits.listsPerMember)"])
        }
        // On an owner's own node only a passphrase keeps them from reading along.
        let isHere = try livesWithOwner(of: offer, sender: sender, work)
        if offer.isGiving, offer.role.isInCircle, isHere, try !hasPassphrase(member, work) {
            throw HearthError(
                .circleNeedsPassphrase, ["member": try personName(member, work)])
        }
    }

    /// Anybody who used an invitation has said yes to the list that it opens.
    mutating func takeInvitedLists(
        _ row: FriendRow, _ letter: LetterBody, _ work: Work
    ) throws {
        guard !row.invitation.isEmpty, let keys = keyring.keys(of: row.member) else { return }
        var used = row
        used.invitation = []
        try work.store.put(used)
        // An invitation opens one list; anything else is asked about.
        for offer in letter.offers.prefix(1)
        // Nobody becomes an owner without having been asked that.
        where try offer.role != .owner
            && mayBeOffered(offer, by: row.identity, to: row.member, work)
        {
            do {
                try checkMayJoin(offer, sender: row.identity, member: row.member, work)
            } catch is HearthError {
                // It stays in the inbox, where they are told why they cannot accept it.
                continue
            }
            try answerOffer(
                offer, from: row.identity, accept: true, showsAddresses: row.showsAddresses,
                by: row.member, keys: keys, work)
        }
    }

    /// The owner stopped sharing a list, or took back what was never answered with yes.
    ///
    /// What is offered again from a later round on was not shared in between.
    mutating func noticeWithdrawnOffers(
        _ row: FriendRow, _ letter: LetterBody, _ work: Work
    ) throws {
        let offered = Dictionary(
            letter.offers.map { ($0.list, $0) }, uniquingKeysWith: { first, _ in first })
        for follow in try work.store.rows(FollowRow.self, of: row.member)
        where follow.inviter == row.identity {
            switch Membership.decide(offer: offered[follow.list], answer: follow.answer) {
            case .off, .asked: try offerEnded(follow, telling: true, work)
            case .askedAgain, .answered, .ahead: continue
            }
        }
    }

    /// Stops following everything to which somebody invited. `telling`: it was not the member's own doing.
    package mutating func stopFollowing(
        invitedBy inviter: IdentityKey, by member: IdentityKey, telling: Bool, _ work: Work
    ) throws {
        for follow in try work.store.rows(FollowRow.self, of: member)
        where follow.inviter == inviter {
            try offerEnded(follow, telling: telling, work)
        }
    }

    /// What a member answered to an offer is over with it.
    private mutating func offerEnded(_ follow: FollowRow, telling: Bool, _ work: Work) throws {
        switch follow.state {
        case .accepted: try endFollowing(follow, telling: telling, work)
        case .refused, .left:
            if follow.role == .owner { try withdrawOffers(follow, work) }
            var ended = follow
            ended.state = .ended
            try work.store.put(ended)
        case .ended: return
        }
    }
}
