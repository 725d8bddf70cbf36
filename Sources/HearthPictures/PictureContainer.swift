/// What stands in a picture's file beside its pixels: where and with what it was taken, by whom, and
/// what programs have noted.
package enum PictureContainer {
    /// The same picture with nothing but what is needed to show it: no EXIF, XMP, IPTC, profile of
    /// colours, comment or smaller copy, and nothing behind its end. No pixel is made again.
    ///
    /// - Returns: nil when the octets are no JPEG, PNG or WebP from their beginning to their end.
    package static func bare(_ octets: [UInt8]) -> [UInt8]? {
        switch PictureFormat(octets) {
        case .jpeg: JPEGContainer.bare(octets)
        case .png: PNGContainer.bare(octets)
        case .webp: WebPContainer.bare(octets)
        default: nil
        }
    }
}
