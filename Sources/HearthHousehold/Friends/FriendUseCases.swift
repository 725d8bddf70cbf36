import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddFriend: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> FriendInfo {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        let parsed = try Link.parsed(link)
        guard !household.replicator.directory.members.contains(parsed.key.identity) else {
            throw HearthError(.ownKey)
        }
        let addresses = try addresses(
            besides: parsed,
            isConnected: household.replicator.session(with: parsed.key.node) != nil)
        let key = PairKey(member: asker.identity, other: parsed.key.identity)
        let held = try work.store.row(FriendRow.self, key)
        if let held, held.state == .friends {
            return try household.noteAddresses(addresses, in: parsed, of: held, work)
        }
        try household.knock(
            at: Door(
                link: parsed, addresses: addresses,
                greeting: greeting.map {
                    try Names.cleaned(
                        $0, field: "greeting", rule: .init(limit: Limits.greetingLength))
                } ?? "",
                showsAddresses: household.showsAddresses(showAddresses, of: asker.identity, work)),
            by: asker.identity, work)
        guard let row = try work.store.row(FriendRow.self, key) else {
            throw HearthError(.internalError)
        }
        return try household.friendInfo(
            row, among: household.people(knownTo: asker.identity, work), work)
    }

    /// Where the friend can be dialled: what was typed goes before what the link says.
    private func addresses(
        besides link: Link, isConnected: Bool
    ) throws(HearthError) -> [String] {
        var addresses: [HostPort] = []
        for text in at {
            guard let address = HostPort(text) else {
                throw HearthError(.addressMalformed, ["address": text])
            }
            addresses.append(address)
        }
        addresses += link.addresses.filter { !addresses.contains($0) }
        // Homes that are connected need none, say where the friend's dials and cannot be dialled.
        guard !addresses.isEmpty || isConnected else { throw HearthError(.addressMissing) }
        guard addresses.count <= Limits.addressesPerNode else {
            throw HearthError(.tooManyAddresses, ["limit": "\(Limits.addressesPerNode)"])
        }
        return addresses.map(\.description)
    }
}

/// Somebody whom a member asks to be friends.
struct Door {
    let link: Link
    /// host:port, most hopeful first; none where their node is connected anyway.
    let addresses: [String]
    var greeting = ""
    var showsAddresses = false
    var promised: FriendRow.Promise?
}

extension Household {
    /// Knocks at the door of somebody who is no friend yet.
    ///
    /// - Throws: `HearthError.limitFriends`.
    mutating func knock(at door: Door, by member: IdentityKey, _ work: Work) throws {
        let link = door.link
        let key = PairKey(member: member, other: link.key.identity)
        let held = try work.store.row(FriendRow.self, key)
        let count = try work.store.rows(FriendRow.self, of: member).count
        guard count < Limits.friendsPerMember else {
            throw HearthError(.limitFriends, ["limit": "\(Limits.friendsPerMember)"])
        }
        var isNews = true
        // They knocked first: knocking back is saying yes.
        if let knock = try work.store.row(KnockRow.self, key) {
            try acceptKnock(knock, promising: door.promised, work)
        } else {
            let row = try knocking(at: door, by: member, after: held, work)
            isNews = row != held
            try work.store.put(row)
            try refreshPairs(work)
        }
        dialPlan.isStale = true
        // Anybody who asks again because the other node runs now does not wait for the next
        // attempt.
        dialPlan.hurry(link.key.node, now: work.now)
        if isNews, let session = replicator.session(with: link.key.node) {
            try knock(on: session, work)
        }
        noteChange()
    }

    /// Somebody at whose door a member knocks; `held` is what was known of them before.
    private func knocking(
        at door: Door, by member: IdentityKey, after held: FriendRow?, _ work: Work
    ) throws -> FriendRow {
        let link = door.link
        var row = FriendRow(
            member: member, identity: link.key.identity, state: .knocking,
            node: link.key.node, addresses: door.addresses, isVerified: held?.isVerified ?? false,
            housemate: held?.housemate,
            invitation: link.invitation?.octets ?? [], showsAddresses: door.showsAddresses,
            greeting: door.greeting, since: work.now, promised: door.promised ?? held?.promised)
        row.firstLetter = .awaited
        if let held, held.state == .knocking {
            row.firstLetter = held.firstLetter
            // An answer may have come in part, and nobody would bring it again.
            row.since = held.since
            row.knockOutcome = held.knockOutcome
        } else {
            // What a former friend said then is no answer to this knock.
            try work.store.removeRecord(letterKey(from: link.key.identity, to: member))
        }
        return row
    }
}

