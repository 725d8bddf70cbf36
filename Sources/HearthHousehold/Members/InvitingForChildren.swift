import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension InviteForChild: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [InvitedForChild] {
        let (child, open) = try household.childsList(list, keptBy: asker, work)
        try household.checkLivesHere(child, for: Self.self, work)
        guard let keys = child.keys else { throw HearthError(.locked, ["member": child.name]) }
        let greeting = try greeting.map {
            try Names.cleaned(
                $0, field: "greeting", rule: .init(limit: Limits.greetingLength))
        }
        for name in friends {
            let friend = try household.friend(called: name, of: asker, work)
            guard friend.row.state == .friends else {
                throw HearthError(.notFriendsYet, ["name": friend.name])
            }
            let person = friend.row.identity
            guard person != child.identity, open.entry.reader(person) == nil else { continue }
            guard open.entry.readers.count < Limits.peoplePerList else {
                throw HearthError(.limitPeople, ["limit": "\(Limits.peoplePerList)"])
            }
            let pair = PairKey(member: child.identity, other: person)
            if try work.store.row(FriendRow.self, pair)?.state == .friends {
                guard try !household.isAsked(person, to: open, as: .friend, keys: keys, work)
                else { continue }
                try household.offer(open, to: person, role: .friend, keys: keys, work)
            } else {
                let home = try household.card(of: person, work)?.body.nodeKey ?? friend.row.node
                try household.knock(
                    at: Door(
                        link: Link(key: PublicKeyText(identity: person, node: home), addresses: []),
                        addresses: friend.row.addresses, greeting: greeting ?? "",
                        showsAddresses: household.showsAddresses(nil, of: child.identity, work),
                        promised: FriendRow.Promise(list: open.id, role: .friend)),
                    by: child.identity, work)
            }
        }
        return try household.invited(to: open, of: child, keptBy: asker, work)
    }
}

extension ListForChild: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [InvitedForChild] {
        let (child, open) = try household.childsList(list, keptBy: asker, work)
        return try household.invited(to: open, of: child, keptBy: asker, work)
    }
}

extension Household {
    /// A list of a child's for whom the asker acts, as the child sees it.
    ///
    /// - Throws: `HearthError` as `checkKeeps`.
    fileprivate mutating func childsList(
        _ text: String, keptBy asker: Asker, _ work: Work
    ) throws -> (child: Asker, open: OpenList) {
        guard let id = ListID(hex: text), let entry = replicator.directory.lists[id],
            replicator.directory.members.contains(entry.host)
        else { throw HearthError(.unknownList, ["name": text]) }
        let child = try child(
            called: PublicKeyText(identity: entry.host, node: node).text, work)
        try checkKeeps(asker, child, as: .keepers, work)
        return (child, try list(at: id.hex, for: child, work))
    }

    /// The asker's friends, the child and its keepers apart, by name.
    fileprivate mutating func invited(
        to open: OpenList, of child: Asker, keptBy asker: Asker, _ work: Work
    ) throws -> [InvitedForChild] {
        let readers = try readers(of: open, for: child, work)
        let known = try people(knownTo: asker.identity, work)
        let names = asker.nameOrder
        return try friends(of: asker.identity, work)
            .filter { $0.row.identity != child.identity }
            .compactMap { row, name -> InvitedForChild? in
                let person = row.identity
                let reader = readers.first {
                    (try? PublicKeyText($0.key).identity) == person
                }
                if reader?.role == .keeper { return nil }
                let pair = PairKey(member: child.identity, other: person)
                let isPromised = try work.store.row(FriendRow.self, pair)?.promised != nil
                let node = try card(of: person, work)?.body.nodeKey ?? row.node
                return InvitedForChild(
                    name: known.told(name, of: person),
                    key: PublicKeyText(identity: person, node: node).text,
                    state: reader.map { InvitedState($0.state) } ?? (isPromised ? .knocking : nil))
            }
            .sorted { names.key($0.name) < names.key($1.name) }
    }
}

extension InvitedState {
    /// Of somebody who reads the list, or was asked to.
    fileprivate init(_ state: ReaderState) {
        self =
            switch state {
            case .reading, .leaving: .reading
            case .asked, .waiting, .full: .asked
            case .refused, .left: .refused
            }
    }
}
