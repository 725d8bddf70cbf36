package import HearthAPI
import HearthReplication
import HearthSodium
package import HearthWire

/// Own lists of a home that was put back: somebody may have been taken off since the backup was made, so
/// nothing of them is sent before a person has looked at who reads them.
extension Household {
    private static let heldPrefix = "held-list "

    /// Holds back every list of somebody here that is read elsewhere too.
    mutating func holdLists(_ work: Work) throws {
        for entry in replicator.directory.lists.values
        where entry.owners.contains(where: replicator.directory.members.contains) {
            try hold(entry, work)
        }
    }

    /// Holds back a list, if it is read elsewhere too.
    mutating func hold(_ entry: ListEntry, _ work: Work) throws {
        guard entry.readers.contains(where: { $0.node != node }) else { return }
        try work.store.put(
            SettingRow(
                name: Self.heldPrefix + entry.id.hex,
                value: Array("\(work.now.milliseconds)".utf8)))
        replicator.directory.heldLists.insert(entry.id)
    }

    mutating func loadHeldLists(_ work: Work) throws {
        for row in try work.store.rows(SettingRow.self)
        where row.name.hasPrefix(Self.heldPrefix) {
            guard let list = ListID(hex: String(row.name.dropFirst(Self.heldPrefix.count)))
            else { continue }
            replicator.directory.heldLists.insert(list)
        }
    }

    /// Sends what was held back, from now on.
    mutating func release(_ list: ListID, _ work: Work) throws {
        try work.store.remove(SettingRow.self, Self.heldPrefix + list.hex)
        replicator.release(list)
        noteChange()
    }

    package func isHeld(_ list: ListID) -> Bool { replicator.directory.heldLists.contains(list) }
}

extension ConfirmReaders: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> [ReaderInfo]
    {
        let open = try household.list(at: list, for: asker, work)
        guard open.isOwn else {
            throw HearthError(.notOwner, ["list": open.displayTitle])
        }
        try household.release(open.id, work)
        return try household.readers(of: open, for: asker, work)
    }
}
