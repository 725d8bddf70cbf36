import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    func rosterKey(_ list: ListID, host: IdentityKey) -> RecordKey {
        RecordKey(kind: .roster, stream: list.stream, author: host)
    }

    /// Fills the carrier's directory from every roster this node holds.
    package mutating func loadLists(_ work: Work) throws {
        let ownerNodes = try ownerNodes(work)
        for row in try work.store.rows(KnownListRow.self) {
            try loadList(row.list, ownerNodes: ownerNodes[row.list] ?? [], work)
        }
        for row in try work.store.rows(FollowRow.self) where row.state == .accepted {
            try awaitRoster(row, work)
        }
    }

    /// Every node that an owner was ever seen to live on, by list.
    private func ownerNodes(_ work: Work) throws -> [ListID: Set<NodeKey>] {
        try work.store.rows(OwnerNodeRow.self).reduce(into: [:]) { nodes, row in
            nodes[row.list, default: []].insert(row.node)
        }
    }

    /// Puts a list into the directory as its newest roster has it.
    package mutating func loadList(_ list: ListID, _ work: Work) throws {
        try loadList(list, ownerNodes: ownerNodes(work)[list] ?? [], work)
    }

    private mutating func loadList(
        _ list: ListID, ownerNodes known: Set<NodeKey>, _ work: Work
    ) throws {
        guard let record = try work.store.records(.roster, in: list.stream).first,
            let body = try? RosterBody(record: record)
        else { return }
        var ownerNodes = known
        for reader in body.readers where reader.role == .owner {
            ownerNodes.insert(reader.person.nodeKey)
            if let newer = try card(of: reader.person.identity, work)?.body.nodeKey {
                ownerNodes.insert(newer)
            }
        }
        for new in ownerNodes.subtracting(known) {
            try work.store.put(OwnerNodeRow(list: list, node: new))
        }
        // An owner who lives here finds nothing that came ahead of the beat.
        if ownerNodes.contains(node) { try work.store.removeEarlyCells(in: list) }
        let entry = try entry(of: body, record, ownerNodes: ownerNodes, work)
        rosters.noteDeparted(from: replicator.directory.lists[list], to: entry)
        try rememberDate(of: entry, work)
        noteOldCards(in: body, loadedAs: entry, at: work.now)
        replicator.directory.set(entry)
        rosters.keep(body, of: record)
        dialPlan.isStale = true
    }

    private func entry(
        of body: RosterBody, _ record: Record, ownerNodes: Set<NodeKey>, _ work: Work
    ) throws -> ListEntry {
        let list = body.list
        let readers = try body.readers.map { reader in
            // A reader may have moved since the roster was written.
            let held = try card(of: reader.person.identity, work)
            let newest = held.flatMap { $0.record.version > reader.card.version ? $0.body : nil }
            let person = newest ?? reader.person
            return ListEntry.Reader(
                identity: person.identity, tag: AuthorTag(of: person.identity, in: list),
                node: person.nodeKey, sealingKey: person.sealingKey, name: person.name,
                role: reader.role, addresses: reader.addresses.filter { HostPort($0) != nil })
        }
        let day = body.date.flatMap {
            Day(year: $0.year, month: $0.month, day: $0.day)?.daysSinceEpoch
        }
        return ListEntry(
            id: list, stamp: record.stamp, epoch: body.epoch, isGiving: body.isGiving,
            isArchived: body.isArchived, hasLargeCells: body.hasLargeCells, day: day,
            owners: body.owners, readers: readers, ownerNodes: ownerNodes)
    }

    /// Waits for the roster of a list whose offer a member accepted.
    mutating func awaitRoster(_ row: FollowRow, _ work: Work) throws {
        let isReader = replicator.directory.lists[row.list]?.reader(row.member) != nil
        guard !isReader, let peer = try card(of: row.inviter, work)?.body.nodeKey, peer != node
        else { return }
        replicator.directory.awaitRoster(of: row.list, from: peer)
        replicator.request(row.list.stream, from: peer)
    }

    /// Forgets a list that no member here reads any more.
    package mutating func dropList(
        _ list: ListID, unlessReadBesides member: IdentityKey, _ work: Work
    )
        throws
    {
        try happened(.listForgotten(list, of: member), work)
        try forgetNotes(of: member, on: list, work)
        let others = replicator.directory.lists[list]?.readers.contains {
            $0.identity != member && replicator.directory.members.contains($0.identity)
        }
        guard others != true else { return }
        replicator.directory.stopAwaiting(list: list)
        dialPlan.isStale = true
        noteChange()
        // An id that was offered, without a roster, may be the stream of something else.
        guard replicator.directory.lists[list] != nil else { return }
        try forget(list, work)
    }

    /// Forgets all that there is of a list, but on which nodes its owners live. Records stay where a member's edits
    /// wait for them to unlock.
    package mutating func forget(_ list: ListID, _ work: Work) throws {
        try happened(.listChanged(list), work)
        for part in try work.store.records(.part, in: list.stream) {
            try work.store.removeKeptPart(part.key)
        }
        if let entry = replicator.directory.lists[list] {
            // Nothing of these waits for anybody.
            for member in try membersWithEdits(on: list, work)
            where entry.isGiving || entry.host == member {
                try forgetEdits(of: member, on: list, work)
            }
        }
        let isHeld = try !membersWithEdits(on: list, work).isEmpty
        replicator.directory.remove(list: list)
        rosters.forget(list)
        if !isHeld {
            try work.store.removeStream(list.stream)
            try work.store.setUnnamedBlobs([:], in: list.stream)
        }
        try forgetFormerReaders(of: list, work)
        try work.store.removeEarlyCells(in: list)
        try work.store.remove(KnownListRow.self, list)
        dialPlan.isStale = true
    }
}
