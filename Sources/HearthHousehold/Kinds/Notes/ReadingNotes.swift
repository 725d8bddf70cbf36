import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
package import HearthWire

extension ShowNotes: UseCase {
    private static let bound = (usual: 100, most: 500)
    /// Of tags beside the notes, the most used ones.
    private static let tagCount = 200

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
        let order = try order(names: asker.nameOrder)
        var counts = TagCounts()
        var found: [Found] = []
        for (place, list) in lists.enumerated() where hasLines || !list.head.isChecklist {
            for (index, item) in list.merged.items.enumerated() {
                guard let note = item.note,
                    isBin ? NotesBin.holds(note, at: work.now) : !note.isBinned
                else { continue }
                let itsTags = counts.add(item.tags)
                guard tags.isSubset(of: itsTags), has.map({ item.has($0) }) ?? true,
                    filter.shows(item)
                else { continue }
                found.append(Found(place, index, item, isPinned: note.isPinned, order: order))
            }
        }
        found.sort { $0.key < $1.key }
        let part = AskedPart(from: from, count: count, Self.bound)
        return NotesShown(
            notes: found[part.range(of: found.count)].map {
                household.info(lists[$0.place].merged.items[$0.index], in: lists[$0.place])
            },
            total: found.count, tags: counts.first(Self.tagCount, with: tags))
    }

    private enum Order {
        case edited, added
        case name(NameOrder)
    }

    /// Where a note is, and where it comes to stand: of many thousands only those that are shown are looked at again.
    private struct Found {
        /// Of its list.
        let place: Int
        /// On its list.
        let index: Int
        /// Those that are pinned come first.
        let key: (isLoose: Int, name: String, time: UInt64, id: ItemID)

        init(_ place: Int, _ index: Int, _ item: Item, isPinned: Bool, order: Order) {
            self.place = place
            self.index = index
            var name = ""
            var time = item.lastChange
            switch order {
            case .edited: break
            case .added: time = item.added
            case .name(let names): name = names.key(item.name)
            }
            key = (isPinned ? 0 : 1, name, UInt64.max - time, item.id)
        }
    }

    private func order(names: NameOrder) throws(HearthError) -> Order {
        let wanted = sort ?? ItemOrder.edited.rawValue
        switch ItemOrder(rawValue: wanted) {
        case .edited: return .edited
        case .added: return .added
        case .name: return .name(names)
        default:
            let candidates: [ItemOrder] = [.edited, .added, .name]
            throw HearthError(
                .sortUnknown,
                [
                    "value": wanted,
                    "candidates": candidates.map(\.rawValue).joined(separator: ", "),
                ])
        }
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

    /// When somebody is reminded of an item; nil: never, as far as is set.
    package func reminder(of item: ItemID, on list: ListID, for asker: Asker) -> WallTime? {
        due.moment(DueMoment.Key(member: asker.identity, list: list, item: item))?.at
    }

    fileprivate func shown(
        _ item: Item, in open: OpenList, to asker: Asker, _ work: Work
    ) throws -> NoteShown {
        NoteShown(
            note: info(item, in: open), list: try info(open, work),
            remindAt: reminder(of: item.id, on: open.id, for: asker)?.text)
    }
}

extension Item {
    fileprivate func has(_ content: NoteContent) -> Bool {
        switch content {
        case .text: !text.isEmpty
        case .picture: attachments.contains(where: \.isPicture)
        case .sound: attachments.contains { $0.mediaType.lowercased().hasPrefix("audio/") }
        }
    }
}
