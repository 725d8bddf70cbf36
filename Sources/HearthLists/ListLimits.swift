/// The bounds of what a list holds (protocol-spec/limits.md).
package enum ListLimits {
    // Characters.
    package static let tag = 50
    package static let store = 200
    package static let place = 500
    package static let caption = 200
    package static let mediaType = 100
    package static let sizeLabel = 50
    package static let sizeValue = 100
    package static let postalAddress = 500
    package static let profileNote = 2000
    package static let thanks = 1000

    // Counts.
    package static let tags = 20
    package static let attachments = 20
    /// Pieces of one attachment.
    package static let chunks = 64
    /// Tombstones of one editor, beside as many live items.
    package static let tombstones = 10_000
    package static let buckets = 256
    /// Of a profile.
    package static let sizes = 30
    package static let postalAddresses = 8
    /// Wishes of which one giver tells the owners of a list.
    package static let gifts = 64
    /// Units of one wish, and of one claim.
    package static let quantity = 10_000

    // Octets.
    package static let settings = 65_536

    /// No character of a text takes more than this many octets of UTF-8, on average.
    package static let octetsPerCharacter = 4

    /// Seconds since 1970 lie below; some ten thousand years.
    package static let seconds: UInt64 = 1 << 40
    /// Milliseconds since 1970 lie below.
    package static let milliseconds: UInt64 = 1000 << 40

    /// Hundredths of a currency's unit.
    package static let price: Int64 = 1_000_000_000_000
}
