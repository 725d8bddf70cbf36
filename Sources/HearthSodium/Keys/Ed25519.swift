import CSodium

/// Plain signatures, without a context; only the keys of this module use them.
enum Ed25519 {
    static let seedByteCount = 32
    static let secretKeyByteCount = 64

    /// The key pair that a seed of 32 octets stands for.
    static func keyPair(seed: SecretOctets) -> (publicKey: [UInt8], secretKey: SecretOctets) {
        precondition(seed.count == seedByteCount)
        var publicKey = [UInt8](repeating: 0, count: IdentityKey.byteCount)
        let secretKey = SecretOctets(count: secretKeyByteCount) { memory in
            _ = seed.withPointer { crypto_sign_seed_keypair(&publicKey, memory, $0) }
        }
        return (publicKey, secretKey)
    }

    /// Deterministic: the same key and message always give the same signature.
    static func sign(_ message: [UInt8], secretKey: SecretOctets) -> Signature {
        precondition(secretKey.count == secretKeyByteCount)
        var signature = [UInt8](repeating: 0, count: Signature.byteCount)
        _ = secretKey.withPointer {
            crypto_sign_detached(&signature, nil, message, UInt64(message.count), $0)
        }
        return Signature(written: signature)
    }

    /// False also for keys and signatures that are of low order or not canonically encoded.
    static func verify(_ signature: Signature, of message: [UInt8], publicKey: [UInt8]) -> Bool {
        precondition(publicKey.count == IdentityKey.byteCount)
        Sodium.ready
        return crypto_sign_verify_detached(
            signature.octets, message, UInt64(message.count), publicKey) == Sodium.success
    }
}
