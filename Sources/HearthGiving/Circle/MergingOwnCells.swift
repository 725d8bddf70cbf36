import HearthCircle
package import HearthHousehold
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Cells of members here that come from other homes: this home was put back to an earlier copy, or runs
/// twice (protocol-spec/circle.md, Merging).
///
/// What such a cell says is merged into what the member tells, whatever is newer and however often it
/// comes. Others learn of it with the next beat. No notice says so: everybody who lives there would learn
/// that there was something to come back.
extension Household {
    /// A cell of a member here came, by another run of their home.
    package mutating func ownCellCame(_ cell: Cell, _ work: Work) throws {
        guard let entry = replicator.directory.lists[cell.list],
            let author = entry.author(of: cell),
            let member = replicator.directory.circleMembersHere(of: cell.list)
                .first(where: { $0.identity == author.identity })
        else { return }
        try raiseIncarnation(of: member.identity, above: cell.order.incarnation, work)
        if try !merge(cell, of: member, on: entry, work) {
            try keepWaiting(cell, of: member.identity, work)
        }
    }

    /// Merges what came while a member was locked, as far as keys are in memory.
    package mutating func mergeWaitingCells(
        of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        for row in try waitingCells(of: member.identity, on: list.id, work) {
            guard let cell = try? Cell(octets: row.cell) else {
                try work.store.remove(WaitingCellRow.self, row.key)
                continue
            }
            guard try merge(cell, of: member, on: list, work) else { return }
            try work.store.remove(WaitingCellRow.self, row.key)
        }
    }

    /// The same on every list of a member.
    package mutating func mergeWaitingCells(of member: IdentityKey, _ work: Work) throws {
        for entry in replicator.directory.givingLists {
            guard let reader = entry.reader(member) else { continue }
            try mergeWaitingCells(of: reader, on: entry, work)
        }
    }

    /// Gives false while there is nothing yet to merge it into, or nothing to open it with.
    mutating func merge(
        _ cell: Cell, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> Bool {
        guard let circle = try circleKeys(of: member.identity, in: list.id, work),
            try hasOwnCell(of: member.identity, in: list.id, cell.kind, work)
        else { return false }
        // Other readers of the list have the sender key as well, but not what signs.
        guard cell.isSigned(by: circle.certificate.key),
            let plaintext = circle.opened(
                cell, by: member.identity, seed: keyring.keys(of: member.identity)?.seed),
            let found = try? OwnContent(plaintext, of: cell.kind)
        else { return true }
        let present = try ownContent(
            cell.kind, of: member.identity, on: list.id, circle: circle, work)
        let merged = present.merged(with: found)
        guard merged.says(moreThan: present) else { return true }
        try tellWithBeat(merged, by: member, on: list, work)
        return true
    }

    /// Replaces what a member tells on a list; others learn of it with the next beat, and no sooner.
    ///
    /// Does nothing where they are locked, or have no cell yet.
    mutating func tellWithBeat(
        _ content: OwnContent, by member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        guard let circle = try circleKeys(of: member.identity, in: list.id, work),
            let own = try ownCell(of: member.identity, in: list.id, content.kind, work)
        else { return }
        try storeOwn(
            seal(content, order: own.order, circle: circle, of: member, on: list, work),
            of: member.identity, work)
        noteCells(on: list.id, at: work.now)
        noteChange()
    }

    private func keepWaiting(_ cell: Cell, of member: IdentityKey, _ work: Work) throws {
        let key = WaitingCellRow.Key(
            list: cell.list, member: member, kind: cell.kind,
            incarnation: cell.order.incarnation)
        if let held = try work.store.row(WaitingCellRow.self, key),
            let other = try? Cell(octets: held.cell), other.order >= cell.order
        {
            return
        }
        let waiting = try waitingCells(of: member, on: cell.list, work)
        // The earliest runs go first: what they knew is most likely in the later ones.
        for row in waiting.dropLast(WaitingCellRow.limit - 1) where row.key != key {
            try work.store.remove(WaitingCellRow.self, row.key)
        }
        try work.store.put(WaitingCellRow(key: key, cell: cell.octets))
    }

    /// By incarnation.
    func waitingCells(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> [WaitingCellRow] {
        try work.store.rows(WaitingCellRow.self, of: member).filter { $0.key.list == list }
            .sorted { $0.key.incarnation < $1.key.incarnation }
    }
}
