import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// How an owner of a list that another made has its host's node write the roster
/// (protocol-spec/records.md, "Roster requests").
extension Household {
    /// What a member has the host of a list write about somebody.
    func rosterRequest(
        about person: IdentityKey, on list: ListID, by member: IdentityKey, to host: IdentityKey,
        keys: MemberKeys, _ work: Work
    ) throws -> LetterBody.RosterRequest? {
        try ownLetter(from: member, to: host, keys: keys, work).rosterRequests
            .first { $0.key == .init(list: list, person: person) }
    }

    /// Has the host write that somebody reads a list in this role, or with nil that they do not any
    /// more.
    private mutating func request(
        _ person: IdentityKey, as role: ReaderRole?, addresses: [String] = [], round: UInt32,
        on list: ListID, by member: IdentityKey, to host: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        let known = try card(of: person, work)?.record
        let onRoster = try roster(of: list, work)?.body.readers
            .first { $0.person.identity == person }?.card
        let cards = [known, onRoster].compactMap(\.self)
        guard let card = cards.max(by: { $0.version < $1.version }) else { return }
        let request = try LetterBody.RosterRequest(
            list: list, card: card.octets, role: role, addresses: addresses, round: round)
        let standing = try ownLetter(from: member, to: host, keys: keys, work).rosterRequests
        guard
            standing.count < Limits.rosterRequestsPerLetter
                || standing.contains(where: { $0.key == request.key })
        else {
            throw HearthError(
                .limitRecord, ["limit": "\(RecordKind.letter.payloadLimit / 1024) KiB"])
        }
        try editLetter(from: member, to: host, keys: keys, work) { letter in
            let index = letter.rosterRequests.firstIndex { $0.key == request.key }
            if let index {
                letter.rosterRequests[index] = request
            } else {
                letter.rosterRequests.append(request)
            }
        }
    }

    /// Passes on to the host what somebody answered to an offer that a member made as another owner.
    mutating func pass(
        _ answer: LetterBody.Answer, to offer: LetterBody.Offer, by row: FriendRow,
        keys: MemberKeys, _ work: Work
    ) throws {
        guard let host = offer.owners(author: row.member).first, host != row.member,
            offer.role != .owner
        else { return }
        let standing = try rosterRequest(
            about: row.identity, on: offer.list, by: row.member, to: host, keys: keys, work)
        switch answer.decision {
        case .accepted:
            let removal = try roster(of: offer.list, work)?.body
                .removal(of: row.identity, on: offer.list)
            if Membership.decide(offer: offer, answer: answer, removal: removal) == .off {
                // They were taken off since.
                return try withdrawOffer(
                    of: offer.list, from: row.identity, by: row.member, keys: keys, work)
            }
            try request(
                row.identity, as: offer.role,
                addresses: answer.showsAddresses ? answer.addresses : [],
                round: offer.since, on: offer.list, by: row.member, to: host, keys: keys, work)
        case .left:
            // Once, and only whom this member invited.
            guard let standing, standing.role != nil else { return }
            try requestWithout(
                row.identity, on: offer.list, by: row.member, to: host, keys: keys, work)
        case .refused:
            return
        }
    }

    /// Has the host write that somebody whom the member who has the list open invited only reads it from now on.
    mutating func requestReading(
        _ person: IdentityKey, on open: OpenList, keys: MemberKeys, _ work: Work
    ) throws {
        let (member, host) = (open.reader.identity, open.entry.host)
        guard let offer = try offer(of: open.id, to: person, by: member, keys: keys, work),
            let standing = try rosterRequest(
                about: person, on: open.id, by: member, to: host, keys: keys, work),
            standing.role == .keeper
        else { return }
        try request(
            person, as: .friend, addresses: standing.addresses, round: offer.since, on: open.id,
            by: member, to: host, keys: keys, work)
    }

    /// The same for somebody who came with an invitation to the list.
    mutating func requestWhoWasInvited(
        _ person: IdentityKey, on open: OpenList, addresses: [String], keys: MemberKeys,
        _ work: Work
    ) throws {
        let member = open.reader.identity
        guard let offer = try offer(of: open.id, to: person, by: member, keys: keys, work)
        else { return }
        try request(
            person, as: offer.role, addresses: addresses, round: offer.since, on: open.id,
            by: member, to: open.entry.host, keys: keys, work)
    }

    /// Has the host take somebody off a list, whatever was offered to them up to now.
    mutating func requestWithout(
        _ person: IdentityKey, on list: ListID, by member: IdentityKey, to host: IdentityKey,
        keys: MemberKeys, _ work: Work
    ) throws {
        let offer = try offer(of: list, to: person, by: member, keys: keys, work)
        let standing = try rosterRequest(
            about: person, on: list, by: member, to: host, keys: keys, work)
        let removed =
            try roster(of: list, work)?.body
            .removal(of: AuthorTag(of: person, in: list))
        let round = max(
            // Not its round, which the person's answers drive as far as they like.
            offer?.since ?? 0, standing?.round ?? 0,
            // Against the roster that this node knows.
            Membership.nextRound(after: [removed], now: work.now))
        try request(
            person, as: nil, round: round, on: list, by: member, to: host, keys: keys, work)
    }