extension ListFriends: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [FriendInfo] {
        let known = try household.people(knownTo: asker.identity, work)
        let names = asker.nameOrder
        let homes = try household.friendHomes(of: asker.identity, work)
        return try work.store.rows(FriendRow.self, of: asker.identity)
            .filter { $0.state == .friends || $0.state == .knocking }
            .map { try household.friendInfo($0, among: known, in: homes, work) }
            .sorted {
                names.key($0.name ?? "\u{10FFFF}") < names.key($1.name ?? "\u{10FFFF}")
            }
    }
}

extension RemoveFriend: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let knocks = try work.store.rows(FriendRow.self, of: asker.identity).filter {
            $0.state == .knocking
        }
        let link = try? Link(friend)
        let known = try household.people(knownTo: asker.identity, work)
        let asked = try knocks.first { knock in
            if let link { return knock.identity == link.key.identity }
            return try household.friendInfo(knock, among: known, work).name == friend
        }
        if let knock = asked {
            try work.store.remove(FriendRow.self, knock.key)
            household.dialPlan.isStale = true
            try household.refreshPairs(work)
            return Done()
        }
        let (row, name): (FriendRow, String)
        do {
            (row, name) = try household.friend(called: friend, of: asker, work)
        } catch let error as HearthError where error.code == .unknownFriend {
            guard try household.isFormerFriend(friend, of: asker, work) else { throw error }
            return Done()
        }
        guard !household.replicator.directory.members.contains(row.identity) else {
            throw HearthError(.unknownFriend, ["name": name])
        }
        try household.deleteNow(
            ownedBy: asker.identity, with: row.identity, keys: keys, work)
        try household.checkOwnsNothing(with: row.identity, name: name, asker, keys: keys, work)
        try household.endFriendship(row, keys: keys, work)
        return Done()
    }
}

extension Household {
    /// Whether a name is that of somebody whose friendship with the asker has ended and who still has
    /// to be told so, or a link that of nobody they know.
    fileprivate func isFormerFriend(
        _ name: String, of asker: Asker, _ work: Work
    ) throws -> Bool {
        if (try? Link(name)) != nil { return true }
        let former = try work.store.rows(FriendRow.self)
            .filter { $0.member == asker.identity && $0.state == .ended }
            .map { ($0, try self.name(of: $0.identity, for: asker.identity, work)) }
        return !Names.called(name, among: former, name: \.1, hex: \.0.identity.hex).isEmpty
    }

    /// A member is somebody's friend no more: neither has what only a friend may have.
    mutating func endFriendship(_ row: FriendRow, keys: MemberKeys, _ work: Work) throws {
        let (member, friend) = (row.member, row.identity)
        let invited = try letter(from: friend, to: member, work)?.rosterRequests ?? []
        try removeGuests(
            invited.filter { $0.role != nil }, of: friend, from: member, keys: keys, work)
        try removeFromLists(of: member, [friend], keys: keys, work)
        let farewell = try farewell(from: member, to: friend, keys: keys, work)
        try stopFollowing(invitedBy: friend, by: member, telling: false, work)
        try writeLetter(farewell, from: member, to: friend, keys: keys, work)
        try revokeInvitations(of: member, usedBy: friend, work)
        try forgetNotes(of: member, about: friend, work)
        var ended = row
        ended.state = .ended
        try work.store.put(ended)
        try work.store.removeRecord(letterKey(from: friend, to: member))
        dialPlan.isStale = true
        try refreshPairs(work)
        try profileEnds(between: member, and: friend, keys: keys, byMember: true, work)
    }
}

