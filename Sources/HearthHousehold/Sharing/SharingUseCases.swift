import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// Everybody on a list's roster, and, for its host, those who were asked.
    func readers(of open: OpenList, for asker: Asker, _ work: Work) throws -> [ReaderInfo] {
        let known = try work.store.rows(FriendRow.self).filter { $0.member == asker.identity }
        let verified = Set(known.filter(\.isVerified).map(\.identity))
        let friends = Dictionary(
            uniqueKeysWithValues: known.filter { $0.state == .friends }
                .map { ($0.identity, $0) })
        var infos = try open.entry.readers.map { reader in
            ReaderInfo(
                name: reader.name,
                key: PublicKeyText(identity: reader.identity, node: reader.node).text,
                role: reader.role.word, state: try state(of: reader, in: open, work),
                isCaller: reader.identity == asker.identity,
                isFriend: friends[reader.identity] != nil,
                isVerified: verified.contains(reader.identity),
                seesReservations: open.entry.isGiving && reader.role.isInCircle)
        }
        guard open.entry.host == asker.identity, let keys = asker.keys else { return infos }
        for row in friends.values.sorted(by: { $0.identity < $1.identity })
        where open.entry.reader(row.identity) == nil {
            let letter = try ownLetter(
                from: asker.identity, to: row.identity, keys: keys, work)
            guard let offer = letter.offers.first(where: { $0.list == open.id }) else { continue }
            let answer = try self.letter(from: row.identity, to: asker.identity, work)?
                .answers.first { $0.list == open.id && $0.round == offer.round }
            let state =
                switch answer?.decision {
                case .refused: "refused"
                case .left: "left"
                case .accepted, nil: "asked"
                }
            infos.append(
                ReaderInfo(
                    name: try personName(row.identity, work),
                    key: PublicKeyText(identity: row.identity, node: row.node).text,
                    role: offer.role.word, state: state, isCaller: false, isFriend: true,
                    isVerified: row.isVerified, seesReservations: false))
        }
        return infos
    }
}

extension Household {
    /// Whether somebody on the roster reads the list: an owner stands there before she said yes,
    /// and after she left. Only whoever made the list knows that.
    private func state(
        of reader: ListEntry.Reader, in open: OpenList, _ work: Work
    ) throws -> String {
        guard reader.role == .owner, reader.identity != open.entry.host,
            open.entry.host == open.reader.identity
        else { return "reading" }
        return switch try answer(of: reader.identity, in: open, work) {
        case .accepted: "reading"
        case .refused: "refused"
        case .left: "left"
        case nil: "asked"
        }
    }
}

extension WhoCanSee: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        try household.readers(
            of: household.list(at: list, for: asker, work), for: asker, work)
    }
}

extension ShareList: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let open = try household.list(at: list, for: asker, work)
        try household.checkHosts(open, asker)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        guard !open.isTray else { throw HearthError(.trayCannotBeShared) }
        let role: ReaderRole = keeper ? .keeper : .friend
        var people: [(row: FriendRow, name: String)] = []
        for name in with {
            people.append(try household.friend(called: name, of: asker.identity, work))
        }
        guard open.entry.readers.count + people.count <= Limits.peoplePerList else {
            throw HearthError(.limitPeople, ["limit": "\(Limits.peoplePerList)"])
        }
        let title = open.merged.head.title
        for (row, name) in people {
            if let reader = open.entry.reader(row.identity), reader.role == .owner {
                guard !keeper else {
                    throw HearthError(.ownerIsFixed, ["name": name, "list": title])
                }
                // One who did not want to own it, or left, is asked again.
                guard try household.answer(of: row.identity, in: open, work) == .accepted else {
                    continue
                }
                throw HearthError(.alreadyReader, ["name": name, "list": title])
            }
            if let reader = open.entry.reader(row.identity), reader.role == role {
                throw HearthError(.alreadyReader, ["name": name, "list": title])
            }
            try household.checkOwnersAgree(open, work)
        }
        for (row, _) in people {
            let isOwner = open.entry.owners.contains(row.identity)
            try household.offer(
                open, to: row.identity, role: isOwner ? .owner : role, keys: keys, work)
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
        try household.checkHosts(open, asker)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let infos = try household.readers(of: open, for: asker, work).filter { !$0.isCaller }
        let title = open.merged.head.title
        var people: Set<IdentityKey> = []
        for name in with {
            guard infos.contains(where: { Names.folded($0.name).hasPrefix(Names.folded(name)) })
            else { throw HearthError(.notAReader, ["name": name, "list": title]) }
            let info = try Names.one(
                infos, called: name, name: \.name, unknown: .unknownFriend,
                ambiguous: .ambiguousFriend)
            let person = try PublicKeyText(info.key).identity
            guard !open.entry.owners.contains(person) else {
                throw HearthError(.ownerIsFixed, ["name": info.name, "list": title])
            }
            people.insert(person)
        }
        for person in people.sorted() {
            try household.withdrawOffer(
                of: open.id, from: person, by: asker.identity, keys: keys, work)
        }
        if open.entry.readers.contains(where: { people.contains($0.identity) }) {
            try household.rewriteRoster(of: open, keys: keys, remove: people, work)
        }
        return try household.readers(
            of: household.list(at: open.id.hex, for: asker, work), for: asker, work)
    }
}

extension LeaveList: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let open = try household.list(at: list, for: asker, work)
        guard let keys = asker.keys, open.entry.host != asker.identity else {
            throw HearthError(.ownerCannotLeave, ["list": open.merged.head.title])
        }
        let key = MembershipKey(list: open.id, member: asker.identity)
        guard var follow = try work.store.row(FollowRow.self, key) else {
            throw HearthError(.unknownList, ["name": list])
        }
        // The same steps whether anything was reserved or not.
        try household.rememberClaims(on: open.id, by: asker.identity, work)
        let (id, round) = (follow.list, follow.round)
        try household.editLetter(
            from: asker.identity, to: follow.host, keys: keys, work
        ) { letter in
            letter.answers.removeAll { $0.list == id }
            letter.answers.append(
                LetterBody.Answer(
                    list: id, round: round, decision: .left, showsAddresses: false,
                    addresses: []))
        }
        follow.state = .left
        try work.store.put(follow)
        try household.dropList(open.id, unlessReadBesides: asker.identity, work)
        return Done()
    }
}
