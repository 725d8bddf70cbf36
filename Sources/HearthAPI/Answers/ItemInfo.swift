/// An item as everybody who reads its list sees it. It has no field for what is reserved.
@dynamicMemberLookup
package struct ItemInfo: Codable, Sendable, Hashable {
    package var id: String
    package var name: String
    package var list: String
    package var listID: String
    /// true: on no list yet, so that `list` is no name that somebody gave.
    package var isInTray: Bool?
    package var owner: String
    /// What it is, by what lists of it are called: `wishes`.
    package var kind: String
    package var notes: String?
    package var link: String?
    package var tags: [String]
    /// What its kind says besides; nil: made by a newer Hearth. In JSON its fields stand beside the others.
    package var body: ItemFields?
    /// When it came to the list, ISO 8601; nil when nobody said.
    package var added: String?
    /// Changes when what the item says does; for `EditWish.ifMatch`.
    package var etag: String?
    package var photos: [PhotoInfo]

    /// false: made by a newer Hearth.
    package var isKnown: Bool { body != nil }

    package init(
        id: String, name: String, list: String, listID: String, isInTray: Bool? = nil,
        owner: String, kind: String, notes: String? = nil, link: String? = nil, tags: [String] = [],
        body: ItemFields?, added: String? = nil, etag: String? = nil, photos: [PhotoInfo] = []
    ) {
        self.id = id
        self.name = name
        self.list = list
        self.listID = listID
        self.isInTray = isInTray
        self.owner = owner
        self.kind = kind
        self.notes = notes
        self.link = link
        self.tags = tags
        self.body = body
        self.added = added
        self.etag = etag
        self.photos = photos
    }

    fileprivate enum CodingKeys: CodingKey, CaseIterable {
        case id, name, list, listID, isInTray, owner, kind, isKnown, notes, link, tags, added, etag,
            photos
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = try values.decode(String.self, forKey: .name)
        list = try values.decode(String.self, forKey: .list)
        listID = try values.decode(String.self, forKey: .listID)
        isInTray = try values.decodeIfPresent(Bool.self, forKey: .isInTray)
        owner = try values.decode(String.self, forKey: .owner)
        kind = try values.decode(String.self, forKey: .kind)
        notes = try values.decodeIfPresent(String.self, forKey: .notes)
        link = try values.decodeIfPresent(String.self, forKey: .link)
        tags = try values.decode([String].self, forKey: .tags)
        let isKnown = try values.decode(Bool.self, forKey: .isKnown)
        body = isKnown ? try ItemFields(of: kind, from: decoder) : nil
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
        try values.encodeIfPresent(isInTray, forKey: .isInTray)
        try values.encode(owner, forKey: .owner)
        try values.encode(kind, forKey: .kind)
        try values.encode(isKnown, forKey: .isKnown)
        try values.encodeIfPresent(notes, forKey: .notes)
        try values.encodeIfPresent(link, forKey: .link)
        try values.encode(tags, forKey: .tags)
        try body?.value.encode(to: encoder)
        try values.encodeIfPresent(added, forKey: .added)
        try values.encodeIfPresent(etag, forKey: .etag)
        try values.encode(photos, forKey: .photos)
    }
}

/// A list with its items.
package struct ListDetail: Codable, Sendable, Hashable {
    package var list: ListInfo
    package var items: [ItemInfo]
    /// How many items there are to show, where a part of them was asked for.
    package var total: Int?

    package init(list: ListInfo, items: [ItemInfo] = [], total: Int? = nil) {
        self.list = list
        self.items = items
        self.total = total
    }
}

/// An item that was looked for, and where it is.
package struct FoundItem: Codable, Sendable, Hashable {
    /// What to hand to other commands.
    package var path: String
    package var isOwn: Bool
    package var item: ItemInfo

    package init(path: String, isOwn: Bool, item: ItemInfo) {
        self.path = path
        self.isOwn = isOwn
        self.item = item
    }
}

extension ItemInfo {
    /// What all items say, by its names in JSON.
    static var names: [String] { CodingKeys.allCases.map(\.stringValue) }
}
