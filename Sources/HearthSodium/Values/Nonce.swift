/// The number of an XChaCha20-Poly1305 message: long enough to be drawn at random.
package struct Nonce: FixedOctets {
    package static let byteCount = 24

    package let octets: [UInt8]

    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        self.octets = octets
    }
}
