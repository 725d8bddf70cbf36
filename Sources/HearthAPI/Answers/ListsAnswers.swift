/// A list in a listing.
package struct ListInfo: Codable, Sendable, Hashable {
    package var id: String
    /// nil while the list could not be opened yet.
    package var title: String?
    /// What to write for it in other operations, `OWNER/LIST` or `LIST`: a `NamePath`.
    package var path: String
    /// The owner's name; of several, joined by ` & `.
    package var owner: String
    /// The owners' public keys.
    package var ownerKeys: [String]
    package var isOwn: Bool
    /// Of an own list: who owns it too.
    package var coOwners: [String]
    /// Of those, who has not said yes to it yet; known to the one who made the list.
    package var awaitedOwners: [String]
    /// owner, keeper or friend.
    package var role: String
    package var kind: String
    package var isTray: Bool
    package var isArchived: Bool
    package var occasion: String?
    package var date: String?
    package var notes: String?
    /// Changes when what the list says of itself does; for `EditList.ifMatch`.
    package var etag: String?
    package var items: Int
    /// Pieces of a long list that have not come yet; wishes in them are missing, not deleted.
    package var missingPieces: Int
    /// Besides the caller.
    package var readers: Int
    /// `open`; `waiting` until the owner's node let the caller in; `passphrase` when they need one
    /// to be in its circle, since an owner lives on their node.
    package var state: String

    package init(
        id: String, title: String? = nil, path: String? = nil, owner: String,
        ownerKeys: [String] = [], isOwn: Bool,
        coOwners: [String] = [],
        awaitedOwners: [String] = [], role: String, kind: String, isTray: Bool, isArchived: Bool,
        occasion: String? = nil, date: String? = nil,
        notes: String? = nil, etag: String? = nil, items: Int, missingPieces: Int = 0, readers: Int,
        state: String
    ) {
        self.id = id
        self.title = title
        self.path = path ?? NamePath((isOwn ? [] : [owner]) + [title ?? id]).text
        self.owner = owner
        self.ownerKeys = ownerKeys
        self.isOwn = isOwn
        self.coOwners = coOwners
        self.awaitedOwners = awaitedOwners
        self.role = role
        self.kind = kind
        self.isTray = isTray
        self.isArchived = isArchived
        self.occasion = occasion
        self.date = date
        self.notes = notes
        self.etag = etag
        self.items = items
        self.missingPieces = missingPieces
        self.readers = readers
        self.state = state
    }
}

/// A list with its items.
package struct ListDetail: Codable, Sendable, Hashable {
    package var list: ListInfo
    package var items: [WishInfo]
    /// What the circle thought of besides; always nil for an owner.
    package var ideas: [WishInfo]?

    package init(list: ListInfo, items: [WishInfo] = [], ideas: [WishInfo]? = nil) {
        self.list = list
        self.items = items
        self.ideas = ideas
    }
}

/// Somebody who may see a list, or was asked.
package struct ReaderInfo: Codable, Sendable, Hashable {
    package var name: String
    package var key: String
    package var role: String
    /// `reading`, `asked`, `refused` or `left`; for an owner of a list that another made, also
    /// `waiting` to be let in by the host's node, `leaving` when that node is to take them off, and
    /// `full` when there is no room for them.
    package var state: String
    package var isCaller: Bool
    /// Whether they made the list: their node alone writes who reads it.
    package var isHost: Bool
    package var isFriend: Bool
    package var isVerified: Bool
    package var seesReservations: Bool
    /// How the caller knows them: `verified` by the caller, `friend`, or `owner-only`; nil for the
    /// caller themselves.
    package var known: String?
    /// Whether they will see what the caller reserves; nil for an owner, and for the caller
    /// themselves. false: they live on an owner's node, and are not verified.
    package var seesCaller: Bool?
    /// When `seesCaller` changes, since the caller marked somebody today; ISO 8601.
    package var changesAt: String?
    /// Whether the caller sees what they reserve; nil as for `seesCaller`. false: the caller lives on
    /// an owner's node, and they have not compared safety numbers with the caller.
    package var isSeen: Bool?

    package init(
        name: String, key: String, role: String, state: String, isCaller: Bool,
        isHost: Bool = false, isFriend: Bool, isVerified: Bool, seesReservations: Bool,
        known: String? = nil, seesCaller: Bool? = nil, changesAt: String? = nil,
        isSeen: Bool? = nil
    ) {
        self.changesAt = changesAt
        self.isSeen = isSeen
        self.name = name
        self.key = key
        self.role = role
        self.state = state
        self.isHost = isHost
        self.isCaller = isCaller
        self.isFriend = isFriend
        self.isVerified = isVerified
        self.seesReservations = seesReservations
        self.known = known
        self.seesCaller = seesCaller
    }
}

/// A wish, or an item of a kind that this program does not know.
package struct WishInfo: Codable, Sendable, Hashable {
    package var id: String
    package var name: String
    package var list: String
    package var listID: String
    package var owner: String
    /// false: made by a newer Hearth.
    package var isKnown: Bool
    package var notes: String?
    package var link: String?
    package var price: String?
    package var store: String?
    package var place: String?
    /// Latitude and longitude in degrees: `59.3293,18.0686`.
    package var position: String?
    /// A number above 1, or `any`.
    package var quantity: String?
    package var priority: String?
    package var occasion: String?
    package var date: String?
    package var tags: [String]
    /// When it came to the list, ISO 8601; nil when nobody said.
    package var added: String?
    /// Changes when what the wish says does; for `EditWish.ifMatch`.
    package var etag: String?
    package var photos: [PhotoInfo]
    /// What is reserved; always nil for an owner.
    package var standing: Standing?
    /// Whose surprise idea it is; nil for a wish.
    package var ideaOf: String?
    /// Of its owners, as far as they tell the caller; only where a single wish is shown.
    package var ownerSizes: [OwnerSizes] = []

    package init(
        id: String, name: String, list: String, listID: String, owner: String, isKnown: Bool,
        notes: String? = nil, link: String? = nil, price: String? = nil, store: String? = nil,
        place: String? = nil, position: String? = nil, quantity: String? = nil,
        priority: String? = nil,
        occasion: String? = nil, date: String? = nil, tags: [String] = [],
        added: String? = nil, etag: String? = nil, photos: [PhotoInfo] = [],
        standing: Standing? = nil,
        ideaOf: String? = nil
    ) {
        self.ideaOf = ideaOf
        self.id = id
        self.name = name
        self.list = list
        self.listID = listID
        self.owner = owner
        self.isKnown = isKnown
        self.notes = notes
        self.link = link
        self.price = price
        self.store = store
        self.place = place
        self.position = position
        self.quantity = quantity
        self.priority = priority
        self.occasion = occasion
        self.date = date
        self.tags = tags
        self.added = added
        self.etag = etag
        self.photos = photos
        self.standing = standing
    }
}

/// A wish that was looked for, and where it is.
package struct FoundWish: Codable, Sendable, Hashable {
    /// What to hand to other commands.
    package var path: String
    package var isOwn: Bool
    /// Without a standing, no matter who asks.
    package var wish: WishInfo

    package init(path: String, isOwn: Bool, wish: WishInfo) {
        self.path = path
        self.isOwn = isOwn
        self.wish = wish
    }
}
