/// Deletes all items of a list and leaves the list; `UndoMany` brings them back for a while.
package struct EmptyList: Operation {
    package typealias Answer = ManyChanged
    package static let path = "lists/empty"
    package static let askers = Askers.everybody

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Many items of one list that were changed in one step.
package struct ManyChanged: Codable, Sendable, Hashable {
    /// The id of the list.
    package var listID: String
    package var items: Int
    /// When, in milliseconds since 1970: `UndoMany` asks for it.
    package var at: Int

    package init(listID: String, items: Int, at: Int) {
        self.listID = listID
        self.items = items
        self.at = at
    }
}

/// Takes back what the caller did with many items of a list in one step, on this node and within the last ten
/// minutes. What was changed since stays as it is.
///
/// Refused as `nothingToUndo` when it was not they who did it, not here or too long ago, when the node was started or
/// their keys were locked since, or when they did as much five times since.
package struct UndoMany: Operation {
    package typealias Answer = TakenBack
    package static let path = "items/undo-many"
    package static let askers = Askers.everybody

    package var list: String
    /// As `ManyChanged` says it.
    package var at: Int

    package init(list: String, at: Int) {
        self.list = list
        self.at = at
    }
}
