package import HearthSodium
package import HearthWire

/// A blob that belongs to a list, and the key that opens it (protocol-spec/records.md, "Blob").
package struct BlobReference: Hashable, Sendable {
    package static let keyByteCount = SymmetricKey.byteCount

    /// BLAKE2b-256 of the blob's payload.
    package let hash: Digest
    private let keyOctets: [UInt8]

    /// Nil unless the key has 32 octets.
    package init?(hash: Digest, key: [UInt8]) {
        guard key.count == Self.keyByteCount else { return nil }
        self.hash = hash
        keyOctets = key
    }

    /// What the blob's record is called.
    package var name: RecordName { RecordName(ofBlob: hash) }

    /// The key as it travels in a sealed part.
    package var key: [UInt8] { keyOctets }
}

// Nothing that is printed shows the key.
extension BlobReference: CustomStringConvertible, CustomReflectable {
    package var description: String { "blob \(name)" }
    package var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
