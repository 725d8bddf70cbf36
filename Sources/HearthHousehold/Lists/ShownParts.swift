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
        try lacking(record, key: key, of: entry, work)?.isEmpty == true
    }

    /// The buckets of a part that are not here; nil where they would not make it readable either.
    private mutating func lacking(
        _ record: Record, key: SymmetricKey, of entry: ListEntry, _ work: Work
    ) throws -> Set<RecordName>? {
        if let known = keyring.opened.part(record.key), known.hash == record.hash {
            // What was missing may have come since.
            if known.part.buckets.missing.isEmpty { return [] }
        }
        guard let bare = try barePart(record, key: key, of: entry, work) else { return nil }
        guard bare.buckets.count > 0 else { return [] }
        // Nothing is opened in vain, least of all in place of what is opened already.
        let blobs = try work.store.stamps(in: entry.id.stream).filter { $0.key.kind == .blob }
        let lacking = Set(bare.buckets.references.compactMap { $0?.name })
            .subtracting(blobs.map(\.key.name))
        guard lacking.isEmpty else { return lacking }
        guard let part = try openPart(record, key: key, of: entry, work),
            part.buckets.missing.isEmpty
        else { return nil }
        return []
    }

    /// A blob came: what is kept beside a part goes if that is complete now.
    package mutating func dropKeptParts(of list: ListID, after blob: RecordName, _ work: Work)
        throws
    {
        guard keyring.opened.mayComplete(blob, on: list) else { return }
        try dropKeptParts(of: list, work)
    }

    /// Lets go of the versions of parts that are kept beside newer ones which are complete now, or that no
    /// list key opens any more.
    package mutating func dropKeptParts(of list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        var isNewerShown = false
        var awaited: Set<RecordName>? = []
        for editor in entry.readers where editor.role.isEditor {
            let key = RecordKey(kind: .part, stream: list.stream, author: editor.identity)
            guard let kept = try work.store.keptPart(key), let held = try work.store.record(key)
            else { continue }
            switch try waiting(kept, beside: held, on: entry, work) {
            case .notAtAll:
                try replicator.dropKeptPart(key, store: work.store)
                isNewerShown = true
            case .forBuckets(let names): awaited?.formUnion(names)
            case .forAnything: awaited = nil
            }
        }
        keyring.opened.awaits(awaited, on: list)
        guard isNewerShown else { return }
        try happened(.listChanged(list), work)
        try headArrived(list, work)
    }

    private enum Waiting {
        case notAtAll
        case forBuckets(Set<RecordName>)
        case forAnything
    }

    /// For what a version that is kept still waits.
    private mutating func waiting(
        _ kept: Record, beside held: Record, on entry: ListEntry, _ work: Work
    ) throws -> Waiting {
        guard let payload = try? PartPayload(octets: kept.payload), entry.opens(payload.epoch)
        else { return .notAtAll }
        // The first whose keys are in memory: all readers have the same list key. Without one, what can be seen
        // from outside has to do.
        for member in replicator.directory.members.sorted() {
            guard let keys = keyring.keys(of: member),
                let (_, _, key) = try access(to: entry.id, by: member, keys: keys, work)
            else { continue }
            guard try barePart(kept, key: key, of: entry, work) != nil else { return .notAtAll }
            guard let names = try lacking(held, key: key, of: entry, work) else {
                return .forBuckets([])
            }
            return names.isEmpty ? .notAtAll : .forBuckets(names)
        }
        return try replicator.isComplete(held, store: work.store) ? .notAtAll : .forAnything
    }
}
