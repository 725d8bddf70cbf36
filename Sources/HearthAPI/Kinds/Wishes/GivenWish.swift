/// A wish or a surprise idea as somebody in the circle of its list sees it: with what is reserved.
@dynamicMemberLookup
package struct GivenWish: Codable, Sendable, Hashable {
    /// In JSON what it says stands beside the rest.
    package var wish: ItemInfo
    /// What is reserved; nil where nothing of it can be opened.
    package var standing: Standing?
    /// Whose surprise idea it is; nil for a wish.
    package var ideaOf: String?
    /// Of its owners, as far as they tell the caller; only where a single wish is shown.
    package var ownerSizes: [OwnerSizes]

    package init(
        _ wish: ItemInfo, standing: Standing? = nil, ideaOf: String? = nil,
        ownerSizes: [OwnerSizes] = []
    ) {
        self.wish = wish
        self.standing = standing
        self.ideaOf = ideaOf
        self.ownerSizes = ownerSizes
    }

    package subscript<Value>(dynamicMember member: KeyPath<ItemInfo, Value>) -> Value {
        wish[keyPath: member]
    }

    package subscript<Value>(dynamicMember member: WritableKeyPath<ItemInfo, Value>) -> Value {
        get { wish[keyPath: member] }
        set { wish[keyPath: member] = newValue }
    }

    package subscript(dynamicMember field: WritableKeyPath<WishFields, String?>) -> String? {
        get { wish.fields[keyPath: field] }
        set { wish.fields[keyPath: field] = newValue }
    }

    private enum CodingKeys: CodingKey, CaseIterable {
        case standing, ideaOf, ownerSizes
    }

    /// What it says of items of all kinds, by its names in JSON.
    static var names: [String] { ItemInfo.names + CodingKeys.allCases.map(\.stringValue) }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        wish = try ItemInfo(from: decoder)
        standing = try values.decodeIfPresent(Standing.self, forKey: .standing)
        ideaOf = try values.decodeIfPresent(String.self, forKey: .ideaOf)
        ownerSizes =
            try values.decodeIfPresent([OwnerSizes].self, forKey: .ownerSizes) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        try wish.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(standing, forKey: .standing)
        try values.encodeIfPresent(ideaOf, forKey: .ideaOf)
        if !ownerSizes.isEmpty { try values.encode(ownerSizes, forKey: .ownerSizes) }
    }
}

/// A list as somebody in its circle sees it.
package struct GivenList: Codable, Sendable, Hashable {
    package var list: ListInfo
    package var items: [GivenWish]
    /// What the circle thought of besides.
    package var ideas: [GivenWish]?
    /// How many items there are to show, where a part of them was asked for; ideas do not count.
    package var total: Int?

    package init(
        list: ListInfo, items: [GivenWish] = [], ideas: [GivenWish]? = nil, total: Int? = nil
    ) {
        self.list = list
        self.items = items
        self.ideas = ideas
        self.total = total
    }
}