    /// Whether the member who has a list open invited a reader of it, as far as that can be told.
    func isInvited(
        _ person: IdentityKey, to open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        let member = open.reader.identity
        guard open.entry.host != member else {
            return try requestedSince(person, on: open.entry, work) == nil
        }
        return try rosterRequest(
            about: person, on: open.id, by: member, to: open.entry.host, keys: keys, work)?.role
            != nil
    }

    /// Takes back what a member offered of a list that another made, and has the host take off who
    /// reads it or will.
    mutating func stopSharing(
        _ open: OpenList, with people: Set<IdentityKey>, keys: MemberKeys, _ work: Work
    ) throws {
        let (member, host) = (open.reader.identity, open.entry.host)
        for person in people.sorted() {
            let standing = try rosterRequest(
                about: person, on: open.id, by: member, to: host, keys: keys, work)
            if open.entry.reader(person) != nil || standing?.role != nil {
                try requestWithout(
                    person, on: open.id, by: member, to: host, keys: keys, work)
            }
            guard try offer(of: open.id, to: person, by: member, keys: keys, work) != nil
            else { continue }
            try withdrawOffer(of: open.id, from: person, by: member, keys: keys, work)
        }
    }

    /// Has the hosts take people off whom a member invited to lists of theirs.
    mutating func requestWithout(
        _ people: Set<IdentityKey>, by member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.owners.dropFirst().contains(member) {
            for person in people.sorted() {
                let standing = try rosterRequest(
                    about: person, on: entry.id, by: member, to: entry.host, keys: keys, work)
                guard standing?.role != nil else { continue }
                try requestWithout(
                    person, on: entry.id, by: member, to: entry.host, keys: keys, work)
            }
        }
    }

    /// The last letter from one person to another: with it goes off the other's lists whom its author
    /// invited to them.
    package func farewell(
        from member: IdentityKey, to friend: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> LetterBody {
        var farewell = LetterBody()
        farewell.isFriend = false
        farewell.rosterRequests = try ownLetter(from: member, to: friend, keys: keys, work)
            .rosterRequests.map {
                try LetterBody.RosterRequest(
                    list: $0.list, card: $0.card.octets, role: nil, addresses: [],
                    round: max($0.round, UInt32(clamping: work.now.seconds)))
            }
        return farewell
    }

    private func hasLeft(
        _ offer: LetterBody.Offer, _ row: FriendRow, _ work: Work
    ) throws -> Bool {
        try letter(from: row.identity, to: row.member, work)?.answers
            .first { $0.list == offer.list }?.decision == .left
    }

    /// Takes back offers to people who were taken off a list since, as its roster says: the letters
    /// that took them back are gone.
    private mutating func withdrawWhatIsOver(
        on list: ListEntry, by owner: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        guard let roster = try roster(of: list.id, work)?.body, !roster.removals.isEmpty else {
            return
        }
        for row in try work.store.rows(FriendRow.self)
        where row.member == owner && row.state == .friends
            && list.reader(row.identity) == nil
        {
            guard
                let offer = try offer(
                    of: list.id, to: row.identity, by: owner, keys: keys, work),
                Membership.isOver(
                    offer.since,
                    by: roster.removal(of: AuthorTag(of: row.identity, in: list.id))),
                // Of who left, another owner goes on seeing that they did.
                try owner == list.host || !hasLeft(offer, row, work)
            else { continue }
            try withdrawOffer(
                of: list.id, from: row.identity, by: owner, keys: keys, work)
        }
    }

    /// Takes back what owners who live here offer and ask for, as far as the list's roster says that
    /// it is over.
    package mutating func dropDoneRequests(on list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list],
            let roster = try roster(of: list, work)?.body
        else { return }
        for owner in entry.owners.dropFirst() where replicator.directory.members.contains(owner) {
            guard let keys = keyring.keys(of: owner),
                try areFriends(owner, entry.host, work)
            else { continue }
            try withdrawWhatIsOver(on: entry, by: owner, keys: keys, work)
            try editLetter(from: owner, to: entry.host, keys: keys, work) { letter in
                letter.rosterRequests.removeAll { $0.list == list && roster.isOver($0) }
            }
        }
    }

    /// The list is over for an owner: so is what they offered of it. Its host took it back, or they
    /// are friends no more.
    mutating func withdrawOffers(_ follow: FollowRow, _ work: Work) throws {
        guard let keys = keyring.keys(of: follow.member) else { return }
        for (row, _) in try friends(of: follow.member, work)
        where try offer(
            of: follow.list, to: row.identity, by: follow.member, keys: keys, work) != nil
        {
            try withdrawOffer(
                of: follow.list, from: row.identity, by: follow.member, keys: keys, work)
        }
    }
}
