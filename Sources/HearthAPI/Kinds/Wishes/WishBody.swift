/// What a wish says beside what all items do.
package struct WishBody: KindFields {
    package static let kind = "wishes"
    package static let empty = WishBody(WishFields())

    package static var names: [String] {
        Set(WishField.allCases).subtracting([.notes, .link]).map(\.rawValue)
    }

    /// Without notes, link and tags.
    package let fields: WishFields

    package init(_ fields: WishFields) {
        var fields = fields
        (fields.notes, fields.link, fields.tags) = (nil, nil, nil)
        self.fields = fields
    }

    package init(from decoder: any Decoder) throws {
        self.init(try WishFields(from: decoder))
    }

    package func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }
}

extension ListInfo {
    package var isOfWishes: Bool { self.kind == WishBody.kind }
}

extension ExportedList {
    package var isOfWishes: Bool { kind == WishBody.kind }
}

extension ItemInfo {
    /// A wish.
    package init(
        id: String, name: String, list: String, listID: String, owner: String,
        fields: WishFields = WishFields(), added: String? = nil, etag: String? = nil,
        photos: [PhotoInfo] = []
    ) {
        self.init(
            id: id, name: name, list: list, listID: listID, owner: owner, kind: WishBody.kind,
            body: nil, added: added, etag: etag, photos: photos)
        self.fields = fields
    }

    /// What it says as a wish; of another kind what all items have.
    package var fields: WishFields {
        get {
            var fields = (body?.value as? WishBody)?.fields ?? WishFields()
            (fields.notes, fields.link, fields.tags) = (notes, link, tags)
            return fields
        }
        set {
            (notes, link, tags) = (newValue.notes, newValue.link, newValue.tags ?? [])
            body = ItemFields(WishBody(newValue))
        }
    }

    package subscript(dynamicMember field: WritableKeyPath<WishFields, String?>) -> String? {
        get { fields[keyPath: field] }
        set { fields[keyPath: field] = newValue }
    }
}
