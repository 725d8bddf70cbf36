import CSodium

/// What a node proves itself with: the secret half of a `NodeKey`.
package struct NodeSecret: Sendable {
    package static let byteCount = 32

    /// The key by which other nodes know this one.
    package let publicKey: NodeKey
    /// The key itself, to be stored.
    package let secret: SecretOctets

    /// Nil unless there are exactly `byteCount` octets; any of them will do, since X25519 itself
    /// sets the bits that have to be set.
    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        let secret = SecretOctets(octets)
        var publicKey = [UInt8](repeating: 0, count: NodeKey.byteCount)
        let code = secret.withPointer { crypto_scalarmult_base(&publicKey, $0) }
        guard code == Sodium.success else { return nil }
        self.secret = secret
        self.publicKey = NodeKey(written: publicKey)
    }

    /// What only the holders of the two secrets can compute, 32 octets; nil where `other` is of
    /// low order, since anybody could then know the result.
    package func sharedSecret(with other: NodeKey) -> SecretOctets? {
        var code: Int32 = -1
        let shared = SecretOctets(count: NodeKey.byteCount) { memory in
            code = secret.withPointer { crypto_scalarmult(memory, $0, other.octets) }
        }
        return code == Sodium.success ? shared : nil
    }
}
