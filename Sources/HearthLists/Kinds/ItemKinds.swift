package import HearthKinds
package import HearthWire

/// The table of kinds: a kind that does not stand here is one of a newer Hearth's.
package enum ItemKinds {
    package static let table = KindTable<any ItemKind.Type>([
        Wish.self, Note.self, Activity.self, FocusDay.self, Tally.self, Word.self, WordDay.self,
        KeptWord.self, WordStanding.self,
    ])

    static var all: [any ItemKind.Type] { table.all }

    /// What lists of these kinds are called.
    package static var names: [String] {
        var names: [String] = []
        for kind in all where !names.contains(kind.listKind.name) {
            names.append(kind.listKind.name)
        }
        return names
    }

    /// The kind of the items of a list, which stands before kinds of one writer on the same lists; nil for a kind of a
    /// newer Hearth's.
    package static func kind(of list: ListKind) -> (any ItemKind.Type)? {
        all.first { $0.listKind == list }
    }
}

extension ItemKinds {
    /// In which room lists are of the kind of this name; nil for one of a newer Hearth's.
    package static func room(of kind: String) -> String? {
        all.first { $0.listKind.name == kind }?.room
    }
}

extension ListKind {
    /// Whether this Hearth knows what such lists are about.
    package var isKnown: Bool { ItemKinds.names.contains(name) }

    /// Whether such lists stand among the others of a member; those of a newer Hearth's kinds do.
    package var isShown: Bool { ItemKinds.kind(of: self)?.isShown ?? true }

    /// In which room they are; nil for a kind of a newer Hearth's.
    package var room: String? { ItemKinds.kind(of: self)?.room }

    /// What answers call one to which nobody gave a name.
    package var listName: String { ItemKinds.kind(of: self)?.listName ?? "Tray" }

    /// Whether two items of such a list may not have one name.
    package var hasUniqueNames: Bool { ItemKinds.kind(of: self)?.hasUniqueNames ?? true }

    /// Whether what stands in such a list can be given, so that its readers have a circle.
    package var isGivable: Bool { ItemKinds.kind(of: self) is any Givable.Type }
}

extension ListHead {
    /// Whether it is a list of short lines, which several people tick together.
    package var isOfLines: Bool { ItemKinds.kind(of: kind)?.isOfLines(settings) ?? false }
}
