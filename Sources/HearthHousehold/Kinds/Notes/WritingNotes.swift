import FoundationEssentials
import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddNote: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let text = try NoteText.cleaned(text ?? "")
        var note = Note()
        note.isPinned = isPinned ?? false
        let typed = name?.nilIfEmpty
        note.isNameMade = typed == nil
        let name = typed ?? NoteText.name(of: text, otherwise: otherwise)
        return try household.add(
            note, to: list, name: name, id: id, at: ItemPlace(), by: asker, work
        ) { _, item in
            item.text = text
            try item.setTags(tags ?? [])
            if let added { item.added = try WallTime(written: added).itemTime }
            if let edited {
                item.edited = UInt64(clamping: try WallTime(written: edited).milliseconds)
            }
        }
    }
}

extension EditNote: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> NoteSaved {
        let (open, before) = try household.note(at: note, for: asker, work)
        let keys = try household.editor(of: open, asker)
        var mine = try changed(before)
        if mine == before { return NoteSaved(note: household.info(before, in: open)) }
        var copy: Item?
        var isJoined = false
        if let ifMatch, ifMatch != EntityTags.tag(of: before), text != nil || name != nil {
            if let seen = seen(before),
                let joined = ItemJoin.everything(before, try changed(seen), since: seen)
            {
                mine = joined.withMadeName
                isJoined = true
            } else {
                copy = mine.copyOfLoser(by: asker.identity)
                mine = before
            }
        }
        var written: [Item] = []
        if var copy, open.merged.item(copy.id) == nil {
            copy.rank = before.rank
            written.append(copy)
        } else if mine != before {
            mine.revision = before.nextRevision(at: work.now)
            written.append(mine)
        }
        for item in written { try item.checkSize() }
        if !written.isEmpty { try household.write(written, to: open, keys: keys, work) }
        let after = try household.list(at: open.id.hex, for: asker, work)
        return NoteSaved(
            note: household.info(after.liveItem(before.id) ?? before, in: after),
            isJoined: isJoined,
            copy: copy.flatMap { after.liveItem($0.id) }.map { household.info($0, in: after) })
    }

    /// What the caller saw of a note that is this by now; nil where they do not say it.
    private func seen(_ before: Item) -> Item? {
        guard let was else { return nil }
        var seen = before
        seen.text = was
        if let wasTags { seen.tags = wasTags }
        if let wasName {
            seen.name = wasName.nilIfEmpty ?? NoteText.name(of: was, otherwise: before.name)
        } else if let name = name?.nilIfEmpty, name != before.name {
            // Either of both may have given it another one.
            return nil
        }
        return seen
    }

    /// The note as it is to be, if it was this before.
    private func changed(_ before: Item) throws -> Item {
        var item = before
        var note = before.note ?? Note()
        if let text { item.text = try NoteText.cleaned(text) }
        if let tags { try item.setTags(tags) }
        if let isPinned { note.isPinned = isPinned }
        if let name { note.isNameMade = name.isEmpty }
        if let name = name?.nilIfEmpty {
            item.name = try Names.cleaned(name, field: "name", .thing)
        }
        item.body = .known(note)
        return item.withMadeName
    }
}

extension AppendToNote: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        try household.editNote(note, by: asker, work) { item in
            let added = try Names.cleaned(text, field: "notes", rule: .notes)
            // Who asks again because the answer was lost has it there already.
            guard !("\n" + item.text).hasSuffix("\n" + added) else { return }
            item.text = try NoteText.cleaned(
                item.text.isEmpty ? added : item.text + "\n" + added)
            item = item.withMadeName
        }
    }
}

extension BinNotes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ItemInfo] {
        let now = UInt64(clamping: work.now.milliseconds)
        let answer = try household.changeNotes(notes, by: asker, work) { item in
            guard var note = item.note, note.isBinned == (restore ?? false) else { return }
            note.binned = restore == true ? 0 : now
            item.body = .known(note)
        }
        try household.emptyBins(of: asker.identity, work)
        return answer
    }
}

