import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

/// What other homes hold of a home that is about to be put back to an earlier copy.
extension Staging {
    func heldElsewhere(of node: SimulatedNode) -> Knowledge.Elsewhere {
        var held = Knowledge.Elsewhere()
        let people = blueprint.people(in: node.index)
        for index in lists.indices {
            guard let list = ListID(hex: lists[index]) else { continue }
            let keys = people.compactMap { identities[$0] }
            if keys.allSatisfy({ isElsewhere(.part, of: $0, in: list.stream, node) }) {
                held.lists.insert(index)
            }
            for person in people {
                guard let key = identities[person],
                    isElsewhere(.comment, of: key, in: list.stream, node),
                    Cell.Kind.allCases.allSatisfy({ isElsewhere($0, of: key, in: list, node) })
                else { continue }
                held.seats.insert(.init(person: person, list: index))
            }
        }
        for person in people {
            guard let key = identities[person] else { continue }
            if isElsewhere(.profile, of: key, in: .card(of: key), node) {
                held.sizes.insert(person)
            }
            if isElsewhere(.card, of: key, in: .card(of: key), node) { held.names.insert(person) }
        }
        return held
    }

    /// What of a home's blobs nobody else holds is gone with its disk.
    func noteBlobs(of node: SimulatedNode) {
        for list in lists.compactMap({ ListID(hex: $0) }) {
            for blob in node.store.records(.blob, in: list.stream).map(\.key)
            where !world.nodes.contains(where: { $0 !== node && $0.store.record(blob) != nil }) {
                thrownAway.insert(blob)
            }
        }
    }

    private func isElsewhere(
        _ kind: RecordKind, of author: IdentityKey, in stream: StreamID, _ node: SimulatedNode
    ) -> Bool {
        let key = RecordKey(kind: kind, stream: stream, author: author)
        guard let own = node.store.record(key) else { return true }
        return witnesses(besides: node).contains { $0.store.record(key)?.hash == own.hash }
    }

    /// What somebody told last in secret is on a cell that beats have carried.
    private func isElsewhere(
        _ kind: Cell.Kind, of author: IdentityKey, in list: ListID, _ node: SimulatedNode
    ) -> Bool {
        let name = MembershipKey(list: list, member: author)
        let octets: [UInt8]?
        switch kind {
        case .claims: octets = node.store.row(OwnCellRow.self, name)?.cell
        case .page: octets = node.store.row(OwnPageRow.self, name)?.page
        }
        guard let octets else { return true }
        // Wrapped under a passphrase: nobody can say. Behind the cell lies another.
        guard octets.count.isMultiple(of: kind.byteCount),
            let own = try? Cell(octets: Array(octets.prefix(kind.byteCount)))
        else { return false }
        return witnesses(besides: node).contains { other in
            other.store.beatCell(of: own.author, in: list).map { $0.order >= own.order } ?? false
        }
    }

    /// The other homes that will not forget what they hold now.
    private func witnesses(besides node: SimulatedNode) -> [SimulatedNode] {
        world.nodes.filter { other in
            other !== node
                && !absences.contains { absence in
                    guard absence.node == other.index, case .asOf(let moment) = absence.comesBack
                    else { return false }
                    return moment <= world.ticks && world.ticks <= absence.ends
                }
        }
    }
}
