import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension DeleteItem: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let (open, found): (OpenList, Item)
        do {
            (open, found) = try household.item(at: item, for: asker, work)
        } catch let error as HearthError where error.code.missing == .item {
            guard try household.isDeletedItem(at: item, for: asker, work) else { throw error }
            return Done()
        }
        let keys = try household.editor(of: open, asker)
        try open.checkIsKnown()
        let tombstone = Item.tombstone(id: found.id, revision: found.nextRevision(at: work.now))
        try household.write([tombstone], to: open, keys: keys, work)
        household.keyring.deleted.add(
            DeletedItem(list: open.id, item: found, tombstone: tombstone.revision, at: work.now),
            of: asker.identity)
        return Done()
    }
}

extension UndoDelete: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        let path = NamePath(item)
        let open = try household.list(ofWish: path, for: asker, work)
        let typed = path.name
        let keys = try household.editor(of: open, asker)
        let kept = household.keyring.deleted
        let byID = ItemID(typed: typed).flatMap {
            kept.item($0, on: open.id, of: asker.identity, now: work.now)
        }
        let byName = kept.item(named: typed, on: open.id, of: asker.identity, now: work.now)
        guard let deleted = byID ?? byName else {
            // It is there, perhaps again.
            if let (open, item) = try? household.item(at: item, for: asker, work) {
                return household.info(item, in: open)
            }
            throw HearthError(.nothingToUndo)
        }
        let id = deleted.item.id
        guard let tombstone = open.merged.item(id), tombstone.isDeleted,
            tombstone.revision == deleted.tombstone
        else { throw HearthError(.nothingToUndo) }
        _ = try household.checkName(deleted.item.name, in: open, besides: id)
        guard open.merged.items.count < Limits.itemsPerList else {
            throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
        }
        var item = deleted.item
        item.revision = tombstone.nextRevision(at: work.now)
        // What its photos are made of is still here.
        try household.write([item], to: open, keys: keys, work)
        household.keyring.deleted.remove(id, on: open.id, of: asker.identity)
        let (after, written) = try household.item(
            at: open.id.hex + "/" + id.hex, for: asker, work)
        return household.info(written, in: after)
    }
}
