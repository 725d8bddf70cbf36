package import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Writes many items of one list in one step that `UndoMany` takes back: what `change` makes of each item that it
    /// does not leave alone. `Item.tombstone` deletes one; revisions are set here.
    ///
    /// Where there is nothing to change, the answer is the last one of the operation, as long as that can be taken
    /// back: it may have been asked for twice.
    ///
    /// - Parameters:
    ///   - open: The list.
    ///   - what: The path of the operation.
    ///   - asker: Who has to be an editor of the list.
    ///   - work: The transaction.
    ///   - change: The item as it becomes; nil, or the same: it stays.
    /// - Returns: What `UndoMany` asks for.
    /// - Throws: `HearthError`: `notEditor`, `newerList`. Nothing is written then.
    package mutating func changeMany(
        of open: OpenList, as what: String, by asker: Asker, _ work: Work,
        change: (Item) throws -> Item?
    ) throws -> ManyChanged {
        let keys = try editor(of: open, asker)
        try open.checkIsKnown()
        var written: [Item] = []
        var kept: [(before: Item, revision: UInt64)] = []
        for before in open.merged.items {
            guard var item = try change(before), item != before else { continue }
            item.revision = before.nextRevision(at: work.now)
            written.append(item)
            kept.append((before, item.revision))
        }
        var done = ManyDone(what: what, list: open.id, at: work.now, items: kept)
        if !written.isEmpty {
            try write(written, to: open, keys: keys, work)
            keyring.done.add(done, of: asker.identity)
        } else if let last = keyring.done.last(
            what, on: open.id, by: asker.identity, now: work.now)
        {
            done = last
        }
        return ManyChanged(
            listID: open.id.hex, items: done.items.count,
            at: Int(clamping: done.at.milliseconds))
    }
}

extension EmptyList: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ManyChanged {
        let open = try household.list(at: list, for: asker, work)
        return try household.changeMany(of: open, as: Self.path, by: asker, work) { item in
            .tombstone(id: item.id, revision: item.revision)
        }
    }
}

extension UndoMany: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TakenBack {
        let open = try household.list(at: list, for: asker, work)
        let keys = try household.editor(of: open, asker)
        try open.checkIsKnown()
        guard
            let done = household.keyring.done.done(
                on: open.id, at: WallTime(milliseconds: Int64(at)), by: asker.identity,
                now: work.now)
        else { throw HearthError(.nothingToUndo) }
        if let answer = done.takenBack { return answer }
        let written = restored(done, on: open, work)
        if !written.isEmpty { try household.write(written, to: open, keys: keys, work) }
        let back = TakenBack(gone: written.count, stayed: done.items.count - written.count)
        household.keyring.done.note(back, of: done, by: asker.identity)
        return back
    }

    /// The items as they were, except those that were changed since, and those whose name or room is taken.
    private func restored(_ done: ManyDone, on open: OpenList, _ work: Work) -> [Item] {
        let own = Set(done.items.map(\.before.id))
        let isUnique = open.head.kind.hasUniqueNames
        var names = Set(
            isUnique
                ? open.merged.items.filter { !own.contains($0.id) }.map { Names.folded($0.name) }
                : [])
        var room = Limits.itemsPerList - open.merged.items.count
        return done.items.compactMap { before, revision in
            guard let now = open.merged.item(before.id),
                var item = now.revision == revision
                    ? before : open.isShown ? nil : now.united(with: before),
                !isUnique || names.insert(Names.folded(before.name)).inserted
            else { return nil }
            if now.isDeleted {
                guard room > 0 else { return nil }
                room -= 1
            }
            item.revision = now.nextRevision(at: work.now)
            return item
        }
    }
}

extension Item {
    /// One of what was changed since and what was there before, where the kind makes one of two; nil: it does not, or
    /// this one is deleted.
    fileprivate func united(with before: Item) -> Item? {
        guard !isDeleted, let body = known else { return nil }
        return type(of: body).uniting?(self, before)
    }
}
