package import HearthAPI
package import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// A wish as everybody who reads its list sees it.
    package func info(_ item: Item, in open: OpenList) -> WishInfo {
        let wish = item.wish
        return WishInfo(
            id: item.id.hex, name: item.name,
            list: open.isTray ? "Tray" : open.merged.head.title, listID: open.id.hex,
            owner: open.ownerNames, isKnown: wish != nil, notes: item.notes.nilIfEmpty,
            link: item.link.nilIfEmpty, price: wish?.price?.description,
            store: wish?.store.nilIfEmpty, place: wish?.place?.text.nilIfEmpty,
            position: wish?.place?.position?.description,
            quantity: wish.flatMap { Self.text($0.quantity) }, priority: wish?.priority?.rawValue,
            occasion: wish?.occasion?.rawValue, date: wish?.date?.description, tags: item.tags,
            added: item.addedText, etag: EntityTags.tag(of: item),
            photos: photos(of: item, in: open))
    }

    private static func text(_ quantity: Quantity) -> String? {
        switch quantity {
        case .any: "any"
        case .count(let count): count == 1 ? nil : "\(count)"
        }
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
                ["name": name, "list": open.isTray ? "Tray" : open.merged.head.title])
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

extension WishFields {
    /// Puts what was given into an item; what was not stays.
    func apply(to item: inout Item) throws(HearthError) {
        if let notes { item.notes = try Names.cleaned(notes, field: "notes", rule: .notes) }
        if let link {
            let typed = try Names.cleaned(link, field: "link", rule: .link)
            item.link = try typed.isEmpty ? "" : Names.link(typed)
        }
        if let tags {
            var cleaned: [String] = []
            for tag in tags where !tag.isEmpty {
                cleaned.append(try Names.cleaned(tag, field: "tag", rule: .tag))
            }
            guard cleaned.count <= ListLimits.tags else {
                throw HearthError(
                    .numberOutOfRange,
                    ["field": "tags", "lowest": "0", "highest": "\(ListLimits.tags)"])
            }
            item.tags = cleaned
        }
        guard var wish = item.wish else {
            if hasWishFields { throw HearthError(.textNotAllowed, ["field": "wish"]) }
            return
        }
        try apply(to: &wish)
        item.body = .wish(wish)
    }

    private var hasWishFields: Bool {
        [price, store, place, position, quantity, priority, occasion, date].contains { $0 != nil }
    }

    private func apply(to wish: inout Wish) throws(HearthError) {
        if let price {
            wish.price = price.isEmpty ? nil : Price.parse(price)
            if wish.price == nil, !price.isEmpty {
                throw HearthError(.priceMalformed, ["value": price])
            }
        }
        if let store { wish.store = try Names.cleaned(store, field: "store", rule: .store) }
        if let place {
            // Most often a corrected spelling: the spot stays until it is cleared or another.
            let text = try Names.cleaned(place, field: "place", rule: .place)
            wish.place =
                text.isEmpty ? nil : Place(text: text, position: wish.place?.position)
        }
        if let position {
            var place = wish.place ?? Place(text: "")
            place.position = Position(position)
            if place.position == nil, !position.isEmpty {
                throw HearthError(.positionMalformed, ["value": position])
            }
            wish.place = place.position == nil && place.text.isEmpty ? nil : place
        }
        if let quantity { wish.quantity = try Self.quantity(quantity) }
        if let priority {
            wish.priority = Priority(rawValue: priority.lowercased())
            if wish.priority == nil, !priority.isEmpty {
                throw HearthError(.priorityUnknown, ["value": priority])
            }
        }
        if let occasion { wish.occasion = try Typed.occasion(occasion) }
        if let date { wish.date = try Typed.date(date) }
    }

    private static func quantity(_ text: String) throws(HearthError) -> Quantity {
        if text.isEmpty { return .one }
        if text.lowercased() == "any" { return .any }
        guard let count = Int(text) else {
            throw HearthError(.numberMalformed, ["field": "quantity", "value": text])
        }
        guard Quantity.count(count).isValid else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "quantity", "lowest": "1", "highest": "\(ListLimits.quantity)"])
        }
        return .count(count)
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
