/// What one friend signs the cells of one list with: the secret half of a `BeatKey`.
package struct BeatSecret: Sendable {
    package static let seedByteCount = 32

    /// The key that verifies what this one signs.
    package let publicKey: BeatKey
    /// What the key follows from, to be stored.
    package let seed: SecretOctets
    private let secretKey: SecretOctets

    /// Nil unless there are exactly `seedByteCount` octets.
    package init?(seed: [UInt8]) {
        guard seed.count == Self.seedByteCount else { return nil }
        self.init(seed: SecretOctets(seed))
    }

    /// From exactly `seedByteCount` octets.
    package init(seed: SecretOctets) {
        precondition(seed.count == Self.seedByteCount)
        self.seed = seed
        let pair = Ed25519.keyPair(seed: seed)
        publicKey = BeatKey(written: pair.publicKey)
        secretKey = pair.secretKey
    }

    /// Signs `message` as what `context` says it is.
    package func sign(_ message: [UInt8], context: SignatureContext) -> Signature {
        Ed25519.sign(context.framed(message), secretKey: secretKey)
    }
}
