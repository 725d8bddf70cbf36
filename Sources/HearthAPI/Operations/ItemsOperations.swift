/// One item, one's own or a friend's.
package struct ShowItem: Operation {
    package typealias Answer = ShownItem
    package static let path = "items/show"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// `LIST/ITEM`, or the name of a wish when it is in the tray.
    package var item: String

    package init(item: String) {
        self.item = item
    }
}

/// Moves items to another of one's own lists of their kind, all of them or none.
package struct MoveItems: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "items/move"
    package static let askers = Askers.everybody

    /// As paths: `LIST/ITEM`, or the name of a wish in the tray.
    package var items: [String]
    /// A list of which all items are moved besides; `tray` is the tray of wishes.
    package var allOf: String?
    /// nil: to the tray of their kind.
    package var to: String?

    package init(items: [String] = [], allOf: String? = nil, to: String? = nil) {
        self.items = items
        self.allOf = allOf
        self.to = to
    }

    package init(item: String, to: String? = nil) {
        self.init(items: [item], to: to)
    }
}

/// Deletes an item; `UndoDelete` brings it back for a while.
package struct DeleteItem: Operation {
    package typealias Answer = Done
    package static let path = "items/delete"
    package static let askers = Askers.everybody

    package var item: String

    package init(item: String) {
        self.item = item
    }
}

/// Brings back an item that the caller deleted on this node within the last ten minutes: as it was,
/// in its place, with its attachments, and with everything that was reserved of it.
///
/// Refused as `nothingToUndo` when it was not they who did it, not here or too long ago, when the
/// node was started or their keys were locked since, or when they deleted twenty others since.
package struct UndoDelete: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/undelete"
    package static let askers = Askers.everybody

    /// `LIST/ID` or `LIST/NAME`, or the last part alone when it was in the tray. Of several that were
    /// called so the one that was deleted last.
    package var item: String

    package init(item: String) {
        self.item = item
    }
}

/// Takes back what `AddLines` or `ImportWishes` put on a list: deletes what has not been changed since, and
/// ticks lines as they were.
///
/// A change that others made meanwhile stays.
package struct TakeBackAdded: Operation {
    package typealias Answer = TakenBack
    package static let path = "items/take-back"
    package static let askers = Askers.everybody

    package var list: String
    /// That of the operation.
    package var added: NewID
    /// How many items it named.
    package var count: Int
    /// When it was done, as `AddedLines` says it; nil: it ticked nothing.
    package var at: Int?

    package init(list: String, added: NewID, count: Int, at: Int? = nil) {
        self.list = list
        self.added = added
        self.count = count
        self.at = at
    }
}

/// What became of items that were taken back.
package struct TakenBack: Codable, Sendable, Hashable {
    /// Those that are deleted, or ticked as they were.
    package var gone: Int
    /// Those that were changed since, and stay.
    package var stayed: Int

    package init(gone: Int, stayed: Int) {
        self.gone = gone
        self.stayed = stayed
    }
}
