import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// The version of an editor's part that readers see.
struct ShownPart {
    let editor: IdentityKey
    /// Nil where none of theirs can be read.
    let record: Record?
    /// The one that is held, where an earlier one is shown because this one has not come completely.
    var newer: Record?
    /// The one that is held cannot be read here.
    var isRefused = false
}

/// How far a part can be read that is held.
private enum Reading {
    case whole
    /// For these buckets, or for a list key.
    case waiting(Set<RecordName>)
    /// It breaks a bound: all of it is refused, or buckets of it.
    case refused(isWhole: Bool)
}

/// Which version of each editor's part is shown: the newest one or, until all of that is here and can be read, the
/// one that is kept beside it (protocol-spec/records.md, "Blob").
extension Household {
    /// To an editor their own part is always the newest one that can be read: what they write goes on from it.
    mutating func shownParts(
        of entry: ListEntry, to reader: IdentityKey, key: SymmetricKey, _ work: Work
    ) throws -> [ShownPart] {
        var shown: [ShownPart] = []
        for held in try work.store.records(.part, in: entry.id.stream)
        where entry.reader(held.key.author)?.role.isEditor == true {
            let editor = held.key.author
            switch try reading(held, key: key, of: entry, work) {
            case .whole: shown.append(ShownPart(editor: editor, record: held))
            case .waiting:
                let kept =
                    try editor == reader ? nil : readable(beside: held, key: key, of: entry, work)
                shown.append(
                    ShownPart(
                        editor: editor, record: kept ?? held, newer: kept == nil ? nil : held))
            case .refused(let isWhole):
                let kept = try readable(beside: held, key: key, of: entry, work)
                shown.append(
                    ShownPart(
                        editor: editor, record: kept ?? (isWhole ? nil : held), isRefused: true))
            }
        }
        return shown
    }

    /// The version that is kept beside a part, if it can be read.
    private mutating func readable(
        beside held: Record, key: SymmetricKey, of entry: ListEntry, _ work: Work
    ) throws -> Record? {
        guard let kept = try work.store.keptPart(held.key),
            case .whole = try reading(kept, key: key, of: entry, work)
        else { return nil }
        return kept
    }

    private mutating func reading(
        _ record: Record, key: SymmetricKey, of entry: ListEntry, _ work: Work
    ) throws -> Reading {
        let hash = record.hash
        // What was missing may have come since.
        if let known = keyring.opened.part(record.key), known.hash == hash,
            known.part.buckets.missing.isEmpty
        {
            return .whole
        }
        if let isWhole = keyring.opened.refusal(of: hash, under: entry.stamp.hash) {
            return .refused(isWhole: isWhole)
        }
        let sealed = try? PartPayload(octets: record.payload)
        if let sealed, !entry.opens(sealed.epoch) { return .waiting([]) }
        guard let sealed, let bare = try barePart(record, key: key, of: entry, work) else {
            return refused(hash, isWhole: true, of: entry)
        }
        guard bare.buckets.count > 0 else { return .whole }
        // Nothing is opened in vain, least of all in place of what is opened already.
        let blobs = try work.store.blobs(in: entry.id.stream)
        let lacking = Set(bare.buckets.references.compactMap { $0?.name })
            .subtracting(blobs.map(\.name))
        guard lacking.isEmpty else {
            // What the table does not name is never asked for.
            return lacking.allSatisfy(sealed.blobs.contains)
                ? .waiting(lacking) : refused(hash, isWhole: false, of: entry)
        }
        let part = try openPart(record, key: key, of: entry, work)
        return part?.buckets.missing.isEmpty == true
            ? .whole : refused(hash, isWhole: part == nil, of: entry)
    }

    /// Once is enough: to find out may take as long as to open a list.
    private mutating func refused(
        _ hash: Digest, isWhole: Bool, of entry: ListEntry
    ) -> Reading {
        keyring.opened.refuse(hash, isWhole: isWhole, under: entry.stamp.hash)
        return .refused(isWhole: isWhole)
    }

    /// A blob came: what is kept beside a part goes if that is complete now.
    package mutating func dropKeptParts(of list: ListID, after blob: RecordName, _ work: Work)
        throws
    {
        guard keyring.opened.mayComplete(blob, on: list) else { return }
        try dropKeptParts(of: list, work)
    }

    /// Lets go of the versions of parts that are kept beside newer ones which can be read now, or that no list
    /// key opens any more.
    ///
    /// - Returns: Whether more than before is shown of the list.
    @discardableResult
    package mutating func dropKeptParts(of list: ListID, _ work: Work) throws -> Bool {
        guard let entry = replicator.directory.lists[list] else { return false }
        var isNewerShown = false
        var awaited: Set<RecordName> = []
        for editor in entry.readers where editor.role.isEditor {
            let key = RecordKey(kind: .part, stream: list.stream, author: editor.identity)
            guard let kept = try work.store.keptPart(key), let held = try work.store.record(key)
            else { continue }
            if let buckets = try self.awaited(by: kept, beside: held, on: entry, work) {
                awaited.formUnion(buckets)
            } else {
                try replicator.dropKeptPart(key, store: work.store)
                isNewerShown = true
            }
        }
        keyring.opened.awaits(awaited, on: list)
        guard isNewerShown else { return false }
        try happened(.listChanged(list), work)
        try headArrived(list, work)
        return true
    }

    /// The buckets for which a version that is kept still waits; nil: it is kept no more.
    ///
    /// Where no reader's keys are in memory, it stays: nobody can tell whether the newer one can be read.
    private mutating func awaited(
        by kept: Record, beside held: Record, on entry: ListEntry, _ work: Work
    ) throws -> Set<RecordName>? {
        guard let payload = try? PartPayload(octets: kept.payload), entry.opens(payload.epoch)
        else { return nil }
        // The first whose keys are in memory: all readers have the same list key.
        for member in replicator.directory.members.sorted() {
            guard let keys = keyring.keys(of: member),
                let (_, _, key) = try access(to: entry.id, by: member, keys: keys, work)
            else { continue }
            guard try barePart(kept, key: key, of: entry, work) != nil else { return nil }
            switch try reading(held, key: key, of: entry, work) {
            case .whole: return nil
            case .waiting(let buckets): return buckets
            case .refused: return []
            }
        }
        return []
    }
}
