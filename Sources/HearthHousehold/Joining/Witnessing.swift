import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
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
        var losses = Losses(open, run.copies, elapsed: work.elapsed)
        let edits = try WrittenEdits(of: items, in: open, self, work)
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
                written.append(
                    try witnessed(
                        item, after: before, edits, &losses, in: open, keys: keys, work))
            } else {
                // Of a list that nobody else reads no home has another one.
                if !item.isDeleted, let before, open.entry.readers.count > 1 {
                    try note(before, replacedBy: item, edits, in: open, keys: keys, work)
                }
                written.append(item)
            }
        }
        let ids = Set(items.map(\.id))
        let copies = losses.copies.filter { !ids.contains($0.item.id) }
        try tell(.keptTwice, of: copies, in: open, keys: keys, work)
        try tell(.notesKept, of: losses.kept, in: open, keys: keys, work)
        let member = open.reader.identity
        for (editor, all) in Dictionary(grouping: copies, by: \.author) {
            run.copies.note(all.count, for: member, from: editor, at: work.elapsed)
        }
        return written + copies.map(\.item)
    }

    /// Nobody else edits the list: from what a version was made matters where another one of the member's comes back.
    private func note(
        _ before: Item, replacedBy item: Item, _ edits: WrittenEdits, in open: OpenList,
        keys: MemberKeys, _ work: Work
    ) throws {
        var edit = try edits.edit(of: item.id, self, work)
        if !before.isDeleted {
            edit.add(before, by: open.tag(of: open.reader.identity), until: edit.part)
        }
        try keep(edit, of: edits.key(of: item.id), keys: keys, work)
    }

    /// The item as it is written; what becomes of the member's earlier version beside it is noted among the losses.
    private func witnessed(
        _ item: Item, after before: Item?, _ edits: WrittenEdits, _ losses: inout Losses,
        in open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> Item {
        let key = edits.key(of: item.id)
        var edit = try edits.edit(of: item.id, self, work)
        guard let before, let author = open.author(of: before) else {
            // Whoever is taken off now had something that nobody else has seen.
            if open.losing == .copied { try keep(edit, of: key, keys: keys, work) }
            return item
        }
        var item = item
        item.noteSeen([(before, open.tag(of: author))], editors: open.editorTags)
        var isKept = edit.notes != nil || !edit.lostVersions.isEmpty
        if let mine = open.unseenOwn(beside: before) {
            // What says the same, as over a deletion, has nothing to take in.
            switch item.hasSeen(mine.versionTag) ? .forgotten : open.losing {
            case .forgotten: break
            case .textJoined:
                item = takeNotes(of: mine, into: item, over: before, &edit, author, &losses, open)
                isKept = edit.notes != nil
            case .copied:
                let wasHeld = edit.isHeld(mine)
                let fate =
                    wasHeld
                    ? .held
                    : losses.items.fate(
                        of: mine, beside: before, by: author, writing: item, edit)
                switch fate {
                case .joined(let joined):
                    item = joined
                    item.edited = max(item.edited, mine.edited)
                case .copied(let copy):
                    losses.copies.append((copy, author))
                    try keep(
                        KeptEdit(part: edit.part), of: edits.key(of: copy.id), keys: keys, work)
                case .alike, .held:
                    guard !item.hasAll(of: mine) else { break }
                    if case .held = fate, !wasHeld { losses.kept.append((item, author)) }
                    edit.keep(lost: mine)
                    isKept = true
                case .repeated, .wasCopied: break
                }
            }
            item.noteSeen(
                [(mine, open.tag(of: open.reader.identity)), (before, open.tag(of: author))],
                editors: open.editorTags)
        }
        if !item.isDeleted, item.content != before.content || open.losing == .textJoined {
            if !before.isDeleted {
                edit.add(before, by: open.tag(of: author), until: edit.part)
            }
            try keep(edit, of: key, keys: keys, work)
        } else if isKept {
            try keep(edit, of: key, keys: keys, work)
        }
        return item
    }

    /// The item with the lines that the member wrote in the notes of a wish; where they cannot be joined, the member
    /// keeps them.
    private func takeNotes(
        of mine: Item, into item: Item, over before: Item, _ edit: inout KeptEdit,
        _ author: IdentityKey, _ losses: inout Losses, _ open: OpenList
    ) -> Item {
        guard let base = open.base(of: edit, for: before), mine.text != base.text,
            mine.text != item.text
        else { return item }
        if let joined = ItemJoin.text(item, mine, since: base) { return joined }
        edit.keep(notes: mine.text)
        losses.kept.append((item, author))
        return item
    }

    /// Tells the member at once, by whom they were overtaken: of all that comes at once in one piece.
    mutating func tell(
        _ kind: NewsKind, of losses: [(item: Item, author: IdentityKey)], in open: OpenList,
        keys: MemberKeys, _ work: Work
    ) throws {
        guard let first = losses.first else { return }
        let member = open.reader.identity
        let authors = Set(losses.map(\.author))
        let isAlone = losses.count == 1
        let person = authors.count > 1 || first.author == member ? "" : open.name(of: first.author)
        let draft = NewsDraft.open(
            kind, on: open, item: isAlone ? first.item.id : nil,
            wish: isAlone ? first.item.name : "", person: person,
            detail: kind == .keptTwice || authors == [member] ? NewsInfo.ownCopy : "",
            count: losses.count)
        try post([draft], to: member, keys: keys, work)
    }
}

/// What becomes of the versions of the member's that lose against what is written at once.
private struct Losses {
    var items: LosingItems
    /// As items of their own, each with who overwrote what they say.
    var copies: [(item: Item, author: IdentityKey)] = []
    /// Of these the member keeps theirs, and nobody else sees it.
    var kept: [(item: Item, author: IdentityKey)] = []

    init(_ open: OpenList, _ allowance: CopyAllowance, elapsed: Duration) {
        items = LosingItems(open, allowance, elapsed: elapsed)
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
