/// Notes a wish, in a list or in the tray.
package struct AddWish: Creating {
    package typealias Answer = WishInfo
    package static let path = "wishes/add"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the wish.
    package var id: NewID
    /// nil: the tray.
    package var list: String?
    package var name: String
    /// All optional.
    package var fields: WishFields
    /// Where on the list it stands; nil: at the end.
    package var placement: Placement?
    /// The name of another wish on the list, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`.
    package var number: Int?

    package init(
        list: String? = nil, name: String, fields: WishFields = WishFields(),
        placement: Placement? = nil, other: String? = nil, number: Int? = nil,
        id: NewID = .random()
    ) {
        self.id = id
        self.list = list
        self.name = name
        self.fields = fields
        self.placement = placement
        self.other = other
        self.number = number
    }
}

/// Changes what is given of a wish, leaves the rest.
package struct EditWish: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/edit"
    package static let askers = Askers.everybody

    /// `LIST/WISH`, or the wish's name when it is in the tray.
    package var wish: String
    package var name: String?
    /// All optional.
    package var fields: WishFields
    /// Where on its list it comes to stand; nil: where it is.
    package var placement: Placement?
    /// The name of another wish on the list, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`.
    package var number: Int?
    /// The `etag` of what the caller saw: refused as `changedMeanwhile` when it is another by now.
    package var ifMatch: String?

    package init(
        wish: String, name: String? = nil, fields: WishFields = WishFields(),
        placement: Placement? = nil, other: String? = nil, number: Int? = nil,
        ifMatch: String? = nil
    ) {
        self.wish = wish
        self.name = name
        self.fields = fields
        self.placement = placement
        self.other = other
        self.number = number
        self.ifMatch = ifMatch
    }
}

/// One wish, one's own or a friend's.
package struct ShowWish: Operation {
    package typealias Answer = ShownWish
    package static let path = "wishes/show"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}

/// Moves wishes to another of one's own lists, all of them or none.
package struct MoveWish: Operation {
    package typealias Answer = [WishInfo]
    package static let path = "wishes/move"
    package static let askers = Askers.everybody

    /// As paths: `LIST/WISH`, or `WISH` for one in the tray.
    package var wishes: [String]
    /// A list of which all wishes are moved besides; `tray` is the tray.
    package var allOf: String?
    /// nil: to the tray.
    package var to: String?

    package init(wishes: [String] = [], allOf: String? = nil, to: String? = nil) {
        self.wishes = wishes
        self.allOf = allOf
        self.to = to
    }

    package init(wish: String, to: String? = nil) {
        self.init(wishes: [wish], to: to)
    }
}

/// "I want this too": copies a friend's wish to a list of one's own, which nobody is told.
///
/// What it is and where it is to be had is copied; how many, how much wished for and for when is
/// the friend's affair.
package struct CopyWish: Creating {
    package typealias Answer = WishInfo
    package static let path = "wishes/copy"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the new wish.
    package var id: NewID
    /// `FRIEND/LIST/WISH`.
    package var wish: String
    /// nil: to the tray.
    package var to: String?

    package init(wish: String, to: String? = nil, id: NewID = .random()) {
        self.id = id
        self.wish = wish
        self.to = to
    }
}

/// Deletes a wish; `UndoDelete` brings it back for a while.
package struct DeleteWish: Operation {
    package typealias Answer = Done
    package static let path = "wishes/delete"
    package static let askers = Askers.everybody

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}

/// Brings back a wish that the caller deleted on this node within the last ten minutes: as it was,
/// in its place, with its photos, and with everything that was reserved of it.
///
/// Refused as `nothingToUndo` when it was not they who did it, not here or too long ago, when the
/// node was started or their keys were locked since, or when they deleted twenty others since.
package struct UndoDelete: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/undelete"
    package static let askers = Askers.everybody

    /// `LIST/ID` or `LIST/NAME`, or the last part alone when it was in the tray. Of several that were
    /// called so the one that was deleted last.
    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}
