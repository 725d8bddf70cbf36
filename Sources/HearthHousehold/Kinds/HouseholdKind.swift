package import HearthAPI
package import HearthKinds
package import HearthLists

/// What the household does with items of one kind.
package struct HouseholdKind: Sendable {
    package static let table = KindTable([
        HouseholdKind.wishes, .notes, .activities, .focusLog, .words, .wordLog, .wordProgress,
    ])

    /// What only items of it can be asked for.
    package let operations: [any UseCase.Type]
    /// What an item of it says in answers, beside what all items do, to who reads this list; nil for an item of
    /// another kind.
    package let fields: @Sendable (Item, OpenList) -> (any KindFields)?
    /// What a list says beside what all lists do; nil for a list of another kind.
    package let listFields: @Sendable (OpenList) -> (any KindFields)?

    package init(
        operations: [any UseCase.Type],
        fields: @escaping @Sendable (Item, OpenList) -> (any KindFields)?,
        listFields: @escaping @Sendable (OpenList) -> (any KindFields)? = { _ in nil }
    ) {
        self.operations = operations
        self.fields = fields
        self.listFields = listFields
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

    /// What its kind says of the list itself; nil for one of which it says nothing.
    var kindFields: ItemFields? {
        for kind in HouseholdKind.table.all {
            if let fields = kind.listFields(self) { return ItemFields(fields) }
        }
        return nil
    }
}
