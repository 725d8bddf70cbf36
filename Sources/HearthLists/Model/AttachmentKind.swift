/// A kind of attachments: which files are of it, how large they may be, and how they are shown.
package struct AttachmentKind: Hashable, Sendable {
    /// How pages show a file.
    package enum Showing: Hashable, Sendable {
        /// As a picture among others, small and whole.
        case picture
        /// By its name and its length, as something to be played.
        case sound
    }

    /// The formats that it has; the first one is the usual one.
    package let types: [MediaType]
    /// The most octets of a file, as it is given and as it is attached.
    package let octets: Int
    /// Whether a small picture of the file belongs to it.
    package let hasThumbnail: Bool
    /// Whether it has a width and a height.
    package let hasPixels: Bool
    /// Milliseconds of the longest; nil for what has no length.
    package let longest: Int?
    package let showing: Showing

    package init(
        types: [MediaType], octets: Int, hasThumbnail: Bool, hasPixels: Bool, longest: Int? = nil,
        showing: Showing
    ) {
        self.types = types
        self.octets = octets
        self.hasThumbnail = hasThumbnail
        self.hasPixels = hasPixels
        self.longest = longest
        self.showing = showing
    }

    /// Whether an attachment of this kind has what it needs, and nothing that it cannot have.
    ///
    /// `milliseconds` may be 0 where nobody knows how long it is.
    package func fits(
        width: Int, height: Int, thumbnail: [UInt8], milliseconds: Int? = nil
    ) -> Bool {
        hasThumbnail != thumbnail.isEmpty
            && (longest.map { 0...$0 ~= milliseconds ?? 0 } ?? (milliseconds == nil))
            && (hasPixels ? width > 0 && height > 0 : width == 0 && height == 0)
    }
}
