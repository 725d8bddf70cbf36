import HearthPictures
import HearthSodium

/// A photo of an item that is on this node in full.
struct StoredPhoto {
    var full: [UInt8]
    var thumbnail: [UInt8]?
    /// Whose records it is in.
    let authors: Set<IdentityKey>
    /// Whether this program knows it as a picture.
    let isPicture: Bool

    /// Without metadata; what is no picture stays as it is.
    var bare: StoredPhoto {
        guard isPicture else { return self }
        var bare = self
        bare.full = PictureContainer.bare(full) ?? full
        bare.thumbnail = thumbnail.map { PictureContainer.bare($0) ?? $0 }
        return bare
    }

    var isBare: Bool { bare.full == full && bare.thumbnail == thumbnail }
}
