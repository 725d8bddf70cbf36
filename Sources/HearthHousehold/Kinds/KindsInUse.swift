package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension ShowKinds: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> [KindInfo]
    {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        return try household.kinds(of: asker, work)
    }
}

extension SetKind: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> [KindInfo]
    {
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
        let hidden = Self.rooms(named: state.hiddenKinds)
        let used = try Self.rooms(named: state.kinds).union(returnedRooms(to: asker, work))
            .subtracting(hidden)
        return ItemKinds.names.map { kind in
            let room = ItemKinds.room(of: kind) ?? kind
            let isOn = room == ListKind.wishes.room || used.contains(room)
            return KindInfo(
                name: kind, room: room, isOn: isOn, isOffered: !isOn && !hidden.contains(room))
        }
    }

    /// The rooms that a member's preferences name. They may name kinds, of which each had a room of its own once.
    private static func rooms(named names: [String]?) -> Set<String> {
        Set((names ?? []).map { ItemKinds.room(of: $0) ?? $0 })
    }

    /// In which rooms lists have come back to somebody who was recovered here. What they had switched on is lost
    /// with their computer.
    private mutating func returnedRooms(to asker: Asker, _ work: Work) throws -> Set<String> {
        guard recovered.contains(asker.identity), let keys = asker.keys,
            replicator.directory.lists.values.contains(where: {
                !$0.isGiving && $0.reader(asker.identity) != nil
            })
        else { return [] }
        let lists = try allLists(of: asker, keys: keys, withUnshown: true, work)
        return Self.rooms(named: lists.filter { $0.state == .open && !$0.isTray }.map(\.kind))
    }

    /// Shows a member the room of a kind, with all other kinds in it, or hides it. That of gifts is always there.
    func use(
        _ kind: ListKind, _ isOn: Bool = true, of member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard let room = kind.room, room != ListKind.wishes.room else { return }
        var state = try preferences(of: member, work)
        var used = Self.rooms(named: state.kinds)
        var hidden = Self.rooms(named: state.hiddenKinds)
        if isOn {
            used.insert(room)
            hidden.remove(room)
        } else {
            used.remove(room)
            hidden.insert(room)
        }
        state.kinds = used.isEmpty ? nil : used.sorted()
        state.hiddenKinds = hidden.isEmpty ? nil : hidden.sorted()
        try savePreferences(state, of: member, keys: keys, work)
    }
}
