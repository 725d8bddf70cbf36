import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What other homes hold of a home that is about to be put back to an earlier copy.
extension Staging {
    /// What others hold in full, and which homes hold something of it.
    func heldElsewhere(of node: SimulatedNode) -> [Knowledge.Subject: Set<Int>] {
        var held: [Knowledge.Subject: Set<Int>] = [:]
        let people = self.people(in: node.index)
        for index in lists.indices {
            guard let list = ListID(hex: lists[index]) else { continue }
            held[.wishes(list: index)] = all(
                people.compactMap { identities[$0] }.map {
                    holders(.part, of: $0, in: list.stream, node)
                })
            for person in people {
                guard let key = identities[person] else { continue }
                held[.seat(.init(person: person, list: index))] = all(
                    [holders(.comment, of: key, in: list.stream, node)]
                        + Cell.Kind.allCases.map { holders($0, of: key, in: list, node) })
            }
        }
        for (index, list) in kindLists.compactMap({ ListID(hex: $0) }).enumerated() {
            for person in people {
                guard let key = identities[person] else { continue }
                held[.texts(.init(person: person, list: index))] = partHolders(
                    of: key, in: list.stream, node)
            }
        }
        for person in people {
            guard let key = identities[person] else { continue }
            held[.size(person: person)] = holders(.profile, of: key, in: .card(of: key), node)
            held[.name(person: person)] = holders(.card, of: key, in: .card(of: key), node)
        }
        return held
    }

    /// Everybody who holds one of these; nil when one of them is held by nobody.
    private func all(_ holders: [Set<Int>?]) -> Set<Int>? {
        holders.reduce(Set()) { known, more in
            guard let known, let more else { return nil }
            return known.union(more)
        }
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

    /// Which homes hold a record as its own home does, if there is one; nil: none.
    private func holders(
        _ kind: RecordKind, of author: IdentityKey, in stream: StreamID, _ node: SimulatedNode
    ) -> Set<Int>? {
        let key = RecordKey(kind: kind, stream: stream, author: author)
        guard let own = node.store.record(key) else { return [] }
        return homes(besides: node) { $0.store.record(key)?.hash == own.hash }
    }

    /// The same of a part with all that it names.
    private func partHolders(
        of author: IdentityKey, in stream: StreamID, _ node: SimulatedNode
    ) -> Set<Int>? {
        let key = RecordKey(kind: .part, stream: stream, author: author)
        guard let own = node.store.record(key) else { return [] }
        let names = (try? PartPayload(octets: own.payload).blobs.names) ?? []
        return homes(besides: node) { other in
            let blobs = Set(other.store.records(.blob, in: stream).map(\.key.name))
            return other.store.record(key)?.hash == own.hash && blobs.isSuperset(of: names)
        }
    }

    /// The same of what somebody told last in secret: a cell that beats have carried.
    private func holders(
        _ kind: Cell.Kind, of author: IdentityKey, in list: ListID, _ node: SimulatedNode
    ) -> Set<Int>? {
        let name = MembershipKey(list: list, member: author)
        let octets: [UInt8]?
        switch kind {
        case .claims: octets = node.store.row(OwnCellRow.self, name)?.cell
        case .talk: octets = node.store.row(OwnPageRow.self, name)?.page
        }
        guard let octets else { return [] }
        // Wrapped under a passphrase: nobody can say. Behind the cell is another.
        guard octets.count.isMultiple(of: kind.byteCount),
            let own = try? Cell(octets: Array(octets.prefix(kind.byteCount)))
        else { return nil }
        return homes(besides: node) { other in
            other.store.beatCell(of: own.author, in: list).map { $0.order >= own.order } ?? false
        }
    }

    private func homes(
        besides node: SimulatedNode, where holds: (SimulatedNode) -> Bool
    ) -> Set<Int>? {
        let homes = witnesses(besides: node).filter(holds).map(\.index)
        return homes.isEmpty ? nil : Set(homes)
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
