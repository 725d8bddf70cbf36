/// What a list's cells are signed under: one friend's Ed25519 public key for that list.
package struct BeatKey: FixedOctets {
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
