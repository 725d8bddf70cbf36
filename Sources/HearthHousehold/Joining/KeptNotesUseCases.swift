import HearthAPI
import HearthLists
import HearthReplication
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
            return try household.keptNotes(of: found, in: open, work).map { [$0] } ?? []
        }
        return try household.openLists(of: asker.identity, keys: keys, work).flatMap { open in
            let group = MembershipKey(list: open.id, member: asker.identity)
            return try work.store.rows(StoredEditRow.self, of: group)
                .compactMap { open.liveItem($0.key.item) }
                .compactMap { try household.keptNotes(of: $0, in: open, work) }
        }
    }
}

extension SettleKeptNotes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let (open, before) = try household.item(at: item, for: asker, work)
        let keys = try household.editor(of: open, asker)
        let key = StoredEditRow.Key(
            list: open.id, member: asker.identity, item: before.id)
        guard var edit = try household.keptEdit(key, work), let text = edit.notes else {
            return household.info(before, in: open)
        }
        var item = before
        if putsBack, item.notes != text {
            try item.setNotes(item.notes.isEmpty ? text : item.notes + "\n" + text)
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
        of item: Item, in open: OpenList, _ work: Work
    ) throws -> KeptNotes? {
        let key = StoredEditRow.Key(
            list: open.id, member: open.reader.identity, item: item.id)
        return try keptEdit(key, work)?.notes.map { text in
            KeptNotes(
                item: "\(open.id.hex)/\(item.id.hex)",
                path: open.path.appending(item.name).text, text: text)
        }
    }
}
