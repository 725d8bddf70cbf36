/// What became, or would become, of the wishes for one list.
package struct ImportedListInfo: Codable, Sendable, Hashable {
    package var title: String
    package var isNew: Bool
    package var wishes: [ImportedWishInfo]

    package init(title: String, isNew: Bool, wishes: [ImportedWishInfo] = []) {
        self.title = title
        self.isNew = isNew
        self.wishes = wishes
    }
}

/// What became, or would become, of one wish.
package struct ImportedWishInfo: Codable, Sendable, Hashable {
    package enum Outcome: String, Codable, Sendable, Hashable, CaseIterable {
        case added
        /// Another wish of the file had the name, so that this one has a number behind it.
        case renamed
        /// It is there, or came before, with all that it says.
        case known
        /// One by that name is there and says other things; it stays as it is.
        case differs
        /// It cannot be taken as it is, and stays out.
        case refused
    }

    package var line: Int
    package var outcome: Outcome
    package var name: String
    package var price: String?
    package var store: String?
    package var link: String?
    /// `LIST/WISH` by their ids; nil in a preview.
    package var path: String?
    /// Photos that belong to it and are not there yet; the one who asked puts them to it. A wish
    /// that is there and has photos gets none.
    package var photos: [ImportedPhoto]?
    /// When it was changed last, as the file says it: the one who puts photos to it says so again.
    package var edited: String?
    /// Why it stays out; of one that comes, why its reader is not reminded of it.
    package var problem: HearthError?

    package init(
        line: Int, outcome: Outcome, name: String, price: String? = nil, store: String? = nil,
        link: String? = nil, path: String? = nil, photos: [ImportedPhoto]? = nil,
        edited: String? = nil, problem: HearthError? = nil
    ) {
        self.edited = edited
        self.problem = problem
        self.line = line
        self.outcome = outcome
        self.name = name
        self.price = price
        self.store = store
        self.link = link
        self.path = path
        self.photos = photos
    }
}

/// What `lists/export` answers, and what a JSON export holds (protocol-spec/export.md).
package struct ExportInfo: Codable, Sendable, Hashable {
    /// What stands in `format`.
    package static let name = "hearth-export"
    /// Goes up when an older program could misread what is written.
    package static let latest = 2

    package var format: String
    package var version: Int
    /// ISO 8601, UTC.
    package var exportedAt: String
    /// Whose it is.
    package var member: String
    /// What the member tells their friends about themselves; only where everything is exported.
    package var profile: ExportedProfile?
    package var lists: [ExportedList]
    /// What the member wrote besides, the oldest first; only where everything is exported. What the
    /// owner of a list may not read is among it only together with the cart.
    package var words: [ExportedWords]?
    package var cart: CartInfo?

    package init(
        exportedAt: String, member: String, profile: ExportedProfile? = nil,
        lists: [ExportedList] = [], words: [ExportedWords]? = nil, cart: CartInfo? = nil
    ) {
        format = Self.name
        version = Self.latest
        self.exportedAt = exportedAt
        self.member = member
        self.profile = profile
        self.lists = lists
        self.words = words
        self.cart = cart
    }
}

/// A member's own profile in an export.
package struct ExportedProfile: Codable, Sendable, Hashable {
    /// `04-17` or `1980-04-17`.
    package var birthday: String?
    package var sizes: [SizeInfo]?
    package var addresses: [String]?
    package var note: String?
    package var picture: PictureInfo?

    package init(
        birthday: String? = nil, sizes: [SizeInfo]? = nil, addresses: [String]? = nil,
        note: String? = nil, picture: PictureInfo? = nil
    ) {
        self.birthday = birthday
        self.sizes = sizes
        self.addresses = addresses
        self.note = note
        self.picture = picture
    }
}

