package import HearthWire

/// In which order the items of a list are shown; the raw value is the word in the API.
///
/// It looks at nothing but the items themselves, which every reader knows. What is reserved orders
/// a list for its circle only, and elsewhere: no owner's page has a path from here to it.
package struct ItemOrder: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As its editors put them.
    package static let byHand = ItemOrder(rawValue: "by-hand")
    package static let name = ItemOrder(rawValue: "name")
    /// The newest first.
    package static let added = ItemOrder(rawValue: "added")
    /// What was changed last first.
    package static let edited = ItemOrder(rawValue: "edited")

    /// Those in which the items of a list can be shown.
    package static func all(for kind: ListKind) -> [ItemOrder] {
        [.byHand, .name] + (ItemKinds.kind(of: kind)?.orders ?? []) + [.added]
    }

    /// The items in this order, names as `names` has them; those that it does not tell apart stay as they stand.
    package func sorted(_ items: [Item], names: NameOrder = NameOrder()) -> [Item] {
        switch self {
        case .byHand: items
        case .name: sorted(items) { names.key($0.name) }
        case .added: sorted(items) { UInt64.max - $0.added }
        case .edited: sorted(items) { UInt64.max - $0.lastChange }
        default: sorted(items) { KindKey(key: $0.known?.sortKey(for: self)) }
        }
    }

    private func sorted<Key: Comparable>(_ items: [Item], by key: (Item) -> Key) -> [Item] {
        let keyed = items.enumerated().map { (key: key($1), index: $0, item: $1) }
        return keyed.sorted { $0.key == $1.key ? $0.index < $1.index : $0.key < $1.key }
            .map(\.item)
    }
}

/// What has no place in an order comes last.
private struct KindKey: Comparable {
    let key: SortKey?

    static func < (left: KindKey, right: KindKey) -> Bool {
        guard let one = left.key else { return false }
        guard let other = right.key else { return true }
        return one < other
    }
}
