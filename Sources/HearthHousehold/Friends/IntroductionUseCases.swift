import HearthAPI
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension IntroduceFriend: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> FriendInfo {
        var (row, _) = try household.friend(called: friend, of: asker, work)
        let all = try work.store.rows(MemberRow.self).map(\.identity)
            .filter { $0 != asker.identity }
            .map { (identity: $0, name: try household.personName($0, work)) }
        let may = try household.members(whoMayKnow: row, work)
        for name in members {
            let link = try? Link(name)
            let member =
                try all.first { $0.identity == link?.key.identity }
                ?? Names.one(
                    all, called: name, name: \.name, unknown: .unknownMember,
                    ambiguous: .ambiguousMember)
            if may.contains(member.identity) {
                try household.tell(member.identity, of: row, work)
            }
        }
        row.wasIntroduced = true
        try work.store.put(row)
        household.noteChange()
        return try household.friendInfo(
            row, among: household.people(knownTo: asker.identity, work), work)
    }
}

extension ListIntroductions: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [IntroductionInfo] {
        let known = try household.people(knownTo: asker.identity, work)
        return try household.introductions(to: asker.identity, work).map { row, friendship in
            let name = try household.name(of: row.person, for: asker.identity, work)
            return IntroductionInfo(
                name: known.told(name, of: row.person),
                key: PublicKeyText(identity: row.person, node: friendship.node).text,
                by: try household.name(of: row.teller, for: asker.identity, work))
        }
    }
}

extension AskIntroduced: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> FriendInfo {
        if let held = try asked(in: household, by: asker, work) { return held }
        let (row, friendship) = try household.introduction(of: person, to: asker, work)
        let node = try household.card(of: row.person, work)?.body.nodeKey ?? friendship.node
        let link = Link(
            key: PublicKeyText(identity: row.person, node: node),
            addresses: friendship.addresses.prefix(Limits.addressesPerNode)
                .compactMap { HostPort($0) })
        let name = try household.personName(row.person, work)
        _ = try AddFriend(link: link.text, greeting: greeting)
            .answer(in: &household, by: asker, work)
        try work.store.remove(IntroductionRow.self, row.key)
        let key = PairKey(member: asker.identity, other: row.person)
        guard var asked = try work.store.row(FriendRow.self, key) else {
            throw HearthError(.internalError)
        }
        if asked.state == .knocking {
            asked.keptName = name
            try work.store.put(asked)
        }
        return try household.friendInfo(
            asked, among: household.people(knownTo: asker.identity, work), work)
    }

    /// What came of it when it was asked before; nil: it was not.
    private func asked(
        in household: Household, by asker: Asker, _ work: Work
    ) throws -> FriendInfo? {
        guard let link = try? Link(person),
            let row = try work.store.row(
                FriendRow.self, PairKey(member: asker.identity, other: link.key.identity)),
            row.state == .knocking || row.state == .friends
        else { return nil }
        return try household.friendInfo(
            row, among: household.people(knownTo: asker.identity, work), work)
    }
}

extension PutAwayIntroduction: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        do {
            let (row, _) = try household.introduction(of: person, to: asker, work)
            try work.store.remove(IntroductionRow.self, row.key)
            household.noteChange()
        } catch let error as HearthError where error.code == .unknownFriend {
            // It was put away before, or holds no more.
            guard (try? Link(person)) != nil else { throw error }
        }
        return Done()
    }
}
