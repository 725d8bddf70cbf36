/// Changes what is given of that which all items have, and leaves the rest.
package struct EditItem: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/edit"
    package static let askers = Askers.everybody

    /// `LIST/ITEM`, or the name of a wish when it is in the tray.
    package var item: String
    package var name: String?
    /// Absent: unchanged; empty: taken away.
    package var notes: String?
    package var link: String?
    package var tags: [String]?
    /// Where on its list it comes to stand; nil: where it is.
    package var placement: Placement?
    /// The name of another item on the list, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`.
    package var number: Int?
    /// The `etag` of what the caller saw: refused as `changedMeanwhile` when it is another by now.
    package var ifMatch: String?

    package init(
        item: String, name: String? = nil, notes: String? = nil, link: String? = nil,
        tags: [String]? = nil, placement: Placement? = nil, other: String? = nil,
        number: Int? = nil, ifMatch: String? = nil
    ) {
        self.item = item
        self.name = name
        self.notes = notes
        self.link = link
        self.tags = tags
        self.placement = placement
        self.other = other
        self.number = number
        self.ifMatch = ifMatch
    }
}
