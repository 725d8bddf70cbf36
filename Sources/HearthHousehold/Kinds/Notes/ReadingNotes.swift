import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ShowNotes: UseCase {
    private static let usualCount = 100
    private static let mostCount = 500

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> NotesShown {
        let lists =
            try list.map { [try household.list(at: $0, for: asker, work)] }
            ?? household.notesLists(of: asker, work)
        for list in lists { try list.check(holds: .notes) }
        let filter = ItemFilter(text: text ?? "")
        let tags = Set(
            (self.tags ?? "").split(separator: "\n").map { FoldedText.forSearch(String($0)) })
        let isBin = bin != nil
        // Lines are many and short: they stand on their own list.
        let hasLines = list != nil || filter.hasWords || isBin
        var all: [(list: OpenList, item: Item)] = []
        for list in lists where hasLines || !list.head.isChecklist {
            for item in list.merged.items {
                guard let note = item.note,
                    isBin ? NotesBin.holds(note, at: work.now) : !note.isBinned
                else { continue }
                all.append((list, item))
            }
        }
        let counts = TagCount.of(all.map(\.item))
        let found = all.filter { _, item in
            filter.shows(item) && has.map { item.has($0) } ?? true
                && (tags.isEmpty
                    || tags.isSubset(of: Set(item.tags.map(FoldedText.forSearch))))
        }
        let sorted = try sorted(found, names: asker.nameOrder)
        let start = min(max(from.flatMap { Int($0) } ?? 0, 0), sorted.count)
        let most = min(
            max(count.flatMap { Int($0) } ?? Self.usualCount, 1), Self.mostCount)
        let end = min(start + most, sorted.count)
        return NotesShown(
            notes: sorted[start..<end].map { household.info($0.item, in: $0.list) },
            total: sorted.count, tags: counts)
    }

    /// Those that are pinned first.
    private func sorted(
        _ notes: [(list: OpenList, item: Item)], names: NameOrder
    ) throws(HearthError) -> [(list: OpenList, item: Item)] {
        let orders: [ItemOrder] = [.edited, .added, .name]
        let wanted = sort ?? ItemOrder.edited.rawValue
        guard let order = orders.first(where: { $0.rawValue == wanted }) else {
            throw HearthError(
                .sortUnknown,
                [
                    "value": wanted,
                    "candidates": orders.map(\.rawValue).joined(separator: ", "),
                ])
        }
        let keyed = notes.enumerated().map { index, note in
            (
                isLoose: note.item.note?.isPinned == true ? 0 : 1,
                name: order == .name ? names.key(note.item.name) : "",
                time: UInt64.max - (order == .added ? note.item.added : note.item.lastChange),
                id: note.item.id, index: index
            )
        }
        return keyed.sorted {
            ($0.isLoose, $0.name, $0.time, $0.id) < ($1.isLoose, $1.name, $1.time, $1.id)
        }.map { notes[$0.index] }
    }
}

extension ShowNote: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> NoteShown {
        let (open, item) = try household.note(at: note, for: asker, work)
        return try household.shown(item, in: open, to: asker, work)
    }
}

extension RemindOfNote: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> NoteShown {
        let (open, item) = try household.note(at: note, for: asker, work)
        let key = DueMoment.Key(member: asker.identity, list: open.id, item: item.id)
        if let at = at?.nilIfEmpty {
            try household.setDue(
                DueMoment(
                    member: asker.identity, list: open.id, item: item.id,
                    at: try WallTime(written: at)), work)
        } else {
            try household.removeDue(key, work)
        }
        return try household.shown(item, in: open, to: asker, work)
    }
}

extension Household {
    /// The lists of notes that somebody reads.
    mutating func notesLists(of asker: Asker, _ work: Work) throws -> [OpenList] {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        return try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .notes && !$0.head.isArchived }
    }

    fileprivate func shown(
        _ item: Item, in open: OpenList, to asker: Asker, _ work: Work
    ) throws -> NoteShown {
        let key = DueMoment.Key(member: asker.identity, list: open.id, item: item.id)
        return NoteShown(
            note: info(item, in: open), list: try info(open, work),
            remindAt: due.moment(key)?.text)
    }
}

extension Item {
    fileprivate func has(_ content: NoteContent) -> Bool {
        switch content {
        case .text: !notes.isEmpty
        case .picture: attachments.contains(where: \.isPicture)
        case .sound: attachments.contains { $0.mediaType.lowercased().hasPrefix("audio/") }
        }
    }
}

extension TagCount {
    /// The tags of these notes, written as on the first of them; the most used first, then by name.
    static func of(_ items: [Item]) -> [TagCount] {
        var counts: [String: (tag: String, notes: Int)] = [:]
        for item in items {
            for (key, tag) in Dictionary(
                item.tags.map { (FoldedText.forSearch($0), $0) },
                uniquingKeysWith: { one, _ in one })
            {
                counts[key, default: (tag, 0)].notes += 1
            }
        }
        return counts.sorted {
            $0.value.notes == $1.value.notes
                ? $0.key < $1.key : $0.value.notes > $1.value.notes
        }.map { TagCount(tag: $0.value.tag, notes: $0.value.notes) }
    }
}
