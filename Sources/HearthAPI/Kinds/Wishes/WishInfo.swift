/// A wish as everybody who reads its list sees it, or an item of a kind that this program does not
/// know. It has no field for what is reserved.
@dynamicMemberLookup
package struct WishInfo: Codable, Sendable, Hashable {
    package var id: String
    package var name: String
    package var list: String
    package var listID: String
    package var owner: String
    /// false: made by a newer Hearth.
    package var isKnown: Bool
    /// In JSON they stand beside the others.
    package var fields: WishFields
    package var tags: [String] {
        get { fields.tags ?? [] }
        set { fields.tags = newValue }
    }
    /// When it came to the list, ISO 8601; nil when nobody said.
    package var added: String?
    /// Changes when what the wish says does; for `EditWish.ifMatch`.
    package var etag: String?
    package var photos: [PhotoInfo]

    package init(
        id: String, name: String, list: String, listID: String, owner: String,
        isKnown: Bool = true, fields: WishFields = WishFields(), added: String? = nil,
        etag: String? = nil, photos: [PhotoInfo] = []
    ) {
        self.id = id
        self.name = name
        self.list = list
        self.listID = listID
        self.owner = owner
        self.isKnown = isKnown
        self.fields = fields
        self.fields.tags = fields.tags ?? []
        self.added = added
        self.etag = etag
        self.photos = photos
    }

    package subscript(dynamicMember field: WritableKeyPath<WishFields, String?>) -> String? {
        get { fields[keyPath: field] }
        set { fields[keyPath: field] = newValue }
    }

    private enum CodingKeys: CodingKey {
        case id, name, list, listID, owner, isKnown, tags, added, etag, photos
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = try values.decode(String.self, forKey: .name)
        list = try values.decode(String.self, forKey: .list)
        listID = try values.decode(String.self, forKey: .listID)
        owner = try values.decode(String.self, forKey: .owner)
        isKnown = try values.decode(Bool.self, forKey: .isKnown)
        fields = try WishFields(from: decoder)
        fields.tags = try values.decode([String].self, forKey: .tags)
        added = try values.decodeIfPresent(String.self, forKey: .added)
        etag = try values.decodeIfPresent(String.self, forKey: .etag)
        photos = try values.decode([PhotoInfo].self, forKey: .photos)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(name, forKey: .name)
        try values.encode(list, forKey: .list)
        try values.encode(listID, forKey: .listID)
        try values.encode(owner, forKey: .owner)
        try values.encode(isKnown, forKey: .isKnown)
        try fields.encode(to: encoder)
        try values.encodeIfPresent(added, forKey: .added)
        try values.encodeIfPresent(etag, forKey: .etag)
        try values.encode(photos, forKey: .photos)
    }
}

/// A list with its items.
package struct ListDetail: Codable, Sendable, Hashable {
    package var list: ListInfo
    package var items: [WishInfo]

    package init(list: ListInfo, items: [WishInfo] = []) {
        self.list = list
        self.items = items
    }
}

/// A wish that was looked for, and where it is.
package struct FoundWish: Codable, Sendable, Hashable {
    /// What to hand to other commands.
    package var path: String
    package var isOwn: Bool
    package var wish: WishInfo

    package init(path: String, isOwn: Bool, wish: WishInfo) {
        self.path = path
        self.isOwn = isOwn
        self.wish = wish
    }
}
