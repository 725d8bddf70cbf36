package import HearthSodium
import HearthWire

/// A short hash of something that is known, 8 octets.
package struct Fingerprint: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }

    /// Of a kind of thing, and what it says.
    package init(_ kind: String, _ pieces: [UInt8]...) {
        self.init(
            written: BLAKE2b.hash(
                Array("hearth/1 news \(kind)".utf8), pieces.flatMap { $0 },
                count: Self.byteCount))
    }
}
