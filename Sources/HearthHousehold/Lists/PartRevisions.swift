import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// A member's part is about to be written: which revisions its items had before the first time since
    /// the start.
    mutating func notePartRevisions(
        of key: RecordKey, on list: ListID, writing new: Part, keys: MemberKeys, _ work: Work
    ) throws {
        guard run.revisions(before: key) == nil, let entry = replicator.directory.lists[list] else {
            return
        }
        guard let held = try work.store.record(key) else {
            // An earlier run may have written one that has not come back yet.
            if new.items.contains(where: { $0.losing == .copied }) { run.note([], before: key) }
            return
        }
        guard let part = try ownPart(held, on: entry, keys: keys, work)
        else { return }
        run.note(part.items, before: key)
    }

    /// A part that a member wrote, in any epoch, with the buckets that are here: none of a list that is gone.
    func ownPart(
        _ record: Record, on entry: ListEntry?, keys: MemberKeys, _ work: Work
    ) throws -> Part? {
        guard let sealed = try? PartPayload(octets: record.payload),
            let body = SealedPart.body(of: sealed, by: keys.sealing, in: record.key),
            let bare = try? Part.decode(body)
        else { return nil }
        guard let entry else { return bare }
        guard
            let contents = try buckets(of: bare, before: nil, in: entry, work)
        else { return nil }
        return try? bare.filled(with: contents)
    }
}
