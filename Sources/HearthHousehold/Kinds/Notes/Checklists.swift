import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension NewNotesList: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ListInfo {
        try NewList(title: title, kind: ListKind.notes.name, id: id).made(
            in: &household, of: .notes,
            settings: isChecklist == true ? NotesSettings(isChecklist: true).octets : [],
            by: asker, work)
    }
}

extension SetChecklist: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ListInfo {
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: .notes)
        return try household.edit(open, by: asker, work) { _, head in
            var settings = NotesSettings(octets: head.settings)
            settings.isChecklist = isOn
            head.settings = settings.octets
        }
    }
}

extension ShowChecklist: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ChecklistShown {
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: .notes)
        return try household.checklist(open, work)
    }
}

extension OpenList {
    /// Of a checklist: how many lines are not done; nil: it is none.
    var linesToDo: Int? {
        guard head.isChecklist else { return nil }
        return merged.items.count { item in
            item.note.map { !$0.isBinned && !$0.isDone } ?? false
        }
    }
}

extension AddLine: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: .notes)
        let name = try Names.cleaned(name, field: "name", .thing)
        let same = open.merged.items.first {
            $0.note?.isBinned == false && Names.isSame($0.name, name)
        }
        guard let same, same.id != (try id.first()) else {
            return try household.add(
                Note(), to: open.id.hex, name: name, id: id, at: ItemPlace(.last), by: asker, work
            ) { _, _ in }
        }
        let lines = CheckLines(lines: [open.id.hex + "/" + same.id.hex], isDone: false)
        guard let line = try lines.answer(in: &household, by: asker, work).first else {
            throw HearthError(.internalError)
        }
        return line
    }
}

extension CheckLines: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ItemInfo] {
        try household.changeNotes(lines, by: asker, work) { item in
            guard var note = item.note, note.isDone != isDone || note.tick?.isHidden == true else {
                return
            }
            note.tick = Note.Tick(
                isDone: isDone, at: UInt64(clamping: work.now.milliseconds), by: asker.identity)
            item.body = .known(note)
        }
    }
}

extension ClearDone: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ChecklistShown {
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: .notes)
        let keys = try household.editor(of: open, asker)
        let isHidden = undo != true
        // All that one act hides is of one moment.
        let last = open.merged.items.filter { $0.note?.tick?.isHidden == true }
            .map(\.lastChange).max()
        let meant = open.merged.items.filter { isHidden || all == true || $0.lastChange == last }
        let changed = meant.compactMap { item -> Item? in
            guard var note = item.note, !note.isBinned, note.isDone, var check = note.tick,
                check.isHidden != isHidden
            else { return nil }
            check.isHidden = isHidden
            note.tick = check
            var item = item
            item.body = .known(note)
            item.revision = item.nextRevision(at: work.now)
            return item
        }
        if !changed.isEmpty { try household.write(changed, to: open, keys: keys, work) }
        return try household.checklist(
            try household.list(at: open.id.hex, for: asker, work), work)
    }
}

extension Household {
    fileprivate func checklist(_ open: OpenList, _ work: Work) throws -> ChecklistShown {
        let lines = open.merged.items.filter { $0.note?.isBinned == false }
        let done = lines.filter { $0.note?.isDone == true && $0.note?.tick?.isHidden != true }
            .sorted { ($0.note?.tick?.at ?? 0) > ($1.note?.tick?.at ?? 0) }
        return ChecklistShown(
            list: try info(open, work),
            open: lines.filter { $0.note?.isDone != true }.map { info($0, in: open) },
            done: done.map { info($0, in: open) },
            hidden: lines.count { $0.note?.isDone == true && $0.note?.tick?.isHidden == true })
    }
}
