import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// Parts of members here that came back from other homes: merged item by item, whichever version
/// is the higher (protocol-spec/records.md, "Versions").
extension Household {
    /// Another version of a member's own part came, or was replaced by one that did.
    mutating func ownPartFound(_ record: Record, _ work: Work) throws {
        let (key, member) = (record.key, record.key.author)
        guard let list = ListID(octets: key.stream.octets) else { return }
        let present = try work.store.record(key)?.version.incarnation ?? 0
        try raiseIncarnation(
            of: member, above: max(present, record.version.incarnation), work)
        // It waits here until they are unlocked, and over a restart.
        try mergeReturnedParts(on: list, work)
        let row = FormerRecordRow(
            list: list, author: member, kind: .part, name: "", octets: record.octets)
        if let waiting = try work.store.row(FormerRecordRow.self, row.key),
            let other = try? Record(octets: waiting.octets), other.version > record.version
        {
            return
        }
        try work.store.put(row)
        try mergeReturnedParts(on: list, work)
    }

    private mutating func mergeReturnedParts(on list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in replicator.directory.members.sorted() {
            guard let keys = keyring.keys(of: member),
                entry.reader(member)?.role.isEditor == true,
                let key = try listKey(of: list, for: member, keys: keys, work)
            else { continue }
            try mergeReturnedPart(on: entry, key: key, keys: keys, work)
        }
    }

    /// Merges what came back of a member's part into what lies here, and writes it again if that
    /// says more now.
    mutating func mergeReturnedPart(
        on entry: ListEntry, key: SymmetricKey, keys: MemberKeys, _ work: Work
    ) throws {
        let member = keys.identity.publicKey
        let name = FormerRecordRow.Key(list: entry.id, author: member, kind: .part)
        guard let row = try work.store.row(FormerRecordRow.self, name) else { return }
        let recordKey = RecordKey(kind: .part, stream: entry.id.stream, author: member)
        guard let present = try work.store.record(recordKey) else { return }
        if let found = try? Record(octets: row.octets),
            let own = try ownPart(present, on: entry, keys: keys, work),
            let other = try ownPart(found, on: entry, keys: keys, work)
        {
            // What is in buckets that have not come waits for them.
            // What an earlier run wrote is not made from what this one did.
            let isEarlier = startIncarnations[member].map { found.version.incarnation < $0 }
            guard
                let merge = PartMerge(
                    own, other, by: member,
                    since: isEarlier == true ? partRevisions[recordKey] : nil)
            else { return }
            if merge.isNews {
                try noticeReturn(of: recordKey, work)
                do {
                    try publish(
                        merge.part, of: entry.id, epoch: entry.epoch, key: key, by: member,
                        keys: keys, work)
                } catch is HearthError {
                    // Both together are over a limit: it waits until there is room.
                    return
                }
                try happened(.headChanged(entry.id), work)
            }
            guard other.buckets.missing.isEmpty else { return }
        }
        try work.store.remove(FormerRecordRow.self, name)
        try replicator.partMerged(recordKey, store: work.store)
    }

    /// A member's part is about to be written: which revisions its items had before the first time since
    /// the start.
    mutating func notePartRevisions(
        of key: RecordKey, on list: ListID, keys: MemberKeys, _ work: Work
    ) throws {
        guard partRevisions[key] == nil, let entry = replicator.directory.lists[list],
            let held = try work.store.record(key),
            let part = try ownPart(held, on: entry, keys: keys, work)
        else { return }
        partRevisions[key] = Dictionary(
            part.items.map { ($0.id, $0.revision) }, uniquingKeysWith: max)
    }

    /// A part that a member wrote, in any epoch, with the buckets that are here.
    private func ownPart(
        _ record: Record, on entry: ListEntry, keys: MemberKeys, _ work: Work
    ) throws -> Part? {
        guard let sealed = try? PartPayload(octets: record.payload),
            let body = SealedPart.body(of: sealed, by: keys.sealing, in: record.key),
            let bare = try? Part.decode(body),
            let contents = try buckets(of: bare, before: nil, in: entry, work)
        else { return nil }
        return try? bare.filled(with: contents)
    }
}
