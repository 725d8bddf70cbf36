/// A photo or a sound that is ready to be put to an item.
///
/// `POST /api/v1/items/photos/prepare?name=NAME` takes a file as it is, at most 10 MiB, and answers
/// with this; nothing has changed then. The node forgets it soon.
package struct PreparedPhoto: Codable, Sendable, Hashable {
    package static let path = "items/photos/prepare"
    package static let askers = Askers.everybody

    /// What to call it when the wish is saved.
    package var token: String
    package var mediaType: String
    /// In pixels; 0 of a sound.
    package var width: Int
    package var height: Int
    /// How long a sound is; 0: not known; nil: it is no sound.
    package var milliseconds: Int?
    /// Of the whole file.
    package var octets: Int

    package init(
        token: String, mediaType: String, width: Int, height: Int, milliseconds: Int? = nil,
        octets: Int
    ) {
        self.token = token
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.milliseconds = milliseconds
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
