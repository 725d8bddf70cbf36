/// A photo that is ready to be put to a wish.
///
/// `POST /api/v1/wishes/photos/prepare?name=NAME` takes a file as it is, at most 10 MiB, and answers
/// with this; nothing has changed then. The node forgets it soon.
package struct PreparedPhoto: Codable, Sendable, Hashable {
    package static let path = "wishes/photos/prepare"
    package static let askers = Askers.everybody

    /// What to call it when the wish is saved.
    package var token: String
    package var mediaType: String
    /// In pixels.
    package var width: Int
    package var height: Int
    /// Of the whole picture.
    package var octets: Int

    package init(token: String, mediaType: String, width: Int, height: Int, octets: Int) {
        self.token = token
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.octets = octets
    }
}

/// A prepared photo and what is to stand under it.
package struct PhotoToAdd: Codable, Sendable, Hashable {
    package var token: String
    package var caption: String?

    package init(token: String, caption: String? = nil) {
        self.token = token
        self.caption = caption
    }
}

/// Notes or changes a wish and puts prepared photos to it: all of it, or nothing when anything is
/// refused.
package struct SaveWish: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/save"
    package static let askers = Askers.everybody

    /// A wish to note, or `edit`.
    package var add: AddWish?
    /// A wish to change; without fields it only gets the photos.
    package var edit: EditWish?
    package var photos: [PhotoToAdd]

    package init(add: AddWish, photos: [PhotoToAdd]) {
        self.add = add
        self.photos = photos
    }

    package init(edit: EditWish, photos: [PhotoToAdd]) {
        self.edit = edit
        self.photos = photos
    }
}

/// The same with the pictures themselves: what the server asks of the household.
package struct SaveWishWithPhotos: Operation {
    package typealias Answer = WishInfo
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
