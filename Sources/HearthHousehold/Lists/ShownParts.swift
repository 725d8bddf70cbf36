import HearthLists
import HearthReplication
import HearthSodium
package import HearthWire

/// The version of an editor's part that readers see.
struct ShownPart {
    let record: Record
    /// The one that is held, where an earlier one is shown because this one has not come completely.
    var newer: Record?
}

/// Which version of each editor's part is shown: the newest one or, until all of that is here, the one before
/// that is kept beside it (protocol-spec/records.md, "Blob").
extension Household {
    /// To an editor their own part is always the newest one: what they write goes on from it.
    mutating func shownParts(
        of entry: ListEntry, to reader: IdentityKey, key: SymmetricKey, _ work: Work
    ) throws -> [ShownPart] {
        var shown: [ShownPart] = []
        for held in try work.store.records(.part, in: entry.id.stream)
        where entry.reader(held.key.author)?.role.isEditor == true {
            if held.key.author != reader, let kept = try work.store.keptPart(held.key),
                try !isComplete(held, key: key, of: entry, work),
                try isComplete(kept, key: key, of: entry, work)
            {
                shown.append(ShownPart(record: kept, newer: held))
            } else {
                shown.append(ShownPart(record: held))
            }
        }
        return shown
    }

    /// Whether this key opens a part, and all its buckets are here.
    private mutating func isComplete(
        _ record: Record, key: SymmetricKey, of entry: ListEntry, _ work: Work
    ) throws -> Bool {
        if let known = keyring.opened.part(record.key), known.hash == record.hash {
            // What was missing may have come since.
            if known.part.buckets.missing.isEmpty { return true }
        }
        guard let bare = try barePart(record, key: key, of: entry, work) else { return false }
        guard bare.buckets.count > 0 else { return true }
        // Nothing is opened in vain, least of all in place of what is opened already.
        let blobs = try work.store.stamps(in: entry.id.stream).filter { $0.key.kind == .blob }
        let names = Set(blobs.map(\.key.name))
        let isHere = bare.buckets.references.allSatisfy {
            $0.map { names.contains($0.name) } ?? true
        }
        guard isHere, let part = try openPart(record, key: key, of: entry, work) else {
            return false
        }
        return part.buckets.missing.isEmpty
    }

    /// Lets go of the versions of parts that are kept beside newer ones which are complete now, or that no
    /// list key opens any more.
    package mutating func dropKeptParts(of list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        var isNewerShown = false
        for editor in entry.readers where editor.role.isEditor {
            let key = RecordKey(kind: .part, stream: list.stream, author: editor.identity)
            guard let kept = try work.store.keptPart(key), let held = try work.store.record(key),
                try !isOfUse(kept, beside: held, on: entry, work)
            else { continue }
            try replicator.dropKeptPart(key, store: work.store)
            isNewerShown = true
        }
        guard isNewerShown else { return }
        try happened(.listChanged(list), work)
        try headArrived(list, work)
    }

    private mutating func isOfUse(
        _ kept: Record, beside held: Record, on entry: ListEntry, _ work: Work
    ) throws -> Bool {
        guard let payload = try? PartPayload(octets: kept.payload), entry.opens(payload.epoch)
        else { return false }
        // The first whose keys are in memory: all readers have the same list key. Without one, what can be seen
        // from outside has to do.
        for member in replicator.directory.members.sorted() {
            guard let keys = keyring.keys(of: member),
                let (_, _, key) = try access(to: entry.id, by: member, keys: keys, work)
            else { continue }
            return try barePart(kept, key: key, of: entry, work) != nil
                && !isComplete(held, key: key, of: entry, work)
        }
        return try !replicator.isComplete(held, store: work.store)
    }
}
