/// Notes or changes a wish and puts prepared photos to it: all of it, or nothing when anything is
/// refused.
package struct SaveWish: Operation {
    package typealias Answer = ItemInfo
    package static let path = "wishes/save"
    package static let askers = Askers.everybody

    /// A wish to note, or `edit`.
    package var add: AddWish?
    /// A wish to change; without fields it only gets the photos.
    package var edit: EditWish?
    package var photos: [PhotoToAdd]
    /// When what comes was last changed, ISO 8601; nil: now.
    package var edited: String?

    package init(add: AddWish, photos: [PhotoToAdd]) {
        self.add = add
        self.photos = photos
    }

    package init(edit: EditWish, photos: [PhotoToAdd], edited: String? = nil) {
        self.edit = edit
        self.edited = edited
        self.photos = photos
    }
}

/// The same with the pictures themselves: what the server asks of the household.
package struct SaveWishWithPhotos: Operation {
    package typealias Answer = ItemInfo
    package static let path = "wishes/save-with-photos"
    package static let askers = Askers.everybody
    package static let hasRoute = false

    package var request: SaveWish
    /// In the order of the request's; the wish is filled in when it is known.
    package var photos: [AttachPhoto]

    package init(request: SaveWish, photos: [AttachPhoto]) {
        self.request = request
        self.photos = photos
    }
}
