import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// Lists that friends offer to members here.
extension Household {
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
