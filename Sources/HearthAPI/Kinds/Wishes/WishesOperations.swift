/// Notes a wish, in a list or in the tray.
package struct AddWish: Creating {
    package typealias Answer = ItemInfo
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
package struct EditWish: Operation, Hashable {
    package typealias Answer = ItemInfo
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

/// "I want this too": copies a friend's wish to a list of one's own, which nobody is told.
///
/// What it is and where it is to be had is copied; how many, how much wished for and for when is
/// the friend's affair.
package struct CopyWish: Creating {
    package typealias Answer = ItemInfo
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
