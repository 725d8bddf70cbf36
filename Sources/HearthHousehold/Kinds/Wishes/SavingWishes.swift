import HearthAPI
import HearthLists
import HearthReplication
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
        return wish
    }
}
