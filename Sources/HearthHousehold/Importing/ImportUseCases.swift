import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ImportWishes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ImportedListInfo] {
        guard lists.reduce(0, { $0 + $1.wishes.count }) <= Self.wishLimit else {
            throw HearthError(.fileTooManyWishes, ["limit": "\(Self.wishLimit)"])
        }
        var infos: [ImportedListInfo] = []
        for (index, list) in merged().enumerated() {
            var plan = try household.plan(
                list, Place(of: id, list: index), target: target, for: asker, work)
            for wish in list.wishes { try plan.add(wish) }
            try plan.checkRoom()
            if !isPreview { plan.list = try household.carryOut(plan, for: asker, work) }
            infos.append(plan.info)
        }
        if !isPreview, let profile { try fillIn(profile, in: &household, for: asker, work) }
        return infos
    }

    /// Leaves alone what the asker's profile says already.
    private func fillIn(
        _ given: ExportedProfile, in household: inout Household, for asker: Asker, _ work: Work
    ) throws {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let own = try household.ownProfile(of: asker.identity, keys: keys, work)?.profile
        let profile = own ?? Profile()
        let sizes = (given.sizes ?? []).filter { size in
            !profile.sizes.contains { Names.isSame($0.label, size.label) }
        }
        let edit = EditProfile(
            birthday: profile.birthday == nil ? given.birthday : nil,
            sizes: sizes.isEmpty ? nil : sizes, addresses: given.addresses,
            note: profile.note.isEmpty ? given.note : nil,
            picture: profile.picture == nil ? given.picture : nil)
        _ = try edit.answer(in: &household, by: asker, work)
    }

    /// A file may name a list twice; it is one list.
    private func merged() -> [ImportedList] {
        var order: [[String?]] = []
        var byTitle: [[String?]: ImportedList] = [:]
        for list in lists {
            let key = [list.title.map(Names.folded), list.kind]
            if byTitle[key] == nil {
                order.append(key)
                byTitle[key] = list
            } else {
                byTitle[key]?.wishes += list.wishes
            }
        }
        return order.compactMap { byTitle[$0] }
    }
}

/// One list of an import: ids of what comes with it.
private struct Place {
    let id: NewID
    /// Which list.
    let number: Int

    init(of id: NewID, list number: Int) {
        self.id = id
        self.number = number
    }

    /// Of the list itself, if it is made.
    var list: NewID {
        let octets = id.octets(of: "imported list", at: [number], count: 16)
        return NewID(octets.reduce(0) { $0 << 8 | UInt128($1) })
    }

    /// Of a wish on it.
    func item(_ place: Int) throws(HearthError) -> ItemID {
        let octets = id.octets(
            of: "imported item", at: [number, place], count: ItemID.byteCount)
        guard let item = ItemID(octets: octets) else { throw HearthError(.internalError) }
        return item
    }
}

/// What is brought into one list.
private struct ImportPlan {
    let about: ImportedList
    let place: Place
    /// Cleaned; of no matter for a list that is there.
    let title: String
    /// Nil: it is made.
    let open: OpenList?
    /// Whether it was made by this import, now or the first time that it was asked for.
    let isNew: Bool
    /// The list as it was carried out; nil: nothing is done yet.
    var list: ListID?
    /// What is added, with ranks still to be given.
    private(set) var items: [Item] = []
    /// With the ids of what is there or added.
    private var wishes: [(info: ImportedWishInfo, id: ItemID)] = []
    /// By folded name, what stands there and whether it came with the file.
    private var named: [String: (item: Item, isNew: Bool)] = [:]
    /// The last number given to a name.
    private var numbers: [String: Int] = [:]

    init(
        about: ImportedList, _ place: Place, title: String, open: OpenList?, isNew: Bool = false
    ) throws(HearthError) {
        self.about = about
        self.place = place
        self.title = title
        self.open = open
        self.isNew = isNew
        // What this import brought when it was asked for the first time comes with it again.
        var own: Set<ItemID> = []
        for index in about.wishes.indices { own.insert(try place.item(index)) }
        for item in open?.merged.items ?? [] where !own.contains(item.id) {
            named[Names.folded(item.name)] = (item, false)
        }
    }

    var info: ImportedListInfo {
        ImportedListInfo(
            title: title, isNew: isNew,
            wishes: wishes.map { wish, id in
                var wish = wish
                if let list { wish.path = list.hex + "/" + id.hex }
                return wish
            })
    }

    mutating func add(_ wish: ImportedWish) throws {
        var name = try Names.cleaned(wish.name, field: "name", .thing)
        var item = Item(
            id: try place.item(wishes.count), rank: .middle, revision: 1, name: name,
            body: .wish(Wish()))
        if let body = wish.body { try item.takeBody(exported: body) }
        // What its list is not of, and what a list of another kind has to say, cannot be left out.
        let kind = try about.kind.map(ListKind.imported) ?? .wishes
        let isOther = item.known.map { type(of: $0).listKind != kind } ?? false
        if isOther || wish.body == nil && about.kind != nil { throw HearthError.bodyMalformed }
        try wish.fields.apply(to: &item)
        do { try item.check() } catch { throw HearthError.bodyMalformed }
        var outcome = ImportedWishInfo.Outcome.added
        var photos = wish.photos
        var id = item.id
        let key = Names.folded(name)
        if let there = named[key] {
            if there.item.saysTheSame(as: item) {
                outcome = .known
                id = there.item.id
                if there.isNew || !there.item.attachments.isEmpty { photos = nil }
            } else if there.isNew {
                outcome = .renamed
                name = numbered(name, key)
                item.name = name
            } else {
                outcome = .differs
                id = there.item.id
                photos = nil
            }
        }
        if outcome == .added || outcome == .renamed {
            if let held = open?.merged.item(item.id) {
                guard !held.isDeleted, held.saysTheSame(as: item) else { throw place.id.isUsed }
            } else {
                items.append(item)
            }
            named[Names.folded(name)] = (item, true)
        }
        let info = ImportedWishInfo(
            line: wish.line, outcome: outcome, name: name,
            price: item.wish?.price?.description, store: item.wish?.store.nilIfEmpty,
            link: item.link.nilIfEmpty, photos: photos?.isEmpty == true ? nil : photos)
        wishes.append((info, id))
    }

