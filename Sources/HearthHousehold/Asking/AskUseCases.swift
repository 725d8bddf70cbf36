import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AskForWishes: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> AskInfo {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let text =
            try text.map {
                try Names.cleaned($0, field: "words", rule: TextRule(limit: Limits.askLength))
            } ?? ""
        let target = try household.askTarget(of, for: asker, work)
        let own = try household.ownLetter(
            from: asker.identity, to: target.friend, keys: keys, work)
        guard
            own.asks.count < Limits.asksPerLetter
                || own.asks.contains(where: {
                    $0.list == target.list?.id
                })
        else { throw HearthError(.limitAsks, ["limit": "\(Limits.asksPerLetter)"]) }
        let ask = LetterBody.Ask(list: target.list?.id, time: work.now, text: text)
        try household.editLetter(
            from: asker.identity, to: target.friend, keys: keys, work
        ) { letter in
            letter.asks.removeAll { $0.list == ask.list }
            letter.asks.append(ask)
        }
        return AskInfo(
            friend: target.name, list: target.list?.merged.head.title, askedAt: work.now.text,
            words: text.nilIfEmpty)
    }
}

extension WithdrawAsk: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let target = try household.askTarget(of, for: asker, work)
        let own = try household.ownLetter(
            from: asker.identity, to: target.friend, keys: keys, work)
        guard own.asks.contains(where: { $0.list == target.list?.id }) else { return Done() }
        try household.editLetter(
            from: asker.identity, to: target.friend, keys: keys, work
        ) { letter in
            letter.asks.removeAll { $0.list == target.list?.id }
        }
        return Done()
    }
}

extension ListAsks: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [AskInfo] {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let own = try household.ownAsks(of: asker.identity, keys: keys, work)
        return try own.compactMap { _, name, ask in
            let open = try ask.list.flatMap {
                try household.open($0, for: asker.identity, keys: keys, work)
            }
            // Of a list that they do not read any more it goes with the next letter.
            guard ask.list == nil || open != nil else { return nil }
            return AskInfo(
                friend: name, list: open?.merged.head.title, askedAt: ask.time.text,
                words: ask.text.nilIfEmpty)
        }
    }
}

extension Household {
    /// Whom an ask goes to: a friend, or the owner who shares a list with the asker.
    fileprivate mutating func askTarget(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> (friend: IdentityKey, name: String, list: OpenList?) {
        guard NamePath(path).pieces.count > 1 else {
            let friend = try friend(called: path, of: asker, work)
            guard friend.row.state == .friends else {
                throw HearthError(.notFriendsYet, ["name": friend.name])
            }
            return (friend.row.identity, friend.name, nil)
        }
        let open = try list(at: path, for: asker, work)
        let title = open.merged.head.title
        guard !open.isOwn else { throw HearthError(.ownListToFill, ["list": title]) }
        let follow = try work.store.row(
            FollowRow.self, MembershipKey(list: open.id, member: asker.identity))
        let owner = follow?.inviter ?? open.entry.host
        let key = PairKey(member: asker.identity, other: owner)
        guard try work.store.row(FriendRow.self, key)?.state == .friends else {
            throw HearthError(.notFriendsYet, ["name": open.name(of: owner)])
        }
        return (owner, open.name(of: owner), open)
    }
}
