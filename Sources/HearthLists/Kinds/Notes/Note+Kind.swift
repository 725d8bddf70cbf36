package import HearthSodium
package import HearthWire

extension Note: ItemKind {
    package static let listKind = ListKind.notes

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

    /// What is in the bin stays there as long as what is put into it now.
    package func broughtIn(at now: UInt64) -> Note {
        var note = self
        if note.isBinned { note.binned = now }
        return note
    }

    package static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item? {
        guard let one = winner.note, let other = loser.note, let old = base.note,
            let name = name(of: winner, loser, since: base)
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

    /// Of two names one that somebody typed; nil where both did.
    private static func name(of winner: Item, _ loser: Item, since base: Item) -> String? {
        if let name = ItemJoin.one(winner.name, loser.name, since: base.name) { return name }
        if loser.note?.isNameMade == true { return winner.name }
        return winner.note?.isNameMade == true ? loser.name : nil
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
        name != base.name || notes != base.notes || tags != base.tags
            || attachments != base.attachments || link != base.link
    }
}
