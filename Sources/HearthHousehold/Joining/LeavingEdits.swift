import HearthAPI
import HearthLists
import HearthReplication
package import HearthSodium
package import HearthWire

/// What a member wrote on a list that they may not edit any more, and nobody else had seen.
extension Household {
    /// Puts it among their private notes. Nothing goes while they are locked.
    ///
    /// - Returns: Whether their part can go.
    package mutating func keepUnseen(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws -> Bool {
        let group = MembershipKey(list: list, member: member)
        let rows = try work.store.rows(StoredEditRow.self, of: group)
        guard !rows.isEmpty else { return true }
        guard let keys = keyring.keys(of: member) else { return false }
        defer { noteChange() }
        let partKey = RecordKey(kind: .part, stream: list.stream, author: member)
        if let entry = replicator.directory.lists[list],
            let record = try work.store.record(partKey),
            let part = try ownPart(record, on: entry, keys: keys, work)
        {
            let unseen = rows.compactMap { part.item($0.key.item) }.filter { $0.note != nil }
            try putAside(unseen, from: entry, of: member, keys: keys, work)
        }
        for row in rows { try work.store.remove(StoredEditRow.self, row.key) }
        return true
    }

    private mutating func putAside(
        _ items: [Item], from entry: ListEntry, of member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard !items.isEmpty else { return }
        let asker = Asker(identity: member, name: "", keys: keys, caller: Caller())
        let tray = try tray(of: .notes, for: asker, work)
        var copies: [Item] = []
        var blobs: [SealedBlob] = []
        for item in items {
            guard var copy = item.copyOfLoser(by: member), tray.merged.item(copy.id) == nil else {
                continue
            }
            let files = try? resealed(
                item.attachments, of: item, in: entry, for: tray.id, by: member, work)
            copy.attachments = files?.attachments ?? []
            blobs += files?.blobs ?? []
            copies.append(copy)
        }
        let room = try room(for: copies.count, in: tray)
        for index in copies.indices { copies[index].rank = room.ranks[index] }
        guard !copies.isEmpty else { return }
        try write(copies + room.displaced, blobs: blobs, to: tray, keys: keys, work)
    }
}
