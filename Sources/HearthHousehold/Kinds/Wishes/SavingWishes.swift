import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension SaveWishWithPhotos: UseCase {
    /// One transaction: when the wish or any photo is refused, neither is there.
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        var wish: ItemInfo
        if let add = request.add, request.edit == nil {
            wish = try add.answer(in: &household, by: asker, work)
        } else if let edit = request.edit, request.add == nil {
            if edit == EditWish(wish: edit.wish) {
                // Only photos come, which every item can have.
                let (open, item) = try household.item(at: edit.wish, for: asker, work)
                wish = household.info(item, in: open)
            } else {
                wish = try edit.answer(in: &household, by: asker, work)
            }
        } else {
            throw HearthError(.usage, ["problem": "Say either add or edit."])
        }
        let path = wish.listID + "/" + wish.id
        for var photo in photos {
            photo.item = path
            wish = try photo.answer(in: &household, by: asker, work)
        }
        if let edited = request.edited {
            wish = try household.sayEdited(
                path, at: WallTime(written: edited), by: asker, work)
        }
        return wish
    }
}

extension Household {
    /// Says of an item when it was last changed: what comes from a file was not changed now.
    fileprivate mutating func sayEdited(
        _ path: String, at time: WallTime, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let (open, before) = try item(at: path, for: asker, work)
        let keys = try editor(of: open, asker)
        var item = before
        item.edited = UInt64(clamping: time.milliseconds)
        guard item != before else { return info(before, in: open) }
        item.revision = before.nextRevision(at: work.now)
        try write([item], to: open, keys: keys, work)
        return info(item, in: open)
    }
}
