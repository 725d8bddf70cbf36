import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What is brought into one list.
///
/// An entry that cannot be taken is told and stays out; it keeps no other from coming.
struct ImportPlan {
    let about: ImportedList
    let place: ImportPlace
    /// Cleaned; of no matter for a list that is there.
    let title: String
    let kind: ListKind
    /// Nil: it is made.
    let open: OpenList?
    /// Whether it was made by this import, now or the first time that it was asked for.
    let isNew: Bool
    /// The list as it was carried out; nil: nothing is done yet.
    var list: ListID?
    /// What is added, with ranks still to be given.
    private(set) var items: [Item] = []
    /// When its reader is reminded of what is added.
    private(set) var reminders: [(item: ItemID, at: WallTime, entry: Int)] = []
    /// With the ids of what is there or added; nil: it stays out.
    private var wishes: [(info: ImportedWishInfo, id: ItemID?)] = []
    private var names: ImportedNames
    private var entries: ImportedEntries
    /// How many more the list takes.
    private var room: Int

    init(
        about: ImportedList, _ place: ImportPlace, title: String, kind: ListKind, open: OpenList?,
        isNew: Bool = false
    ) throws(HearthError) {
        self.about = about
        self.place = place
        self.title = title
        self.kind = kind
        self.open = open
        self.isNew = isNew
        names = try ImportedNames(about, place, open)
        entries = ImportedEntries(about, open, kind: kind)
        room = max(0, Limits.itemsPerList - (open?.merged.items.count ?? 0))
    }

    var info: ImportedListInfo {
        ImportedListInfo(
            title: title, isNew: isNew,
            wishes: wishes.map { wish, id in
                var wish = wish
                if let list, let id { wish.path = list.hex + "/" + id.hex }
                return wish
            })
    }

    /// Whether the file has entries for it of which none can be taken.
    var isRefused: Bool { !wishes.isEmpty && wishes.allSatisfy { $0.info.outcome == .refused } }

    /// - Throws: `HearthError.idUsed` where another import came under this one's id.
    mutating func add(_ wish: ImportedWish, at now: WallTime) throws {
        let number = wishes.count
        do {
            let item = try made(wish, at: now)
            let found =
                kind.hasUniqueNames
                ? try names.place(item, isRoom: room > 0)
                : try entries.place(item, of: wish, isRoom: room > 0)
            take(wish, found)
            if let text = wish.remindAt, let at = try? WallTime(written: text), at > now,
                found.outcome == .added
            {
                reminders.append((found.item.id, at, number))
            }
        } catch let error as HearthError where error.code != .idUsed {
            wishes.append(
                (
                    ImportedWishInfo(
                        line: wish.line, outcome: .refused, name: wish.name, problem: error), nil
                ))
        }
    }

    /// Tells of an entry that comes why nobody is reminded of it.
    mutating func note(_ problem: HearthError, of entry: Int) {
        wishes[entry].info.problem = problem
    }

    private mutating func take(_ wish: ImportedWish, _ found: PlacedItem) {
        if found.isMissing {
            items.append(found.item)
            room -= 1
        }
        var photos = wish.photos
        switch found.outcome {
        case .added, .renamed: break
        case .known where !found.isOfFile && found.item.attachments.isEmpty: break
        default: photos = nil
        }
        let item = found.item
        let info = ImportedWishInfo(
            line: wish.line, outcome: found.outcome, name: found.name,
            price: found.price, store: found.store,
            link: found.link, photos: photos?.isEmpty == true ? nil : photos,
            edited: photos == nil ? nil : wish.edited)
        wishes.append((info, item.id))
    }

    private func made(_ wish: ImportedWish, at now: WallTime) throws -> Item {
        let name = try Names.cleaned(wish.name, field: "name", .thing)
        var item = Item(
            id: try place.item(wishes.count), rank: .middle, revision: 1, name: name,
            body: .wish(Wish()))
        if let body = wish.body { try item.takeBody(exported: body) }
        // What its list is not of, and what a list of another kind has to say, cannot be left out.
        let isOther = item.known.map { type(of: $0).listKind != kind } ?? false
        if isOther || wish.body == nil && kind != .wishes { throw HearthError.bodyMalformed }
        try wish.fields.apply(to: &item)
        if let body = item.known {
            item.body = .known(body.broughtIn(at: UInt64(clamping: now.milliseconds)))
        }
        item.added = try wish.added.map { try WallTime(written: $0).itemTime } ?? now.itemTime
        if let edited = wish.edited {
            item.edited = UInt64(clamping: try WallTime(written: edited).milliseconds)
        }
        do { try item.check() } catch { throw HearthError.bodyMalformed }
        try item.checkSize()
        return item
    }
}

/// Where an entry of a file comes to stand.
struct PlacedItem {
    /// The one that is there, or that comes.
    let item: Item
    var outcome: ImportedWishInfo.Outcome
    /// Whether it has still to be written.
    var isMissing: Bool
    /// Whether it is an entry of the same file.
    var isOfFile = false
    /// What the entry says, as a person sees it in the answer.
    let name: String
    let price: String?
    let store: String?
    let link: String?

    /// `entry`: the item as the file has it.
    init(
        _ item: Item, _ outcome: ImportedWishInfo.Outcome, isMissing: Bool, isOfFile: Bool = false,
        entry: Item
    ) {
        self.item = item
        self.outcome = outcome
        self.isMissing = isMissing
        self.isOfFile = isOfFile
        name = outcome == .renamed ? item.name : entry.name
        price = entry.wish?.price?.description
        store = entry.wish?.store.nilIfEmpty
        link = entry.link.nilIfEmpty
    }
}

extension HearthError {
    /// What a kind says of a list or an item is not what an export has.
    static var bodyMalformed: HearthError {
        HearthError(.textNotAllowed, ["field": "body"])
    }

    /// The list is full.
    static var noRoom: HearthError {
        HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
    }
}

extension Item {
    fileprivate mutating func takeBody(exported text: String) throws(HearthError) {
        guard let octets = Base64Text.decode(text) else { throw .bodyMalformed }
        do { try takeBody(of: octets) } catch { throw .bodyMalformed }
    }
}
