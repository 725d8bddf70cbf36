package import HearthSodium

/// A file that goes with an item; its octets travel in a blob of their own.
package struct Attachment: Hashable, Sendable {
    /// BLAKE2b-256 of the blob's ciphertext.
    package var blob: Digest
    /// Likewise of a small picture of it.
    package var thumbnail: Digest?
    package var mediaType: String
    /// Size of the file in the clear.
    package var octets: UInt64
    package var caption: String
    var carried = Carried()

    package init(
        blob: Digest, thumbnail: Digest? = nil, mediaType: String, octets: UInt64,
        caption: String = ""
    ) {
        self.blob = blob
        self.thumbnail = thumbnail
        self.mediaType = mediaType
        self.octets = octets
        self.caption = caption
    }
}
