import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowKeptNotes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [KeptNotes] {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        if let item {
            let (open, found) = try household.item(at: item, for: asker, work)
            return try household.keptNotes(of: [found.id], in: open, work)
        }
        return try household.openLists(of: asker.identity, keys: keys, work).flatMap { open in
            let group = MembershipKey(list: open.id, member: asker.identity)
            let items = try work.store.rows(StoredEditRow.self, of: group).map(\.key.item)
            return try household.keptNotes(of: items, in: open, work)
        }
    }
}

extension SettleKeptNotes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let (open, before) = try household.item(at: item, for: asker, work)
        let keys = try household.editor(of: open, asker)
        guard open.losing != .copied else {
            try household.settleLost(of: [before.id], asItems: putsBack, on: open, by: asker, work)
            let after = try household.list(at: open.id.hex, for: asker, work)
            return household.info(after.liveItem(before.id) ?? before, in: after)
        }
        let key = StoredEditRow.Key(
            list: open.id, member: asker.identity, item: before.id)
        guard var edit = try household.keptEdit(key, work), let text = edit.notes else {
            return household.info(before, in: open)
        }
        var item = before
        if putsBack, item.text != text {
            try item.setText(item.text.isEmpty ? text : item.text + "\n" + text)
            item.revision = before.nextRevision(at: work.now)
            try household.write([item], to: open, keys: keys, work)
            edit = try household.keptEdit(key, work) ?? edit
        }
        edit.notes = nil
        try household.keep(edit, of: key, keys: keys, work)
        return household.info(item, in: open)
    }
}

extension Household {
    fileprivate func keptNotes(
        of items: [ItemID], in open: OpenList, _ work: Work
    ) throws -> [KeptNotes] {
        let standing = Dictionary(
            overwritten(in: open).map { ($0.mine.id, $0.mine) }, uniquingKeysWith: { one, _ in one }
        )
        return try items.flatMap { id in
            let key = StoredEditRow.Key(list: open.id, member: open.reader.identity, item: id)
            let edit = try keptEdit(key, work)
            func kept(_ name: String, _ text: String) -> KeptNotes {
                KeptNotes(
                    item: "\(open.id.hex)/\(id.hex)", path: open.path.appending(name).text,
                    text: text, listKind: open.head.kind == .wishes ? nil : open.head.kind.name)
            }
            let item = open.liveItem(id)
            let lost = (edit?.lostVersions ?? []) + (standing[id].map { [$0] } ?? [])
            return (item.flatMap { item in edit?.notes.map { [kept(item.name, $0)] } } ?? [])
                + lost.map { kept((item ?? $0).name, $0.allWords) }
        }
    }

    /// Makes items of what a member wrote on a list and others overwrote, or lets go of it. `items`: of these
    /// alone; nil: of all.
    ///
    /// - Returns: The items that were made.
    /// - Throws: `HearthError` where a limit stands against it; then nothing has changed.
    @discardableResult
    mutating func settleLost(
        of items: Set<ItemID>?, asItems: Bool, on open: OpenList, by asker: Asker, _ work: Work
    ) throws -> [ItemID] {
        let keys = try editor(of: open, asker)
        // What stands in their part still is kept beside it once the item is written.
        let anew = overwritten(in: open).compactMap { lost -> Item? in
            guard items?.contains(lost.mine.id) ?? true, var item = open.liveItem(lost.mine.id)
            else { return nil }
            item.revision = item.nextRevision(at: work.now)
            return item
        }
        if !anew.isEmpty { try write(anew, to: open, keys: keys, work) }
        let group = MembershipKey(list: open.id, member: asker.identity)
        var lost: [Item] = []
        for row in try work.store.rows(StoredEditRow.self, of: group)
        where items?.contains(row.key.item) ?? true {
            guard var edit = try keptEdit(row.key, work), !edit.lostVersions.isEmpty else {
                continue
            }
            lost += edit.lostVersions
            edit.forgetLost()
            try keep(edit, of: row.key, keys: keys, work)
        }
        guard asItems, !lost.isEmpty else { return [] }
        return try makeItems(
            of: lost, on: list(at: open.id.hex, for: asker, work), keys: keys, work)
    }

    private mutating func makeItems(
        of versions: [Item], on open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> [ItemID] {
        var notes: [ItemID: Item] = [:]
        for version in versions {
            guard var note = version.copyOfLoser(by: open.reader.identity),
                open.liveItem(note.id) == nil
            else { continue }
            note.revision = open.merged.nextRevision(of: note.id, at: work.now)
            // Of what no part has named for a month nothing may be left.
            note.attachments = note.attachments.filter { file in
                file.blobs.allSatisfy { open.heldBlobs.contains($0.name) }
            }
            notes[note.id] = note
        }
        guard !notes.isEmpty else { return [] }
        let ids = notes.keys.sorted()
        let room = try room(for: ids.count, in: open)
        for (id, rank) in zip(ids, room.ranks) { notes[id]?.rank = rank }
        try write(ids.compactMap { notes[$0] } + room.displaced, to: open, keys: keys, work)
        return ids
    }
}

extension Item {
    /// What its author typed, for people.
    fileprivate var allWords: String {
        if text.isEmpty { return name }
        return known?.isNameMade == true ? text : name + "\n" + text
    }
}
