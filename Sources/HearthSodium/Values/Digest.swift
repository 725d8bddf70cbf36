/// A BLAKE2b-256 hash.
package struct Digest: FixedOctets {
    package static let byteCount = 32

    package let octets: [UInt8]

    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        self.octets = octets
    }

    /// For what libsodium itself has just written.
    init(written octets: [UInt8]) {
        assert(octets.count == Self.byteCount)
        self.octets = octets
    }
}
