import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShareList: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let open = try household.list(at: list, for: asker, work)
        try household.checkInvites(open, asker, work)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        try open.checkMayShare(asKeeper: keeper)
        let role = keeper.map { $0 ? ReaderRole.keeper : .friend } ?? open.usualRole
        var people: [(row: FriendRow, name: String)] = []
        for name in with {
            people.append(try household.friend(called: name, of: asker, work))
        }
        guard open.entry.readers.count + people.count <= Limits.peoplePerList else {
            throw HearthError(.limitPeople, ["limit": "\(Limits.peoplePerList)"])
        }
        let title = open.merged.head.title
        var asked: [FriendRow] = []
        for (row, name) in people {
            if let reader = open.entry.reader(row.identity), reader.role == .owner {
                guard keeper != true else {
                    throw HearthError(.ownerIsFixed, ["name": name, "list": title])
                }
                // One who did not want to own it, or left, is asked again, by who made it.
                guard open.entry.host == asker.identity else {
                    throw HearthError(.alreadyReader, ["name": name, "list": title])
                }
                let answer = try household.answer(of: row.identity, in: open, work)
                if answer == .refused || answer == .left { asked.append(row) }
                continue
            }
            if let reader = open.entry.reader(row.identity) {
                guard keeper != nil else { continue }
                let change = try household.roleChange(of: reader, on: open, keys: keys, work)
                // A question that waits is taken back by what they have already.
                let isAsked = change.map { !$0.isRefused } ?? false
                if role == (isAsked ? change?.role : reader.role) { continue }
                // Nobody asks a guest of another owner for another role.
                guard try household.isInvited(row.identity, to: open, keys: keys, work)
                else { throw HearthError(.alreadyReader, ["name": name, "list": title]) }
            }
            try household.checkOwnersAgree(open, work)
            let meant = keeper == nil ? nil : role
            if try !household.isAsked(row.identity, to: open, as: meant, keys: keys, work) {
                asked.append(row)
            }
        }
        if !asked.isEmpty { try household.checkRoomToShare(open, work) }
        for row in asked {
            let isOwner = open.entry.owners.contains(row.identity)
            try household.offer(
                open, to: row.identity, role: isOwner ? .owner : role, keys: keys, work)
            if role == .friend, !isOwner {
                try household.lower(row.identity, on: open.id, for: asker, keys: keys, work)
            }
        }
        return try household.readers(
            of: household.list(at: open.id.hex, for: asker, work), for: asker, work)
    }
}

extension UnshareList: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let open = try household.list(at: list, for: asker, work)
        try household.checkTakesOff(open, asker, work)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let infos = try household.readers(of: open, for: asker, work).filter { !$0.isCaller }
        let title = open.merged.head.title
        var people: Set<IdentityKey> = []
        for name in with {
            guard let info = try household.reader(called: name, among: infos) else {
                // A friend who does not read it, perhaps not any more.
                if (try? household.friend(called: name, of: asker, work)) != nil { continue }
                throw HearthError(.notAReader, ["name": name, "list": title])
            }
            let person = try PublicKeyText(info.key).identity
            guard !open.entry.owners.contains(person) else {
                throw HearthError(.ownerIsFixed, ["name": info.name, "list": title])
            }
            people.insert(person)
        }
        guard !people.isEmpty else {
            return try household.readers(of: open, for: asker, work)
        }
        guard open.entry.host == asker.identity else {
            try household.stopSharing(open, with: people, keys: keys, work)
            return try household.readers(
                of: household.list(at: open.id.hex, for: asker, work), for: asker, work)
        }
        // Noted also for those who were asked and have not answered: the letter that takes the offer
        // back may be lost with both homes.
        var removals: [RosterBody.Removal] = []
        for person in people.sorted() {
            let offer = try household.offer(
                of: open.id, to: person, by: asker.identity, keys: keys, work)
            removals.append(
                RosterBody.Removal(
                    tag: AuthorTag(of: person, in: open.id),
                    round: Membership.removalRound(
                        offer: offer, answer: nil, requested: nil, now: work.now)))
            try household.withdrawOffer(
                of: open.id, from: person, by: asker.identity, keys: keys, work)
        }
        try household.rewriteRoster(
            of: open, keys: keys, remove: people, removals: removals, work)
        // Other owners who live here take note, and there is room for whom they invited.
        try household.dropDoneRequests(on: open.id, work)
        try household.takeRosterRequests(for: asker.identity, work)
        return try household.readers(
            of: household.list(at: open.id.hex, for: asker, work), for: asker, work)
    }
}

