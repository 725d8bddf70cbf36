import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ShowKinds: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [KindInfo] {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        return try household.kinds(of: asker, work)
    }
}

extension SetKind: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [KindInfo] {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        try household.use(
            try .chosen(kind), isOn, of: asker.identity, keys: keys, work)
        return try household.kinds(of: asker, work)
    }
}

extension Household {
    fileprivate mutating func kinds(of asker: Asker, _ work: Work) throws -> [KindInfo] {
        let state = try preferences(of: asker.identity, work)
        let hidden = Set(state.hiddenKinds ?? [])
        let used = try Set(state.kinds ?? []).union(returnedKinds(to: asker, work))
            .subtracting(hidden)
        return ItemKinds.names.map {
            let isOn = $0 == ListKind.wishes.name || used.contains($0)
            return KindInfo(name: $0, isOn: isOn, isOffered: !isOn && !hidden.contains($0))
        }
    }

    /// Of what kinds lists have come back to somebody who was recovered here. What they had switched on is lost
    /// with their computer.
    private mutating func returnedKinds(to asker: Asker, _ work: Work) throws -> Set<String> {
        guard recovered.contains(asker.identity),
            replicator.directory.lists.values.contains(where: {
                !$0.isGiving && $0.reader(asker.identity) != nil
            })
        else { return [] }
        let lists = try ListLists().answer(in: &self, by: asker, work)
        return Set(lists.filter { $0.state == .open && !$0.isTray }.map(\.kind))
    }

    /// Shows a member the room of a kind, or hides it. That of gifts is always there.
    func use(
        _ kind: ListKind, _ isOn: Bool = true, of member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard kind != .wishes, kind.isKnown else { return }
        var state = try preferences(of: member, work)
        var used = Set(state.kinds ?? [])
        var hidden = Set(state.hiddenKinds ?? [])
        if isOn {
            used.insert(kind.name)
            hidden.remove(kind.name)
        } else {
            used.remove(kind.name)
            hidden.insert(kind.name)
        }
        state.kinds = used.isEmpty ? nil : used.sorted()
        state.hiddenKinds = hidden.isEmpty ? nil : hidden.sorted()
        try savePreferences(state, of: member, keys: keys, work)
    }
}
