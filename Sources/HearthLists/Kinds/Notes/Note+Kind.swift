package import HearthSodium
package import HearthWire

extension Note: ItemKind {
    package static let listKind = ListKind.notes

    package static let listName = "Notes"

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .note(let note) = message.body else { return nil }
        try self.init(message: note)
    }

    package func put(into message: inout Hearth_V1_Item) { message.note = self.message }

    package func check() throws(PartError) {
        for time in [binned, tick?.at ?? 0] where time >= ListLimits.milliseconds {
            throw .malformed
        }
    }

    package var texts: [String] { [] }

    package static var orders: [ItemOrder] { [.edited] }

    package static var hasUniqueNames: Bool { false }

    package static var losing: LosingVersion { .copied }

    package func copy(of item: ItemID, by editor: IdentityKey) -> Note {
        var copy = self
        copy.isPinned = false
        copy.copyOf = item
        copy.copyBy = editor
        return copy
    }

    package static let maximumOctets: Int? = 40_000

    package var isPutAway: Bool { isBinned }

    package static func isOfLines(_ settings: [UInt8]) -> Bool {
        NotesSettings(octets: settings).isChecklist
    }

    /// A note in the bin says nothing to people.
    package func says(allOf other: Note) -> Bool { !isBinned }

    /// A later tick counts.
    package static func withLaterActs(_ winner: Item, of loser: Item) -> Item? {
        guard var note = winner.note, let tick = loser.note?.tick, tick.at > note.tick?.at ?? 0,
            tick.isDone != note.isDone
        else { return nil }
        note.tick = tick
        var joined = winner
        joined.body = .known(note)
        return joined
    }

    /// As it was before they ticked it, or took the tick away.
    package func withoutAct(at moment: UInt64, by person: IdentityKey, now: UInt64) -> Note? {
        guard var tick, tick.at == moment, tick.by == person else { return nil }
        tick.isDone.toggle()
        // Not of that moment any more: asked for twice, it is done once.
        tick.at = max(now, moment + 1)
        var note = self
        note.tick = tick
        return note
    }

    /// What is in the bin stays there as long as what is put into it now.
    package func broughtIn(at now: UInt64) -> Note {
        var note = self
        if note.isBinned { note.binned = now }
        return note
    }

    package static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item? {
        guard let one = winner.note, let other = loser.note, let old = base.note,
            let name = Item.name(winner, loser, since: base)
        else { return nil }
        var note = one
        note.isPinned =
            ItemJoin.one(one.isPinned, other.isPinned, since: old.isPinned) ?? one.isPinned
        note.tick = ItemJoin.one(one.tick, other.tick, since: old.tick) ?? newest(one, other)
        note.binned = ItemJoin.one(one.binned, other.binned, since: old.binned) ?? one.binned
        // What somebody edited stays out of the bin into which somebody else put it meanwhile.
        let isEdited = [winner, loser].contains { $0.note?.isBinned == false && $0.says(not: base) }
        if isEdited, !old.isBinned { note.binned = 0 }
        note.isNameMade = (winner.name == name ? one : other).isNameMade
        var joined = winner
        joined.name = name
        joined.body = .known(note)
        return joined
    }

    /// Of two ticks the later one.
    private static func newest(_ one: Note, _ other: Note) -> Tick? {
        (one.tick?.at ?? 0) >= (other.tick?.at ?? 0) ? one.tick : other.tick
    }
}

extension ListKind {
    package static let notes = ListKind("notes") ?? .wishes
}

extension Item {
    /// The note, if the item is one.
    package var note: Note? {
        if case .known(let body) = body { body as? Note } else { nil }
    }

    /// Whether name, text, tags or files are others.
    fileprivate func says(not base: Item) -> Bool {
        name != base.name || text != base.text || tags != base.tags
            || attachments != base.attachments || link != base.link
    }
}
