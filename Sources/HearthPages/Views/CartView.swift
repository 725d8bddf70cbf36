package import HearthAPI
import HearthLanguage

/// Everything that the member reserved from friends' lists.
package struct CartView: PageContent {
    package static let template = "cart"

    let groups: [Group]
    let toBuy: String?
    let isEmpty: Bool
    let sorts: [Choice]
    /// They stand in another order than the usual one.
    let isSought: Bool

    struct Group: Sendable {
        let heading: String?
        let face: Face?
        let sizes: [SizeInfo]
        let entries: [CartRow]
    }

    package init(_ cart: CartInfo, sort: String?) {
        let byPerson = (sort ?? "person") == "person"
        var groups: [(key: String, entries: [CartEntry])] = []
        for entry in cart.entries {
            let key = byPerson ? entry.owner : ""
            if groups.last?.key == key {
                groups[groups.count - 1].entries.append(entry)
            } else {
                groups.append((key, [entry]))
            }
        }
        self.groups = groups.map { group in
            Group(
                heading: group.key.isEmpty ? nil : group.key,
                face: group.key.isEmpty ? nil : Face(group.key),
                sizes:
                    byPerson ? cart.sizes.first { $0.name == group.key }?.sizes ?? [] : [],
                entries: group.entries.map { CartRow($0, isUnderPerson: byPerson) })
        }
        toBuy =
            cart.toBuy.isEmpty
            ? nil : cart.toBuy.map { Language.current.amount($0) }.joined(separator: " + ")
        isSought = !byPerson
        isEmpty = cart.entries.isEmpty
        sorts = [
            ("person", Text("By person")), ("date", Text("By date")), ("price", Text("By price")),
            ("store", Text("By store")), ("hand", Text("As arranged")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == (sort ?? "person")) }
    }
}