extension ShowSafetyNumber: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> SafetyNumberInfo {
        let person = try household.person(called: friend, knownTo: asker, work)
        let row = try work.store.row(
            FriendRow.self, PairKey(member: asker.identity, other: person.identity))
        return SafetyNumberInfo(
            name: person.name,
            number: SafetyNumber.text(asker.identity, person.identity),
            isVerified: row?.isVerified ?? false, housemate: row?.housemate?.answer)
    }
}

extension VerifyFriend: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> FriendInfo {
        try household.mark(friend, by: asker, work) { $0.isVerified = verified }
    }
}

extension AnswerHousemate: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> FriendInfo {
        let answer = FriendRow.Housemate(answer)
        guard let list else {
            return try household.mark(friend, by: asker, work) { $0.housemate = answer }
        }
        let open = try household.list(at: list, for: asker, work)
        let person = try household.person(called: friend, knownTo: asker, work)
        try household.note(answer, of: person.identity, on: open.id, by: asker.identity, work)
        household.noteChange()
        return try household.info(of: person, for: asker, work)
    }
}

extension Household {
    /// Changes what a member noted of somebody, who need not be a friend.
    mutating func mark(
        _ name: String, by asker: Asker, _ work: Work, _ change: (inout FriendRow) -> Void
    ) throws -> FriendInfo {
        let person = try person(called: name, knownTo: asker, work)
        let key = PairKey(member: asker.identity, other: person.identity)
        var row =
            try work.store.row(FriendRow.self, key)
            ?? FriendRow(
                member: asker.identity, identity: person.identity, state: .met,
                node: person.node, addresses: [], since: work.now)
        change(&row)
        try work.store.put(row)
        noteChange()
        // What is answered is no news any more.
        try happened(.peopleChanged(of: asker.identity), work)
        var info = try friendInfo(row, among: people(knownTo: asker.identity, work), work)
        info.effects = effects(of: row)
        return info
    }

    /// For what a mark of somebody counts on the lists that both read.
    private func effects(of row: FriendRow) -> [TrustEffect]? {
        var effects: Set<TrustEffect> = []
        for list in replicator.directory.lists.values where list.isGiving {
            guard let member = list.reader(row.member), member.role.isInCircle,
                let other = list.reader(row.identity), other.role.isInCircle
            else { continue }
            if list.ownerNodes.contains(other.node) { effects.insert(.theySee) }
            if list.ownerNodes.contains(member.node) { effects.insert(.callerSees) }
        }
        return effects.isEmpty ? nil : TrustEffect.allCases.filter(effects.contains)
    }
}

extension NameFriend: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> FriendInfo {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        let person = try household.person(called: friend, knownTo: asker, work)
        let member = asker.identity
        guard !household.replicator.directory.members.contains(person.identity) else {
            throw HearthError(.memberNamesThemselves, ["name": person.name])
        }
        let key = PairKey(member: member, other: person.identity)
        if let nickname = nickname?.nilIfEmpty {
            let name = try Names.cleaned(nickname, field: "nickname", .person)
            let known = try household.people(knownTo: member, work)
            guard ShortID.split(name) == nil, !known.isShared(name, besides: person.identity)
            else { throw HearthError(.nicknameTaken, ["name": name]) }
            try work.store.put(
                NicknameRow(member: member, person: person.identity, name: name))
            household.nicknames[person.identity, of: member] = name
        } else {
            try work.store.remove(NicknameRow.self, key)
            household.nicknames[person.identity, of: member] = nil
        }
        household.noteChange()
        return try household.info(of: person, for: asker, work)
    }
}

extension Household {
    /// Of somebody who need not be a friend.
    fileprivate func info(
        of person: KnownPeople.Person, for asker: Asker, _ work: Work
    ) throws -> FriendInfo {
        let key = PairKey(member: asker.identity, other: person.identity)
        let row =
            try work.store.row(FriendRow.self, key)
            ?? FriendRow(
                member: asker.identity, identity: person.identity, state: .met,
                node: person.node, addresses: [], since: work.now)
        return try friendInfo(row, among: people(knownTo: asker.identity, work), work)
    }
}
