/// An item in an export. It has no field for what is reserved, so that nothing can put it there.
@dynamicMemberLookup
package struct ExportedItem: Codable, Sendable, Hashable {
    /// 16 hexadecimal digits: stable, and the same for all readers of the list.
    package var id: String?
    package var name: String
    /// What a wish says; of an item of another kind notes, link and tags. In JSON they stand beside the
    /// others.
    package var fields: WishFields
    /// What the kind of another item says, in Base64 (protocol-spec/export.md); nil for a wish.
    package var body: String?
    /// When it came to the list, ISO 8601.
    package var added: String?
    /// When a person last changed it, ISO 8601; nil: nobody said.
    package var edited: String?
    /// When the member whose export it is is reminded of it, ISO 8601.
    package var remindAt: String?
    /// false: made by a newer Hearth, so that some of it is not here; else nil.
    package var isKnown: Bool?
    package var photos: [ExportedPhoto]?

    package init(
        id: String? = nil, name: String, fields: WishFields = WishFields(), body: String? = nil,
        added: String? = nil, edited: String? = nil, remindAt: String? = nil,
        isKnown: Bool? = nil, photos: [ExportedPhoto]? = nil
    ) {
        self.id = id
        self.name = name
        self.fields = fields
        self.body = body
        self.added = added
        self.edited = edited
        self.remindAt = remindAt
        self.isKnown = isKnown
        self.photos = photos
    }

    package subscript<Value>(dynamicMember field: WritableKeyPath<WishFields, Value>) -> Value {
        get { fields[keyPath: field] }
        set { fields[keyPath: field] = newValue }
    }

    private enum CodingKeys: CodingKey {
        case id, name, body, added, edited, remindAt, isKnown, photos
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decodeIfPresent(String.self, forKey: .id)
        name = try values.decode(String.self, forKey: .name)
        fields = try WishFields(from: decoder)
        body = try values.decodeIfPresent(String.self, forKey: .body)
        added = try values.decodeIfPresent(String.self, forKey: .added)
        edited = try values.decodeIfPresent(String.self, forKey: .edited)
        remindAt = try values.decodeIfPresent(String.self, forKey: .remindAt)
        isKnown = try values.decodeIfPresent(Bool.self, forKey: .isKnown)
        photos = try values.decodeIfPresent([ExportedPhoto].self, forKey: .photos)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(id, forKey: .id)
        try values.encode(name, forKey: .name)
        try fields.encode(to: encoder)
        try values.encodeIfPresent(body, forKey: .body)
        try values.encodeIfPresent(added, forKey: .added)
        try values.encodeIfPresent(edited, forKey: .edited)
        try values.encodeIfPresent(remindAt, forKey: .remindAt)
        try values.encodeIfPresent(isKnown, forKey: .isKnown)
        try values.encodeIfPresent(photos, forKey: .photos)
    }
}
