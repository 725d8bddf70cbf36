package import HearthAPI

/// What stands on a list near what is open of it, for windows that have room for both: names alone, nothing that depends
/// on what is given.
package struct Neighbours: Sendable {
    let label: String
    let names: [Neighbour]

    struct Neighbour: Sendable {
        let href: String
        let name: String
        let isHere: Bool
    }

    /// So many stand beside one at most.
    package static let most = 60

    /// Nil where it stands alone. `label`: what the list is called.
    package init?(of id: String, among items: [ItemInfo], label: String) {
        guard items.count > 1 else { return nil }
        let place = items.firstIndex { $0.id == id } ?? 0
        let first = max(0, min(place - Self.most / 2, items.count - Self.most))
        self.label = label
        names = items.dropFirst(first).prefix(Self.most).map {
            Neighbour(href: "/lists/\($0.listID)/\($0.id)", name: $0.name, isHere: $0.id == id)
        }
    }
}
