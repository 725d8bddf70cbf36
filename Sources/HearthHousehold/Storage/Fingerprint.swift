import HearthSodium
import HearthWire

/// A short hash of something that is known, 8 octets.
struct Fingerprint: FixedOctets {
    static let byteCount = 8
    let octets: [UInt8]

    init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        self.octets = octets
    }

    /// Of a kind of thing, and what it says.
    init(_ kind: String, _ pieces: [UInt8]...) {
        octets = BLAKE2b.hash(
            Array("hearth/1 news \(kind)".utf8), pieces.flatMap { $0 }, count: Self.byteCount)
    }
}
