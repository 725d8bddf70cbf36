package import HearthAPI
package import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// A wish as everybody who reads its list sees it.
    package func info(_ item: Item, in open: OpenList) -> WishInfo {
        WishInfo(
            id: item.id.hex, name: item.name, list: open.displayTitle, listID: open.id.hex,
            owner: open.ownerNames, isKnown: item.wish != nil, fields: WishFields(of: item),
            added: item.addedText, etag: EntityTags.tag(of: item),
            photos: photos(of: item, in: open))
    }
}

extension AddWish: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> WishInfo
    {
        let open = try household.list(at: list ?? "tray", for: asker, work)
        let keys = try household.editor(of: open, asker)
        try open.check(holds: .wishes)
        let itemID: ItemID = try id.first()
        let name = try household.checkName(self.name, in: open, besides: itemID)
        var item = Item(id: itemID, rank: .middle, revision: 1, name: name, body: .wish(Wish()))
        item.added = work.now.itemTime
        try household.writtenOut(fields, of: item, by: asker, work).apply(to: &item)
        if let made = try household.made(item, in: open, as: id) {
            return household.info(made, in: open)
        }
        let room = try household.room(
            for: [item], in: open, placement ?? .last, beside: other, number: number)
        item.rank = room.ranks[0]
        try household.write([item] + room.displaced, to: open, keys: keys, work)
        return household.info(item, in: open)
    }
}

extension EditWish: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> WishInfo
    {
        let (open, before) = try household.item(at: wish, for: asker, work)
        guard let keys = asker.keys, open.reader.role.isEditor else {
            throw HearthError(.notEditor, ["list": open.merged.head.title])
        }
        var item = before
        if let name {
            item.name = try household.checkName(name, in: open, besides: item.id)
        }
        try household.writtenOut(fields, of: item, by: asker, work).apply(to: &item)
        // Where it says that already, it may have been they who did it.
        if item != before {
            try EntityTags.check(ifMatch, against: EntityTags.tag(of: before), of: before.name)
        }
        var displaced: [Item] = []
        if let placement {
            let room = try household.room(
                for: [item], in: open, placement, beside: other, number: number)
            item.rank = room.ranks[0]
            displaced = room.displaced
        }
        guard item != before else { return household.info(item, in: open) }
        item.revision = before.nextRevision(at: work.now)
        try household.write([item] + displaced, to: open, keys: keys, work)
        return household.info(item, in: open)
    }
}
