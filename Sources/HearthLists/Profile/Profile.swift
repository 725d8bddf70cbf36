/// What a member tells their friends about themselves.
package struct Profile: Hashable, Sendable {
    /// A size with what it is of: "Shoes", "39".
    package struct Size: Hashable, Sendable {
        package var label: String
        package var value: String

        package init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// A small picture, without anything but the picture in it.
    package struct Picture: Hashable, Sendable {
        package static let byteLimit = 98_304
        package static let mediaTypes = ["image/jpeg", "image/png", "image/webp"]

        package let mediaType: String
        package let octets: [UInt8]

        /// Nil when it is empty, too large, or does not begin as pictures of its type do.
        package init?(mediaType: String, octets: [UInt8]) {
            let beginning: [UInt8]? =
                switch mediaType {
                case "image/jpeg": [0xFF, 0xD8, 0xFF]
                case "image/png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                case "image/webp": Array("RIFF".utf8)
                default: nil
                }
            guard let beginning, octets.count <= Self.byteLimit, octets.starts(with: beginning),
                mediaType != "image/webp" || octets.dropFirst(8).starts(with: Array("WEBP".utf8))
            else { return nil }
            self.mediaType = mediaType
            self.octets = octets
        }
    }

    package var birthday: Birthday?
    package var sizes: [Size] = []
    /// Postal.
    package var addresses: [String] = []
    package var note = ""
    package var picture: Picture?
    /// When each field was changed last, in milliseconds since 1970; of one that never was: none.
    var revisions: [Field: UInt64] = [:]

    /// What is changed, and merged, as a whole.
    enum Field: CaseIterable {
        case birthday, sizes, addresses, note, picture
    }

    package init() {}

    /// Whether it tells nothing.
    package var isEmpty: Bool { isAlike(Profile()) }

    /// Whether it tells the same as another, no matter when that was written.
    package func isAlike(_ other: Profile) -> Bool {
        Field.allCases.allSatisfy { octets(of: $0) == other.octets(of: $0) }
    }
}