extension Household {
    /// Whom of a list's readers a person means, by name or public key; nil: nobody is called so.
    fileprivate func reader(
        called name: String, among infos: [ReaderInfo]
    ) throws -> ReaderInfo? {
        func identity(_ info: ReaderInfo) -> IdentityKey? { try? PublicKeyText(info.key).identity }
        if let link = try? Link(name),
            let info = infos.first(where: { identity($0) == link.key.identity })
        {
            return info
        }
        func hex(_ info: ReaderInfo) -> String { identity(info)?.hex ?? "" }
        guard !Names.called(name, among: infos, name: \.name, hex: hex).isEmpty else {
            return nil
        }
        return try Names.one(
            infos, called: name, name: \.name, hex: hex, unknown: .unknownFriend,
            ambiguous: .ambiguousFriend)
    }
}

extension LeaveList: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        if let id = ListID(typed: list) {
            let key = MembershipKey(list: id, member: asker.identity)
            if try work.store.row(FollowRow.self, key)?.state == .left { return Done() }
        }
        let open = try household.list(at: list, for: asker, work)
        guard let keys = asker.keys, open.entry.host != asker.identity else {
            throw HearthError(.ownerCannotLeave, ["list": open.merged.head.title])
        }
        let key = MembershipKey(list: open.id, member: asker.identity)
        guard var follow = try work.store.row(FollowRow.self, key) else {
            throw HearthError(.unknownList, ["name": list])
        }
        follow.state = .left
        try household.leave(follow, keys: keys, work)
        return Done()
    }
}

extension Household {
    /// Whether an offer of a list in this role, or with nil in any, waits for a friend's answer.
    func isAsked(
        _ friend: IdentityKey, to open: OpenList, as role: ReaderRole?, keys: MemberKeys,
        _ work: Work
    ) throws -> Bool {
        let member = open.reader.identity
        guard let offer = try offer(of: open.id, to: friend, by: member, keys: keys, work),
            role == nil || offer.role == role
        else { return false }
        let answer = try letter(from: friend, to: member, work)?.answers
            .first { $0.list == open.id }
        return Membership.decide(offer: offer, answer: answer).isOpen
    }

    /// Forgets a list, and says so to who asked the member to read it; where they were recovered and that friend's home
    /// has not given back yet what they had answered, once it has.
    mutating func leave(_ follow: FollowRow, keys: MemberKeys, _ work: Work) throws {
        try stopReading(follow, work)
        let pair = PairKey(member: follow.member, other: follow.inviter)
        if follow.round == 0, try work.store.row(FriendRow.self, pair)?.isRecovering == true {
            return
        }
        try editLetter(from: follow.member, to: follow.inviter, keys: keys, work) { letter in
            letter.answers.removeAll { $0.list == follow.list }
            letter.asks.removeAll { $0.list == follow.list }
            letter.answers.append(
                LetterBody.Answer(
                    list: follow.list, round: follow.round, decision: .left,
                    showsAddresses: false, addresses: []))
        }
    }

    /// Forgets a list that a member has left: the same steps whether anything was reserved or not.
    mutating func stopReading(_ follow: FollowRow, _ work: Work) throws {
        try happened(.readingEnded(follow.list, of: follow.member), work)
        try work.store.put(follow)
        try dropList(follow.list, unlessReadBesides: follow.member, work)
    }
}
