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

    func checkName(
        _ text: String, in open: OpenList, besides own: ItemID?
    ) throws -> String {
        let name = try Names.cleaned(text, field: "name", .thing)
        let isTaken = open.merged.items.contains {
            $0.id != own && Names.isSame($0.name, name)
        }
        if isTaken {
            throw HearthError(
                .wishNameTaken,
                ["name": name, "list": open.displayTitle])
        }
        return name
    }

    /// Makes room for new items at the end of a list.
    ///
    /// - Throws: `HearthError.limitItems` when it is full.
    func room(for count: Int, in open: OpenList) throws(HearthError) -> MergedList.Room {
        guard open.merged.items.count <= Limits.itemsPerList - count,
            let room = open.merged.room(for: count)
        else { throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"]) }
        return room
    }

    /// An id that no item of the list has or had.
    func newItemID(in open: OpenList, besides others: Set<ItemID>) throws -> ItemID {
        for _ in 0..<64 {
            if let id = ItemID(octets: entropy.octets(ItemID.byteCount, for: .identifier)),
                open.merged.item(id) == nil, !others.contains(id), !open.ownPart.isMissing(id)
            {
                return id
            }
        }
        throw HearthError(.listIncomplete, ["list": open.merged.head.title])
    }

    /// The keys of a member who may edit the list.
    ///
    /// - Throws: `HearthError.notEditor`.
    package func editor(of open: OpenList, _ asker: Asker) throws(HearthError) -> MemberKeys {
        guard let keys = asker.keys, open.reader.role.isEditor else {
            throw HearthError(.notEditor, ["list": open.merged.head.title])
        }
        return keys
    }
}

extension AddWish: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> WishInfo
    {
        let open = try household.list(at: list ?? "tray", for: asker, work)
        let keys = try household.editor(of: open, asker)
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
        let (open, before) = try household.wish(at: wish, for: asker, work)
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

extension Item {
    /// When it came to its list, ISO 8601; nil when nobody said.
    package var addedText: String? {
        added == 0 ? nil : WallTime(seconds: Int64(clamping: added)).text
    }
}

extension WallTime {
    /// As an item says when it was added.
    var itemTime: UInt64 { min(UInt64(clamping: seconds), ListLimits.seconds - 1) }
}

extension String {
    package var nilIfEmpty: String? { isEmpty ? nil : self }
}
