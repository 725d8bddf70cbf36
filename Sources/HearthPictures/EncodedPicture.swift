/// A finished picture: upright, sRGB, without metadata.
package struct EncodedPicture: Sendable, Hashable {
    /// JPEG, or WebP where parts can be seen through.
    package var format: PictureFormat
    /// Pixels.
    package var width: Int
    package var height: Int
    package var octets: [UInt8]

    package init(format: PictureFormat, width: Int, height: Int, octets: [UInt8]) {
        self.format = format
        self.width = width
        self.height = height
        self.octets = octets
    }

    /// As in `Content-Type`.
    package var mediaType: String { "image/\(format.rawValue)" }
}
