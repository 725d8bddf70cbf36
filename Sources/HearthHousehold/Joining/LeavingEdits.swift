import HearthAPI
import HearthLists
import HearthReplication
package import HearthSodium
package import HearthWire

/// What a member wrote on a list that they may not edit any more, and nobody else had seen.
extension Household {
    /// Puts it among their private notes. Of a locked member the part waits for them, as what comes back of other
    /// homes does.
    package mutating func keepUnseen(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws {
        let group = MembershipKey(list: list, member: member)
        let rows = try work.store.rows(StoredEditRow.self, of: group)
        guard !rows.isEmpty else { return }
        let partKey = RecordKey(kind: .part, stream: list.stream, author: member)
        let held = try work.store.record(partKey)
        guard let keys = keyring.keys(of: member) else {
            if let held {
                try work.store.put(
                    WaitingRecordRow(key: WaitingRecordRow.Key(held), octets: held.octets))
            }
            return
        }
        let waiting = try work.store.rows(WaitingRecordRow.self, of: member).filter {
            $0.key.stream == list.stream && $0.key.kind == .part
        }.compactMap { try? Record(octets: $0.octets) }
        let entry = replicator.directory.lists[list]
        for record in waiting + [held].compactMap(\.self) {
            let part = try ownPart(record, on: entry, keys: keys, work)
            let unseen = rows.compactMap { part?.item($0.key.item) }.filter { $0.note != nil }
            try putAside(unseen, from: entry, of: member, keys: keys, work)
        }
        for row in rows { try work.store.remove(StoredEditRow.self, row.key) }
        noteChange()
    }

    /// A member has unlocked: the same for all that they do not edit any more.
    package mutating func keepUnseen(of member: IdentityKey, _ work: Work) throws {
        let lists = Set(
            try work.store.rows(StoredEditRow.self).filter { $0.key.member == member }
                .map(\.key.list))
        for list in lists.sorted()
        where replicator.directory.lists[list]?.reader(member)?.role.isEditor != true {
            try keepUnseen(on: list, of: member, work)
        }
    }

    private mutating func putAside(
        _ items: [Item], from entry: ListEntry?, of member: IdentityKey, keys: MemberKeys,
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
            let files = try? entry.map {
                try resealed(item.attachments, of: item, in: $0, for: tray.id, by: member, work)
            }
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
