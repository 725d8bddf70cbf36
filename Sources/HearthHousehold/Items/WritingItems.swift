package import HearthAPI
package import HearthLists
package import HearthRows
import HearthWire

/// What adding and changing an item is, whatever it says.
extension Household {
    /// Puts a new item on a list of its kind: at this path, or in the tray of the kind. `fill` puts in what was
    /// said of it.
    ///
    /// - Returns: The item; the one that was made under the id before, where that says the same.
    /// - Throws: `HearthError`: `notEditor`, `otherKind`, `newerList`, `limitItems` for a full list, `itemTooLarge`,
    ///   `idUsed` for an id that another item has.
    package mutating func add(
        _ body: any ItemKind, to list: String?, name: String, id: NewID, at place: ItemPlace,
        by asker: Asker, _ work: Work,
        fill: (inout Household, inout Item) throws -> Void
    ) throws -> ItemInfo {
        let kind = type(of: body).listKind
        let open =
            try list.map { try self.list(at: $0, for: asker, work) }
            ?? tray(of: kind, for: asker, work)
        let keys = try editor(of: open, asker)
        try open.check(holds: kind)
        let itemID: ItemID = try id.first()
        let name = try checkName(name, in: open, besides: itemID)
        var item = Item(id: itemID, rank: .middle, revision: 1, name: name, body: .known(body))
        item.added = work.now.itemTime
        try fill(&self, &item)
        try item.checkSize()
        if let made = try made(item, in: open, as: id) { return info(made, in: open) }
        let room = try room(
            for: [item], in: open, place.placement ?? .last, beside: place.other,
            number: place.position)
        item.rank = room.ranks[0]
        try write([item] + room.displaced, to: open, keys: keys, work)
        return info(item, in: open)
    }

    /// Changes an item; writes nothing where it says that already. `kind` is the one that it has to be of, or nil
    /// for any that this Hearth knows; `tag` is that of what the caller saw.
    ///
    /// - Returns: The item as it is then.
    /// - Throws: `HearthError`: `notEditor`, `otherKind`, `newerList`, `itemTooLarge`, `changedMeanwhile`.
    package mutating func edit(
        _ path: String, of kind: (any ItemKind.Type)?, name: String?, to place: ItemPlace,
        ifMatch tag: String?, by asker: Asker, _ work: Work,
        change: (inout Household, inout Item) throws -> Void
    ) throws -> ItemInfo {
        let (open, before) = try item(at: path, for: asker, work)
        let keys = try editor(of: open, asker)
        if let kind { try open.check(holds: kind.listKind) } else { try open.checkIsKnown() }
        var item = before
        if let name {
            item.name = try checkName(name, in: open, besides: item.id)
            if item.name != before.name { item.noteTypedName() }
        }
        try change(&self, &item)
        if item.text != before.text { item = item.withMadeName }
        if item != before { try item.checkSize() }
        // Where it says that already, it may have been they who did it.
        if item != before {
            try EntityTags.check(tag, against: EntityTags.tag(of: before), of: before.name)
        }
        var displaced: [Item] = []
        if let placement = place.placement {
            let room = try room(
                for: [item], in: open, placement, beside: place.other, number: place.position)
            item.rank = room.ranks[0]
            displaced = room.displaced
        }
        guard item != before else { return info(item, in: open) }
        item.revision = before.nextRevision(at: work.now)
        try write([item] + displaced, to: open, keys: keys, work)
        return info(item, in: open)
    }
}

/// Where on its list an item comes to stand.
package struct ItemPlace: Sendable {
    /// nil: at the end, or where it is.
    var placement: Placement?
    /// The name of another item on the list, for `before` and `after`.
    var other: String?
    /// Which one it becomes, counted from 1, for `at`.
    var position: Int?

    package init(_ placement: Placement? = nil, beside other: String? = nil, number: Int? = nil) {
        self.placement = placement
        self.other = other
        position = number
    }
}

extension EditItem: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ItemInfo
    {
        try household.edit(
            item, of: nil, name: name, to: ItemPlace(placement, beside: other, number: number),
            ifMatch: ifMatch, by: asker, work
        ) { _, item in
            if let link { try item.setLink(link) }
            if let notes { try item.setText(notes) }
            if let tags { try item.setTags(tags) }
        }
    }
}

extension Item {
    /// Empty takes it away.
    ///
    /// - Throws: `HearthError` for one that is malformed or too long.
    mutating func setLink(_ typed: String) throws(HearthError) {
        let cleaned = try Names.cleaned(typed, field: "link", rule: .link)
        link = try cleaned.isEmpty ? "" : Names.link(cleaned)
    }

    package mutating func setText(_ typed: String) throws(HearthError) {
        text = try Names.cleaned(typed, field: "notes", rule: .notes)
    }

    mutating func setTags(_ typed: [String]) throws(HearthError) {
        var cleaned: [String] = []
        for tag in typed where !tag.isEmpty {
            cleaned.append(try Names.cleaned(tag, field: "tag", rule: .tag))
        }
        guard cleaned.count <= ListLimits.tags else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "tags", "lowest": "0", "highest": "\(ListLimits.tags)"])
        }
        tags = cleaned
    }
}
