import HearthAPI
import HearthLists
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
    fileprivate func kinds(of asker: Asker, _ work: Work) throws -> [KindInfo] {
        let used = try preferences(of: asker.identity, work).kinds ?? []
        return ItemKinds.names.map {
            KindInfo(name: $0, isOn: $0 == ListKind.wishes.name || used.contains($0))
        }
    }

    /// Shows a member the room of a kind, or hides it. That of gifts is always there.
    func use(
        _ kind: ListKind, _ isOn: Bool = true, of member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard kind != .wishes, kind.isKnown else { return }
        var state = try preferences(of: member, work)
        var used = Set(state.kinds ?? [])
        if isOn { used.insert(kind.name) } else { used.remove(kind.name) }
        state.kinds = used.isEmpty ? nil : used.sorted()
        try savePreferences(state, of: member, keys: keys, work)
    }
}
