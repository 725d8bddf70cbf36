import HearthAPI
import HearthLists
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// The item that was made under an id before; nil: there was none.
    ///
    /// - Throws: `HearthError.idUsed` when that is gone, or says something else.
    func made(_ item: Item, in open: OpenList, as id: NewID) throws(HearthError) -> Item? {
        guard let held = open.merged.item(item.id) else { return nil }
        guard !held.isDeleted, held.saysTheSame(as: item) else { throw id.isUsed }
        return held
    }

    /// Whether a path names an item by its id that was there and is not any more, or by the name of one
    /// that the caller deleted a moment ago.
    mutating func isDeletedItem(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> Bool {
        let path = NamePath(path)
        let open = try list(ofWish: path, for: asker, work)
        if let id = ItemID(typed: path.name), let item = open.merged.item(id) {
            return item.isDeleted
        }
        return keyring.deleted.item(
            named: path.name, on: open.id, of: asker.identity, now: work.now) != nil
    }
}

extension Item {
    /// Whether two items differ in nothing that their editors say of them, photos aside.
    func saysTheSame(as other: Item) -> Bool {
        name == other.name && text == other.text && link == other.link && tags == other.tags
            && body == other.body
    }
}
