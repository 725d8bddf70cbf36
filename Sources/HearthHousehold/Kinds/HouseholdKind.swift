package import HearthAPI
package import HearthKinds
package import HearthLists

/// What the household does with items of one kind.
package struct HouseholdKind: Sendable {
    package static let table = KindTable([HouseholdKind.wishes])

    /// What only items of it can be asked for.
    package let operations: [any UseCase.Type]
    /// What an item of it says in answers, beside what all items do; nil for an item of another kind.
    package let fields: @Sendable (Item) -> (any KindFields)?

    package init(
        operations: [any UseCase.Type],
        fields: @escaping @Sendable (Item) -> (any KindFields)?
    ) {
        self.operations = operations
        self.fields = fields
    }
}

extension Item {
    /// What its kind says of it; nil for one of a newer Hearth's.
    package var fields: ItemFields? {
        for kind in HouseholdKind.table.all {
            if let fields = kind.fields(self) { return ItemFields(fields) }
        }
        return nil
    }
}
