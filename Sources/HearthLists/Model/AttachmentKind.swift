/// A kind of attachments: which files are of it, how large they may be, and how they are shown.
package struct AttachmentKind: Hashable, Sendable {
    /// How pages show a file.
    package enum Showing: Hashable, Sendable {
        /// As a picture among others, small and whole.
        case picture
    }

    /// The formats that it has; the first one is the usual one.
    package let types: [MediaType]
    /// The most octets of a file, as it is given and as it is attached.
    package let octets: Int
    /// Whether a small picture of the file belongs to it.
    package let hasThumbnail: Bool
    /// Whether it has a width and a height.
    package let hasPixels: Bool
    package let showing: Showing

    package init(
        types: [MediaType], octets: Int, hasThumbnail: Bool, hasPixels: Bool, showing: Showing
    ) {
        self.types = types
        self.octets = octets
        self.hasThumbnail = hasThumbnail
        self.hasPixels = hasPixels
        self.showing = showing
    }

    /// Whether an attachment of this kind has what it needs, and nothing that it cannot have.
    package func fits(width: Int, height: Int, thumbnail: [UInt8]) -> Bool {
        hasThumbnail != thumbnail.isEmpty
            && (hasPixels ? width > 0 && height > 0 : width == 0 && height == 0)
    }
}
