/// A file that goes with an item, a photo or a sound say; its octets travel in blobs.
package struct Attachment: Hashable, Sendable {
    /// The file in pieces, one after the other; at least one.
    package var chunks: [BlobReference]
    /// A small picture of it, of the same media type.
    package var thumbnail: BlobReference?
    package var mediaType: String
    /// Size of the file in the clear.
    package var octets: UInt64
    package var caption: String
    /// Of a picture, in pixels; 0 where unknown.
    package var width: UInt32
    package var height: UInt32
    /// Of a sound, how long it is; 0 where unknown.
    package var milliseconds: UInt32
    var carried = Carried()

    package init(
        chunks: [BlobReference], thumbnail: BlobReference? = nil, mediaType: String,
        octets: UInt64, caption: String = "", width: UInt32 = 0, height: UInt32 = 0,
        milliseconds: UInt32 = 0
    ) {
        self.chunks = chunks
        self.thumbnail = thumbnail
        self.mediaType = mediaType
        self.octets = octets
        self.caption = caption
        self.width = width
        self.height = height
        self.milliseconds = milliseconds
    }

    /// Every blob that it uses.
    package var blobs: [BlobReference] {
        thumbnail.map { chunks + [$0] } ?? chunks
    }
}