/// Something that a member wrote to others, in an export.
package struct ExportedWords: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        /// For all who read the list.
        case comment
        /// Asking a friend to wish for more.
        case ask
        /// For those who give, not for the owner.
        case whisper
        /// A surprise idea, for the same.
        case idea
        /// What a giver told the owner of a gift, once the surprise was over.
        case told
    }

    package var kind: Kind
    /// Of the friend who was asked.
    package var to: String?
    /// The list's title; nil: it is about no certain list.
    package var list: String?
    package var owner: String?
    /// The name of the wish; nil: it is about the whole list, or the wish is gone.
    package var wish: String?
    /// ISO 8601.
    package var time: String
    package var text: String?
    /// The idea itself.
    package var idea: ExportedItem?
    /// What was given.
    package var gifts: [String]?

    package init(
        kind: Kind, to: String? = nil, list: String? = nil, owner: String? = nil,
        wish: String? = nil, time: String, text: String? = nil, idea: ExportedItem? = nil,
        gifts: [String]? = nil
    ) {
        self.kind = kind
        self.to = to
        self.list = list
        self.owner = owner
        self.wish = wish
        self.time = time
        self.text = text
        self.idea = idea
        self.gifts = gifts
    }
}

/// A list in an export.
package struct ExportedList: Codable, Sendable, Hashable {
    /// Stable, and the same for all readers of the list.
    package var id: String
    package var title: String
    package var owner: String
    /// What it is of: `wishes`.
    package var kind: String
    /// What the member is there.
    package var role: ListRole
    package var isTray: Bool
    package var isArchived: Bool
    package var occasion: String?
    package var date: String?
    package var notes: String?
    /// Of its kind, in Base64.
    package var settings: String?
    /// In JSON under `wishes`, or under `items` where they are none.
    package var items: [ExportedItem]

    package init(
        id: String, title: String, owner: String, kind: String = WishBody.kind, role: ListRole,
        isTray: Bool = false, isArchived: Bool = false, occasion: String? = nil,
        date: String? = nil, notes: String? = nil, settings: String? = nil,
        items: [ExportedItem] = []
    ) {
        self.id = id
        self.title = title
        self.owner = owner
        self.kind = kind
        self.role = role
        self.isTray = isTray
        self.isArchived = isArchived
        self.occasion = occasion
        self.date = date
        self.notes = notes
        self.settings = settings
        self.items = items
    }

    private enum CodingKeys: CodingKey {
        case id, title, owner, kind, role, isTray, isArchived, occasion, date, notes, settings
        case wishes, items
    }

    private static func key(of kind: String) -> CodingKeys {
        kind == WishBody.kind ? .wishes : .items
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        owner = try values.decode(String.self, forKey: .owner)
        kind = try values.decodeIfPresent(String.self, forKey: .kind) ?? WishBody.kind
        role = try values.decode(ListRole.self, forKey: .role)
        isTray = try values.decode(Bool.self, forKey: .isTray)
        isArchived = try values.decode(Bool.self, forKey: .isArchived)
        occasion = try values.decodeIfPresent(String.self, forKey: .occasion)
        date = try values.decodeIfPresent(String.self, forKey: .date)
        notes = try values.decodeIfPresent(String.self, forKey: .notes)
        settings = try values.decodeIfPresent(String.self, forKey: .settings)
        let wishes = try values.decodeIfPresent([ExportedItem].self, forKey: .wishes)
        let others = try values.decodeIfPresent([ExportedItem].self, forKey: .items)
        items = wishes ?? others ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(title, forKey: .title)
        try values.encode(owner, forKey: .owner)
        try values.encode(kind, forKey: .kind)
        try values.encode(role, forKey: .role)
        try values.encode(isTray, forKey: .isTray)
        try values.encode(isArchived, forKey: .isArchived)
        try values.encodeIfPresent(occasion, forKey: .occasion)
        try values.encodeIfPresent(date, forKey: .date)
        try values.encodeIfPresent(notes, forKey: .notes)
        try values.encodeIfPresent(settings, forKey: .settings)
        try values.encode(items, forKey: Self.key(of: kind))
    }
}

/// A photo of an item in an export.
package struct ExportedPhoto: Codable, Sendable, Hashable {
    /// Where the file is, from the folder of the export on; nil: it was not taken out.
    package var file: String?
    package var caption: String?
    /// As its maker says: `image/jpeg`.
    package var mediaType: String?
    /// In pixels; nil where its maker did not say.
    package var width: Int?
    package var height: Int?
    /// false: it has not come to this node yet; else nil.
    package var isHere: Bool?

    package init(
        file: String? = nil, caption: String? = nil, mediaType: String? = nil, width: Int? = nil,
        height: Int? = nil, isHere: Bool? = nil
    ) {
        self.file = file
        self.caption = caption
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.isHere = isHere
    }
}
