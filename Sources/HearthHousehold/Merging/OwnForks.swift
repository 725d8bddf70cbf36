import HearthAPI
import HearthLists
import HearthRows
import HearthSodium
import HearthWire

/// Versions of wishes and notes that a member wrote in two homes, neither of which knew the other
/// (protocol-spec/records.md, "Own records that come back").
extension Household {
    /// From what both versions of an item were made, where it is known that neither was made from the other.
    func forks(
        of own: Part, and other: Part, in found: Record, on list: ListID, _ work: Work
    ) throws -> [ItemID: Item] {
        var forks: [ItemID: Item] = [:]
        for theirs in other.items where !theirs.isDeleted {
            let key = StoredEditRow.Key(list: list, member: found.key.author, item: theirs.id)
            guard let mine = own.item(theirs.id), !mine.isDeleted,
                mine.content != theirs.content, let edit = try keptEdit(key, work)
            else { continue }
            forks[theirs.id] = edit.fork(of: mine, and: theirs, in: found.version)
        }
        return forks
    }

    /// Notes what went into the items that count, so that it is taken once; what could not is kept for its author.
    ///
    /// `until`: the version of the part that was written then.
    mutating func note(
        _ merge: PartMerge, of own: Part, until version: HearthWire.Version, on list: ListID,
        by member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        let tag = AuthorTag(of: member, in: list)
        for taken in merge.taken where taken.item.losing != .forgotten {
            let id = taken.item.id
            let key = StoredEditRow.Key(list: list, member: member, item: id)
            var edit = try keptEdit(key, work) ?? KeptEdit()
            let (mine, counting) = (own.item(id), merge.part.item(id))
            if let mine, mine != counting {
                edit.add(mine, by: tag, until: version)
                edit.part = version
            }
            if mine != taken.item { edit.add(taken.item, by: tag, until: nil) }
            if let notes = taken.text { edit.keep(notes: notes) }
            try keep(edit, of: key, keys: keys, work)
            guard taken.text != nil, let counting,
                let open = try open(list, for: member, keys: keys, work)
            else { continue }
            try tell(.notesKept, of: [(counting, member)], in: open, keys: keys, work)
        }
    }
}
