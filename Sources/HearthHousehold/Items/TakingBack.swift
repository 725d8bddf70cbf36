import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
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
            } else if let before = before(item, by: asker, work) {
                written.append(before)
            }
        }
        if !written.isEmpty { try household.write(written, to: open, keys: keys, work) }
        return TakenBack(gone: written.count, stayed: stayed)
    }

    /// An item as it was before the asker did to it what they take back; nil: they did nothing.
    private func before(_ item: Item, by asker: Asker, _ work: Work) -> Item? {
        guard let at,
            let body = item.known?.withoutAct(
                at: UInt64(clamping: at), by: asker.identity,
                now: UInt64(clamping: work.now.milliseconds))
        else { return nil }
        var item = item
        item.body = .known(body)
        item.revision = item.nextRevision(at: work.now)
        return item
    }
}
