import CSodium

/// What a member opens sealed boxes with: the secret half of a `SealingKey`.
package struct SealingSecret: Sendable {
    package static let seedByteCount = 32

    /// The key that boxes for this one are sealed to.
    package let publicKey: SealingKey
    private let secretKey: SecretOctets

    /// Nil unless there are exactly `seedByteCount` octets.
    package init?(seed: [UInt8]) {
        guard seed.count == Self.seedByteCount else { return nil }
        self.init(seed: SecretOctets(seed))
    }

    init(seed: SecretOctets) {
        precondition(seed.count == Self.seedByteCount)
        var publicKey = [UInt8](repeating: 0, count: SealingKey.byteCount)
        secretKey = SecretOctets(count: SealingKey.byteCount) { memory in
            _ = seed.withPointer { crypto_box_seed_keypair(&publicKey, memory, $0) }
        }
        self.publicKey = SealingKey(written: publicKey)
    }

    /// What was sealed; nil unless `box` was sealed to exactly this key and arrived whole.
    package func open(_ box: [UInt8]) -> [UInt8]? {
        guard box.count >= SealedBoxes.overhead else { return nil }
        var plaintext = [UInt8](repeating: 0, count: box.count - SealedBoxes.overhead)
        let code = secretKey.withPointer {
            crypto_box_seal_open(&plaintext, box, UInt64(box.count), publicKey.octets, $0)
        }
        return code == Sodium.success ? plaintext : nil
    }
}
