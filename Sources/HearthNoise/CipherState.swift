import HearthSodium

/// A key and the number of the next message under it (Noise specification, section 5.1).
struct CipherState: Sendable {
    /// The key; without one, texts pass as they are.
    private let key: SecretOctets?
    /// The number of the next message.
    private(set) var nonce: UInt64

    /// Starts with message 0, unless a test says otherwise.
    init(key: SecretOctets?, nonce: UInt64 = 0) {
        self.key = key
        self.nonce = nonce
    }

    var hasKey: Bool { key != nil }

    /// By how much texts grow.
    var overhead: Int { hasKey ? NoiseProtocol.tagByteCount : 0 }

    /// The next message; fails only when the numbers are used up.
    mutating func encrypt(
        _ plaintext: [UInt8], additionalData: [UInt8]
    ) throws(NoiseError) -> [UInt8] {
        guard let key else { return plaintext }
        guard nonce < .max else { throw .nonceExhausted }
        let sealed = ChaChaPoly.seal(
            plaintext, key: key, nonce: nonce, additionalData: additionalData)
        nonce += 1
        return sealed
    }

    /// What the other side encrypted as its next message; after a failure the number is still
    /// the one that was expected.
    mutating func decrypt(
        _ ciphertext: [UInt8], additionalData: [UInt8]
    ) throws(NoiseError) -> [UInt8] {
        guard let key else { return ciphertext }
        guard nonce < .max else { throw .nonceExhausted }
        guard ciphertext.count >= NoiseProtocol.tagByteCount else { throw .malformed }
        let plaintext = ChaChaPoly.open(
            ciphertext, key: key, nonce: nonce, additionalData: additionalData)
        guard let plaintext else { throw .decryptionFailed }
        nonce += 1
        return plaintext
    }
}
