import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What a version names that went into it, and what becomes of an own one that did not
/// (protocol-spec/records.md, "What a version has seen").
extension Household {
    /// Items as a member writes them: each names what it has seen, and takes in what the member wrote before
    /// without anybody having seen it. What cannot be joined comes along as a copy.
    mutating func witnessed(
        _ items: [Item], in open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> [Item] {
        let losing = open.losing
        guard losing != .forgotten else { return items }
        let now = UInt64(clamping: work.now.milliseconds)
        var written: [Item] = []
        for var item in items {
            let before = open.merged.item(item.id)
            if losing == .copied, !item.isDeleted, !(before == nil && item.edited != 0),
                before?.content != item.content
            {
                item.edited = now
            }
            // A wish that is deleted says nothing more.
            if open.editors.count > 1, losing == .copied || !item.isDeleted {
                written += try witnessed(
                    item, after: before, in: open, keys: keys, work
                ).filter { copy in
                    copy.id == item.id || !items.contains { $0.id == copy.id }
                }
            } else {
                // Of a list that nobody else reads no home has another one.
                if !item.isDeleted, let before, open.entry.readers.count > 1 {
                    try note(before, replacedBy: item, in: open, keys: keys, work)
                }
                written.append(item)
            }
        }
        return written
    }

    /// Nobody else edits the list: from what a version was made matters where another one of the member's comes back.
    private func note(
        _ before: Item, replacedBy item: Item, in open: OpenList, keys: MemberKeys, _ work: Work
    ) throws {
        let member = open.reader.identity
        let key = StoredEditRow.Key(list: open.id, member: member, item: item.id)
        var edit = try keptEdit(key, work) ?? KeptEdit()
        edit.part = try nextVersion(
            RecordKey(kind: .part, stream: open.id.stream, author: member), work)
        if !before.isDeleted { edit.add(before, by: open.tag(of: member), until: edit.part) }
        try keep(edit, of: key, keys: keys, work)
    }

    /// The item and, where the member's earlier version could not be joined with it, a copy of that.
    private mutating func witnessed(
        _ item: Item, after before: Item?, in open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> [Item] {
        let key = StoredEditRow.Key(
            list: open.id, member: open.reader.identity, item: item.id)
        var edit = try keptEdit(key, work) ?? KeptEdit()
        edit.part = try nextVersion(
            RecordKey(kind: .part, stream: open.id.stream, author: key.member), work)
        guard let before, let author = open.author(of: before) else {
            // Whoever is taken off now had something that nobody else has seen.
            if open.losing == .copied { try keep(edit, of: key, keys: keys, work) }
            return [item]
        }
        var item = item
        var written: [Item] = []
        item.noteSeen([(before, open.tag(of: author))], editors: open.editorTags)
        if let mine = open.unseenOwn(beside: before) {
            let base = open.base(of: edit, for: before)
            // What says the same, as over a deletion, has nothing to take in.
            switch item.hasSeen(mine.versionTag) ? .forgotten : open.losing {
            case .forgotten: break
            case .notesJoined:
                if let base, mine.notes != base.notes, mine.notes != item.notes {
                    if let joined = ItemJoin.notes(item, mine, since: base) {
                        item = joined
                    } else {
                        edit.keep(notes: mine.notes)
                        try tell(.notesKept, about: item, by: author, in: open, keys: keys, work)
                    }
                }
            case .copied:
                if let base, let joined = ItemJoin.everything(item, mine, since: base) {
                    item = joined
                    item.edited = max(item.edited, mine.edited)
                } else if let copy = mine.copyOfLoser(by: open.reader.identity),
                    open.merged.item(copy.id) == nil, !open.ownPart.isMissing(copy.id)
                {
                    written.append(copy)
                    let own = StoredEditRow.Key(
                        list: open.id, member: open.reader.identity, item: copy.id)
                    try keep(KeptEdit(part: edit.part), of: own, keys: keys, work)
                    try tell(.keptTwice, about: copy, by: author, in: open, keys: keys, work)
                }
            }
            item.noteSeen(
                [(mine, open.tag(of: open.reader.identity)), (before, open.tag(of: author))],
                editors: open.editorTags)
        }
        if !item.isDeleted, item.content != before.content || open.losing == .notesJoined {
            if !before.isDeleted {
                edit.add(before, by: open.tag(of: author), until: edit.part)
            }
            try keep(edit, of: key, keys: keys, work)
        } else if edit.notes != nil {
            try keep(edit, of: key, keys: keys, work)
        }
        return [item] + written
    }

    /// Tells the member at once, by whom they were overtaken.
    mutating func tell(
        _ kind: NewsKind, about item: Item, by author: IdentityKey, in open: OpenList,
        keys: MemberKeys, _ work: Work
    ) throws {
        let member = open.reader.identity
        var book = try book(of: member, keys: keys, work)
        let person = author == member ? "" : open.name(of: author)
        post(
            .open(
                kind, on: open, item: item.id, wish: item.name, person: person,
                detail: kind == .keptTwice || author == member ? NewsInfo.ownCopy : ""), to: &book,
            of: member, work)
        try save(book, of: member, keys: keys, work)
        news.books[member] = book
        noteChange()
    }
}

extension OpenList {
    /// What becomes of versions of its items that others did not see.
    var losing: LosingVersion {
        ItemKinds.kind(of: merged.head.kind).map { $0.losing } ?? .forgotten
    }

    var editors: [IdentityKey] { entry.readers.filter(\.role.isEditor).map(\.identity) }

    func tag(of editor: IdentityKey) -> AuthorTag { AuthorTag(of: editor, in: id) }

    var editorTags: Set<AuthorTag> { Set(editors.map(tag)) }

    /// Who wrote the version that counts: of several who wrote the same, the one with the higher identity.
    func author(of winner: Item) -> IdentityKey? {
        parts.filter { $0.value.item(winner.id) == winner }.keys.max()
    }

    /// What the member wrote of an item, where it does not count and nobody has seen it who wrote what does.
    func unseenOwn(beside winner: Item) -> Item? {
        guard let mine = ownPart.item(winner.id), mine != winner, !mine.isDeleted,
            mine.content != winner.content, !winner.hasSeen(mine.versionTag)
        else { return nil }
        return mine
    }

    /// The newest version that both the member's and the one that counts were made from; nil where none is held.
    func base(of edit: KeptEdit, for winner: Item) -> Item? {
        for base in edit.bases.reversed() {
            guard let version = base.version else { continue }
            let tag = version.versionTag
            if winner.hasSeen(tag) { return version }
            // Versions of one editor were made one from the other.
            guard let editor = editors.first(where: { self.tag(of: $0) == base.author }) else {
                continue
            }
            let latest = parts[editor]?.item(winner.id)
            if latest == winner { return version }
            if let latest, winner.seenVersion(of: base.author) == latest.versionTag {
                return version
            }
        }
        return nil
    }
}
