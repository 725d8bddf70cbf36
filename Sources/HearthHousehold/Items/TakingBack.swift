import HearthAPI
import HearthLists
import HearthReplication
import HearthWire

extension TakeBackAdded: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TakenBack {
        guard (0...Limits.itemsPerList).contains(count) else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "count", "lowest": "0", "highest": "\(Limits.itemsPerList)"])
        }
        let open = try household.list(at: list, for: asker, work)
        let keys = try household.editor(of: open, asker)
        try open.checkIsKnown()
        var written: [Item] = []
        var stayed = 0
        var own: Set<ItemID> = []
        for place in 0..<count { own.insert(try added.item(place)) }
        for item in open.merged.items {
            if own.contains(item.id) {
                guard item.revision == 1 else {
                    stayed += 1
                    continue
                }
                written.append(.tombstone(id: item.id, revision: item.nextRevision(at: work.now)))
            } else if let before = unticked(item, by: asker, work) {
                written.append(before)
            }
        }
        if !written.isEmpty { try household.write(written, to: open, keys: keys, work) }
        return TakenBack(gone: written.count, stayed: stayed)
    }

    /// A line as it was before the operation ticked it, or took the tick away; nil: it did not.
    private func unticked(_ item: Item, by asker: Asker, _ work: Work) -> Item? {
        guard let at, var note = item.note, var tick = note.tick,
            tick.at == UInt64(clamping: at), tick.by == asker.identity
        else { return nil }
        tick.isDone.toggle()
        // Not of that moment any more: asked for twice, it is done once.
        tick.at = max(UInt64(clamping: work.now.milliseconds), tick.at + 1)
        note.tick = tick
        var item = item
        item.body = .known(note)
        item.revision = item.nextRevision(at: work.now)
        return item
    }
}