    /// So that a preview says already what would be refused.
    ///
    /// - Throws: `HearthError.importOverLimit` when the list has no room for what is added.
    func checkRoom() throws(HearthError) {
        let room = max(0, Limits.itemsPerList - (open?.merged.items.count ?? 0))
        guard items.count <= room else {
            throw HearthError(
                .importOverLimit,
                [
                    "list": title, "count": "\(items.count)", "room": "\(room)",
                    "limit": "\(Limits.itemsPerList)",
                ])
        }
    }

    private mutating func numbered(_ name: String, _ key: String) -> String {
        var number = numbers[key] ?? 1
        var candidate: String
        repeat {
            number += 1
            let ending = " (\(number))"
            candidate = name.prefix(Limits.nameLength - ending.count) + ending
        } while named[Names.folded(candidate)] != nil
        numbers[key] = number
        return candidate
    }
}

extension HearthError {
    /// What a kind says of a list or an item is not what an export has.
    fileprivate static var bodyMalformed: HearthError {
        HearthError(.textNotAllowed, ["field": "body"])
    }
}

extension ListKind {
    /// One that a file names; it may be of a newer Hearth.
    fileprivate static func imported(_ name: String) throws(HearthError) -> ListKind {
        guard let kind = ListKind(name) else { throw .bodyMalformed }
        return kind
    }
}

extension Item {
    fileprivate mutating func takeBody(exported text: String) throws(HearthError) {
        guard let octets = Base64Text.decode(text) else { throw .bodyMalformed }
        do { try takeBody(of: octets) } catch { throw .bodyMalformed }
    }
}

extension Household {
    /// Finds the list that wishes are for, or checks that it can be made.
    fileprivate mutating func plan(
        _ about: ImportedList, _ place: Place, target: ImportWishes.Target, for asker: Asker,
        _ work: Work
    ) throws -> ImportPlan {
        let kind = try about.kind.map(ListKind.imported) ?? .wishes
        guard let title = about.title else {
            let tray = try tray(of: kind, for: asker, work)
            return try ImportPlan(about: about, place, title: "Tray", open: tray)
        }
        if let made = try list(madeAs: place.list, by: asker, work) {
            return try ImportPlan(
                about: about, place, title: made.merged.head.title, open: made, isNew: true)
        }
        if let open = try there(title, target: target, for: asker, work) {
            _ = try editor(of: open, asker)
            if open.merged.head.kind != kind { try open.check(holds: kind) }
            return try ImportPlan(
                about: about, place, title: open.merged.head.title, open: open)
        }
        _ = try about.occasion.map(Typed.occasion)
        _ = try about.date.map(Typed.date)
        return try ImportPlan(
            about: about, place, title: checkTitle(title, of: asker, besides: nil, work),
            open: nil, isNew: true)
    }

    private static func settings(exported text: String) throws(HearthError) -> [UInt8] {
        guard let octets = Base64Text.decode(text), octets.count <= ListLimits.settings else {
            throw .bodyMalformed
        }
        return octets
    }

    /// The list, when it is there and may be.
    private mutating func there(
        _ title: String, target: ImportWishes.Target, for asker: Asker, _ work: Work
    ) throws -> OpenList? {
        switch target {
        case .present: return try list(at: title, for: asker, work)
        case .new: return nil
        case .either:
            guard let keys = asker.keys else {
                throw HearthError(.locked, ["member": asker.name])
            }
            return try openLists(of: asker.identity, keys: keys, work).first {
                $0.isOwn && !$0.isTray && Names.isSame($0.merged.head.title, title)
            }
        }
    }

    /// One part a list, all in the transaction of the operation.
    ///
    /// - Returns: The list.
    fileprivate mutating func carryOut(
        _ plan: ImportPlan, for asker: Asker, _ work: Work
    ) throws -> ListID {
        let open: OpenList
        if let there = plan.open {
            open = there
        } else {
            let new = NewList(
                title: plan.title, occasion: plan.about.occasion, date: plan.about.date,
                notes: plan.about.notes, id: plan.place.list)
            let made = try new.made(
                in: &self, of: try plan.about.kind.map(ListKind.imported) ?? .wishes,
                settings: try plan.about.settings.map(Self.settings) ?? [], by: asker, work)
            open = try list(at: made.id, for: asker, work)
        }
        if !plan.items.isEmpty {
            let keys = try editor(of: open, asker)
            let room = try room(for: plan.items.count, in: open)
            let items = zip(plan.items, room.ranks).map { item, rank in
                var item = item
                item.rank = rank
                item.added = work.now.itemTime
                return item
            }
            try write(items + room.displaced, to: open, keys: keys, work)
        }
        if plan.open == nil, plan.about.isArchived == true {
            _ = try EditList(list: open.id.hex, archived: true)
                .answer(in: &self, by: asker, work)
        }
        return open.id
    }
}
