package import HearthKinds
package import HearthWire

/// The table of kinds: a kind that does not stand here is one of a newer Hearth's.
package enum ItemKinds {
    package static let table = KindTable<any ItemKind.Type>([Wish.self, Note.self])

    static var all: [any ItemKind.Type] { table.all }

    /// What lists of these kinds are called.
    package static var names: [String] { all.map { $0.listKind.name } }

    /// The kind of the items of a list; nil for a kind of a newer Hearth's.
    package static func kind(of list: ListKind) -> (any ItemKind.Type)? {
        all.first { $0.listKind == list }
    }
}

extension ListKind {
    /// Whether this Hearth knows what such lists are about.
    package var isKnown: Bool { ItemKinds.names.contains(name) }

    /// Whether two items of such a list may not have one name.
    package var hasUniqueNames: Bool { ItemKinds.kind(of: self)?.hasUniqueNames ?? true }

    /// Whether what stands in such a list can be given, so that its readers have a circle.
    package var isGivable: Bool { ItemKinds.kind(of: self) is any Givable.Type }
}
