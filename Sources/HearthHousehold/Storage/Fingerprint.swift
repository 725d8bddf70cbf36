import HearthSodium
import HearthWire

/// A short hash of something that is known, 8 octets.
struct Fingerprint: FixedOctets {
    let block: Octets8

    init(block: Octets8) { self.block = block }

    /// Of a kind of thing, and what it says.
    init(_ kind: String, _ pieces: [UInt8]...) {
        self.init(
            written: BLAKE2b.hash(
                Array("hearth/1 news \(kind)".utf8), pieces.flatMap { $0 },
                count: Self.byteCount))
    }
}
