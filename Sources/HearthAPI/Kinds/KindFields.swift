package import HearthKinds

/// What items of one kind say in answers and exports, beside what all items have; in JSON both stand
/// side by side.
package protocol KindFields: Codable, Hashable, Sendable {
    /// What lists of it are called.
    static var kind: String { get }
}

extension KindFields {
    package static func decoded(from decoder: any Decoder) throws -> any KindFields {
        try Self(from: decoder)
    }

    fileprivate func isEqual(to other: any KindFields) -> Bool { other as? Self == self }
}

/// The fields of an item, of whatever kind.
package struct ItemFields: Hashable, Sendable {
    package static let table = KindTable<any KindFields.Type>([WishBody.self, NoteFields.self])

    package let value: any KindFields

    package init(_ value: any KindFields) {
        self.value = value
    }

    /// Those of a kind; nil for one of a newer Hearth's.
    package init?(of kind: String, from decoder: any Decoder) throws {
        guard let type = Self.table.all.first(where: { $0.kind == kind }) else { return nil }
        value = try type.decoded(from: decoder)
    }

    package static func == (left: ItemFields, right: ItemFields) -> Bool {
        left.value.isEqual(to: right.value)
    }

    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
