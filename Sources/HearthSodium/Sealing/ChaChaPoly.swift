import CSodium

/// ChaCha20-Poly1305 (RFC 8439) with a counter for a nonce, as the Noise specification has it:
/// four zero octets, then the counter, little-endian.
package enum ChaChaPoly {
    package static let keyByteCount = 32
    /// By how many octets a sealed message is longer than what it holds.
    package static let overhead = 16

    /// The ciphertext, then a tag of 16 octets; a counter must never be used twice with one key.
    package static func seal(
        _ plaintext: [UInt8], key: SecretOctets, nonce: UInt64, additionalData: [UInt8] = []
    ) -> [UInt8] {
        precondition(key.count == keyByteCount)
        var sealed = [UInt8](repeating: 0, count: plaintext.count + overhead)
        _ = key.withPointer {
            crypto_aead_chacha20poly1305_ietf_encrypt(
                &sealed, nil, plaintext, UInt64(plaintext.count), additionalData,
                UInt64(additionalData.count), nil, octets(of: nonce), $0)
        }
        return sealed
    }

    /// What was sealed; nil unless key, counter, additional data and every octet are the same.
    package static func open(
        _ sealed: [UInt8], key: SecretOctets, nonce: UInt64, additionalData: [UInt8] = []
    ) -> [UInt8]? {
        precondition(key.count == keyByteCount)
        guard sealed.count >= overhead else { return nil }
        var plaintext = [UInt8](repeating: 0, count: sealed.count - overhead)
        let code = key.withPointer {
            crypto_aead_chacha20poly1305_ietf_decrypt(
                &plaintext, nil, nil, sealed, UInt64(sealed.count), additionalData,
                UInt64(additionalData.count), octets(of: nonce), $0)
        }
        return code == Sodium.success ? plaintext : nil
    }

    private static func octets(of counter: UInt64) -> [UInt8] {
        [0, 0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: counter >> (8 * $0)) }
    }
}
