package import HearthKinds

/// What items of one kind, or lists of it, say in answers and exports, beside what all items or lists have; in JSON
/// both stand side by side.
package protocol KindFields: Codable, Hashable, Sendable {
    /// What lists of it are called.
    static var kind: String { get }

    /// One that says nothing.
    static var empty: Self { get }

    /// The names of its fields in JSON.
    static var names: [String] { get }

    /// What lists of the kind say; nil: no more than all lists.
    static var ofLists: (any KindFields.Type)? { get }

    /// What is said where there is no item that is called so, and where there are several; both have the argument
    /// `name`, the second also `candidates`.
    static var unknown: ErrorCode { get }
    static var ambiguous: ErrorCode { get }
}

extension KindFields {
    package static var unknown: ErrorCode { .unknownWish }
    package static var ambiguous: ErrorCode { .ambiguousWish }

    package static var names: [String] { Mirror(reflecting: empty).children.compactMap(\.label) }

    package static var ofLists: (any KindFields.Type)? { nil }

    /// Whether no name of its fields is one of what all items have, and of its lists one of what all lists have.
    static var isTellingApart: Bool {
        Set(names).isDisjoint(with: GivenWish.names)
            && Set(ofLists?.names ?? []).isDisjoint(with: ListBasics.names)
    }

    package static func decoded(from decoder: any Decoder) throws -> any KindFields {
        try Self(from: decoder)
    }

    fileprivate func isEqual(to other: any KindFields) -> Bool { other as? Self == self }
}

/// The fields of an item, or of a list, of whatever kind.
package struct ItemFields: Hashable, Sendable {
    /// A kind that calls a field as one that all items or lists have would say two things by one name: it is left out,
    /// and what is of it counts as a newer Hearth's.
    package static let table = KindTable<any KindFields.Type>([
        WishBody.self, NoteFields.self, ActivityFields.self, FocusDayFields.self, WordFields.self,
        WordDayFields.self, WordStandingFields.self,
    ]) {
        $0.isTellingApart
    }

    package let value: any KindFields

    package init(_ value: any KindFields) {
        self.value = value
    }

    /// Those of a kind; nil for one of a newer Hearth's.
    package init?(of kind: String, from decoder: any Decoder) throws {
        guard let type = Self.kind(named: kind) else { return nil }
        value = try type.decoded(from: decoder)
    }

    /// Those of a list of a kind; nil for one that says no more than all lists.
    package init?(ofList kind: String, from decoder: any Decoder) throws {
        let entry = Self.table.all.first { $0.kind == kind }
        guard let type = entry?.ofLists else { return nil }
        value = try type.decoded(from: decoder)
    }

    package static func kind(named name: String) -> (any KindFields.Type)? {
        table.all.first { $0.kind == name }
    }

    package static func == (left: ItemFields, right: ItemFields) -> Bool {
        left.value.isEqual(to: right.value)
    }

    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
