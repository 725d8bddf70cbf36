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
        package static let types: [MediaType] = [.jpeg, .png, .webp]

        package let mediaType: String
        package let octets: [UInt8]

        /// Nil when it is empty, too large, or does not begin as pictures of its type do.
        package init?(mediaType: String, octets: [UInt8]) {
            guard let type = Self.types.first(where: { $0.name == mediaType }),
                octets.count <= Self.byteLimit, type.isOf(octets)
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