extension Household {
    /// Changes a note; writes nothing where it says that already.
    ///
    /// - Throws: `HearthError`: `notEditor`, `otherKind`, `noteTooLong`, `itemTooLarge`.
    @discardableResult
    mutating func editNote(
        _ path: String, by asker: Asker, _ work: Work, change: (inout Item) throws -> Void
    ) throws -> ItemInfo {
        let (open, before) = try note(at: path, for: asker, work)
        let keys = try editor(of: open, asker)
        var item = before
        try change(&item)
        guard item != before else { return info(before, in: open) }
        try item.checkSize()
        item.revision = before.nextRevision(at: work.now)
        try write([item], to: open, keys: keys, work)
        let after = try list(at: open.id.hex, for: asker, work)
        return info(after.liveItem(item.id) ?? item, in: after)
    }

    /// A note at a path; without a list, one that is called so on any list that the asker reads.
    mutating func note(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let named = NamePath(path)
        guard named.pieces.count == 1, let keys = asker.keys else {
            let found = try item(at: path, for: asker, work)
            try found.list.check(holds: .notes)
            return found
        }
        let lists = try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .notes }
        if let id = ItemID(typed: named.name) {
            for list in lists {
                if let item = list.liveItem(id) { return (list, item) }
            }
        }
        let notes = lists.flatMap { list in list.merged.items.map { (list: list, item: $0) } }
        // One in the bin by its name as well, where no other is called so.
        let isBinned = notes.filter { $0.item.note?.isBinned == true }
        let isLive = notes.filter { $0.item.note?.isBinned == false }
        let meant =
            Names.called(named.name, among: isLive, name: \.item.name, hex: \.item.id.hex).isEmpty
                && !Names.called(
                    named.name, among: isBinned, name: \.item.name, hex: \.item.id.hex
                ).isEmpty ? isBinned : isLive
        return try Names.one(
            meant, called: named.name, by: asker.naming, name: \.item.name, hex: \.item.id.hex,
            unknown: .unknownNote, ambiguous: .ambiguousNote)
    }
}

/// What a note may say.
enum NoteText {
    /// - Throws: `HearthError.noteTooLong`, which says by how many characters.
    static func cleaned(_ typed: String) throws(HearthError) -> String {
        do throws(HearthError) {
            return try Names.cleaned(typed, field: "notes", rule: .notes)
        } catch {
            guard error.code == .textTooLong, let said = error.arguments["count"],
                let count = Int(said)
            else { throw error }
            throw HearthError(
                .noteTooLong,
                ["over": "\(count - Limits.notesLength)", "limit": "\(Limits.notesLength)"])
        }
    }

    static func name(of text: String, otherwise: String?) -> String {
        MadeName.ofText(text) ?? otherwise?.nilIfEmpty ?? "Note"
    }
}

extension WallTime {
    /// - Throws: `HearthError.momentMalformed` for what is not ISO 8601, or lies before 1970 or beyond what an item
    ///   can say.
    init(written text: String) throws(HearthError) {
        let limit = Double(ListLimits.milliseconds)
        let (whole, rest) = Self.parted(text)
        guard let date = try? Date(whole, strategy: .iso8601),
            case let milliseconds = (date.timeIntervalSince1970 * 1000).rounded() + rest,
            milliseconds >= 0, milliseconds < limit
        else { throw HearthError(.momentMalformed, ["value": text]) }
        self.init(milliseconds: Int64(milliseconds))
    }

    /// The text without a fraction of a second, and that in whole milliseconds.
    private static func parted(_ text: String) -> (text: String, milliseconds: Double) {
        guard let point = text.firstIndex(of: ".") else { return (text, 0) }
        let digits = text[text.index(after: point)...].prefix { ("0"..."9").contains($0) }
        guard let number = Double("0." + digits.prefix(3)), !digits.isEmpty else {
            return (text, 0)
        }
        return (
            String(text[..<point]) + String(text[digits.endIndex...]), (number * 1000).rounded()
        )
    }
}
