/// What the caller wrote in the notes of wishes at the same time as somebody else, or in another home of theirs, and
/// could not be joined.
package struct ShowKeptNotes: Operation {
    package typealias Answer = [KeptNotes]
    package static let path = "items/notes/kept"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `LIST/ITEM`; nil: of all.
    package var item: String?

    package init(item: String? = nil) {
        self.item = item
    }
}

/// Notes that are kept for who wrote them.
package struct KeptNotes: Codable, Sendable, Hashable {
    /// What to hand to other operations.
    package var item: String
    /// `LIST/ITEM` or `OWNER/LIST/ITEM`, for people: a `NamePath`.
    package var path: String
    package var text: String

    package init(item: String, path: String, text: String) {
        self.item = item
        self.path = path
        self.text = text
    }
}

/// Puts what was kept under the notes that are there, or lets go of it.
package struct SettleKeptNotes: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/notes/settle"
    package static let askers = Askers.everybody

    package var item: String
    /// Otherwise it is let go of.
    package var putsBack: Bool

    package init(item: String, putsBack: Bool) {
        self.item = item
        self.putsBack = putsBack
    }
}
