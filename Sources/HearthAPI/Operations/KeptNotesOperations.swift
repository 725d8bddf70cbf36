/// What the caller wrote at the same time as somebody else, or in another home of theirs, and could not be joined: in
/// the notes of wishes, and on notes of which no note of its own was made.
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
    /// What the list is of, where that is not wishes.
    package var listKind: String?

    package init(item: String, path: String, text: String, listKind: String? = nil) {
        self.item = item
        self.path = path
        self.text = text
        self.listKind = listKind
    }
}

/// Puts what was kept under the notes of a wish that are there, or makes notes of what was kept of a note; or lets go
/// of it.
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

/// How much of the reader's others overwrote without having seen it, so that nobody else has it.
package struct Overwrites: Codable, Sendable, Hashable {
    package var count: Int
    /// What the reader calls those who did.
    package var by: [String]

    package init(count: Int, by: [String]) {
        self.count = count
        self.by = by
    }
}
