import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// All parts of a list that are shown and that this key opens, and what they make together.
    mutating func openParts(
        of entry: ListEntry, shown: [ShownPart], key: SymmetricKey, _ work: Work
    ) throws -> (parts: [IdentityKey: Part], merged: MergedList?) {
        var parts: [(editor: IdentityKey, part: Part)] = []
        var inputs: [OpenedParts.Input] = []
        for record in shown.compactMap(\.record) {
            guard let part = try openPart(record, key: key, of: entry, work) else { continue }
            parts.append((record.key.author, part))
            inputs.append(
                OpenedParts.Input(
                    editor: record.key.author, hash: record.hash, missing: part.buckets.missing))
        }
        let editors = ListEditors(
            of: entry.id, host: entry.host,
            editors: Set(entry.readers.filter(\.role.isEditor).map(\.identity)))
        return (
            Dictionary(parts.map { ($0.editor, $0.part) }, uniquingKeysWith: { $1 }),
            keyring.opened.list(editors, of: inputs, parts)
        )
    }

    /// What a list is called by these parts: its head, without the items in buckets.
    func openHead(
        of entry: ListEntry, by records: [Record], key: SymmetricKey, _ work: Work
    ) throws -> ListHead? {
        let parts = try records.compactMap { record -> (editor: IdentityKey, part: Part)? in
            if let known = keyring.opened.part(record.key), known.hash == record.hash {
                return (record.key.author, known.part)
            }
            return try barePart(record, key: key, of: entry, work).map { (record.key.author, $0) }
        }
        return MergedList.head(of: parts)
    }

    mutating func openPart(
        _ record: Record, key: SymmetricKey, of entry: ListEntry, _ work: Work
    ) throws -> Part? {
        let hash = record.hash
        let before = keyring.opened.part(record.key)
        if let before, before.hash == hash, before.part.buckets.missing.isEmpty {
            return before.part
        }
        guard let bare = try barePart(record, key: key, of: entry, work),
            let contents = try buckets(of: bare, before: before?.part, in: entry, work),
            let part = try? bare.filled(with: contents)
        else { return nil }
        keyring.opened.keep(part, of: record.key, hash: hash)
        return part
    }

    /// A part as its record says it, in which buckets are but named.
    func barePart(
        _ record: Record, key: SymmetricKey, of entry: ListEntry, _ work: Work
    ) throws -> Part? {
        guard let sealed = try? PartPayload(octets: record.payload) else { return nil }
        guard sealed.epoch != entry.epoch else {
            return SealedPart.open(sealed, with: key, in: record.key)
        }
        guard sealed.epoch &+ 1 == entry.epoch,
            let previous = try roster(of: entry.id, work)?.body.previousKey(under: key)
        else { return nil }
        return SealedPart.open(sealed, with: previous, in: record.key)
    }

    /// What the buckets of a part hold that are here; those that did not change since it was last
    /// opened are not opened again. Nil when there are more items than a part may have.
    func buckets(
        of part: Part, before: Part?, in entry: ListEntry, _ work: Work
    ) throws -> [Int: [Item]]? {
        let count = part.buckets.count
        var items = 0
        var contents: [Int: [Item]] = [:]
        for (index, reference) in part.buckets.references.enumerated() {
            guard let reference else { continue }
            if let before = before?.buckets, before.count == count,
                before.references[index] == reference, let known = before.contents[index]
            {
                contents[index] = known
            } else if let octets = try content(of: reference, in: entry, work) {
                contents[index] = try? Bucket.decode(octets, index: index, of: count)
            }
            items += contents[index]?.count ?? 0
            guard items <= Limits.itemsPerList + ListLimits.tombstones else { return nil }
        }
        return contents
    }
}
