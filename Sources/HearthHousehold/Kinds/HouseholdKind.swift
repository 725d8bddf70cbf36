package import HearthAPI
package import HearthKinds
package import HearthLists

/// What the household does with items of one kind.
package struct HouseholdKind: Sendable {
    package static let table = KindTable([HouseholdKind.wishes, .notes])

    /// What only items of it can be asked for.
    package let operations: [any UseCase.Type]
    /// What an item of it says in answers, beside what all items do, to who reads this list; nil for an item of
    /// another kind.
    package let fields: @Sendable (Item, OpenList) -> (any KindFields)?

    package init(
        operations: [any UseCase.Type],
        fields: @escaping @Sendable (Item, OpenList) -> (any KindFields)?
    ) {
        self.operations = operations
        self.fields = fields
    }
}

extension OpenList {
    /// What its kind says of an item; nil for one of a newer Hearth's.
    func fields(of item: Item) -> ItemFields? {
        for kind in HouseholdKind.table.all {
            if let fields = kind.fields(item, self) { return ItemFields(fields) }
        }
        return nil
    }
}
