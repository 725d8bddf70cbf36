/// Puts a photo or a sound to an item of one's own: an upright picture without metadata, and a small one of it;
/// or a sound with nothing that says where and by whom it was made. What the item has already is not put there
/// again.
///
/// The octets come as they will be shown; the caller has looked at them. Over the API they
/// travel as they are, not in JSON.
package struct AttachPhoto: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/photos/add"
    package static let askers = Askers.everybody
    package static let hasRoute = false

    /// `LIST/ITEM`, or the name of a wish when it is in the tray.
    package var item: String
    /// The picture or the sound, at most 10 MiB.
    package var octets: [UInt8]
    /// Of the picture and of the small one, such as `image/jpeg`.
    package var mediaType: String
    /// In pixels; 0 of a sound.
    package var width: Int
    package var height: Int
    /// How long a sound is, 0 where that is not known; nil: it is no sound.
    package var milliseconds: Int?
    /// The small picture, at most 256 KiB; none of a sound.
    package var thumbnail: [UInt8]
    package var caption: String?

    package init(
        item: String, octets: [UInt8], mediaType: String, width: Int, height: Int,
        milliseconds: Int? = nil, thumbnail: [UInt8], caption: String? = nil
    ) {
        self.item = item
        self.octets = octets
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.milliseconds = milliseconds
        self.thumbnail = thumbnail
        self.caption = caption
    }
}

/// The octets of a photo or a sound, one's own or a friend's; over the API they travel as they are.
package struct ShowPhoto: Operation {
    package typealias Answer = PhotoContent
    package static let path = "items/photos/show"
    package static let askers = Askers.everybody
    package static let hasRoute = false
    package static let isReading = true

    package var item: String
    /// Which one, counted from 1; the first one where neither this is given nor a hash.
    package var number: Int?
    /// Which one, by what it is: `PhotoInfo.hash`.
    package var hash: String?
    /// The small picture instead.
    package var thumbnail: Bool
    /// Of its octets these alone; nil: all.
    package var range: ByteRange?

    package init(item: String, number: Int, thumbnail: Bool = false) {
        self.item = item
        self.number = number
        self.thumbnail = thumbnail
    }

    package init(item: String, hash: String, thumbnail: Bool = false) {
        self.item = item
        self.hash = hash
        self.thumbnail = thumbnail
    }
}

/// Takes a photo off an item; one that is not there any more has gone.
package struct RemovePhoto: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/photos/remove"
    package static let askers = Askers.everybody

    package var item: String
    /// Which one, by what it is: `PhotoInfo.hash`.
    package var hash: String

    package init(item: String, hash: String) {
        self.item = item
        self.hash = hash
    }
}

/// Puts a photo at another place among those of its item; the first one stands for the item.
package struct MovePhoto: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/photos/move"
    package static let askers = Askers.everybody

    package var item: String
    /// Which one, by what it is: `PhotoInfo.hash`.
    package var hash: String
    /// Which one it becomes.
    package var to: Int

    package init(item: String, hash: String, to: Int) {
        self.item = item
        self.hash = hash
        self.to = to
    }
}

/// Writes something under a photo; an empty caption takes it away.
package struct CaptionPhoto: Operation {
    package typealias Answer = ItemInfo
    package static let path = "items/photos/caption"
    package static let askers = Askers.everybody

    package var item: String
    /// Which one, by what it is: `PhotoInfo.hash`.
    package var hash: String
    package var caption: String

    package init(item: String, hash: String, caption: String) {
        self.item = item
        self.hash = hash
        self.caption = caption
    }
}
