import CSodium

/// A key for XChaCha20-Poly1305 (IETF), which also gives subkeys.
package struct SymmetricKey: Sendable, Equatable {
    package static let byteCount = 32
    /// By how many octets a sealed message is longer than what it holds.
    package static let overhead = 16

    /// The key itself, to be stored or shared.
    package let secret: SecretOctets

    /// Nil unless there are exactly `byteCount` octets.
    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        secret = SecretOctets(octets)
    }

    /// `secret`: as many octets as a key has.
    package init(secret: SecretOctets) {
        precondition(secret.count == Self.byteCount)
        self.secret = secret
    }

    /// The ciphertext, then a tag of 16 octets that also covers `additionalData`; a nonce must
    /// never be used twice.
    package func seal(
        _ plaintext: [UInt8], nonce: Nonce, additionalData: [UInt8] = []
    ) -> [UInt8] {
        var sealed = [UInt8](repeating: 0, count: plaintext.count + Self.overhead)
        _ = secret.withPointer {
            crypto_aead_xchacha20poly1305_ietf_encrypt(
                &sealed, nil, plaintext, UInt64(plaintext.count), additionalData,
                UInt64(additionalData.count), nil, nonce.octets, $0)
        }
        return sealed
    }

    /// What was sealed; nil unless key, nonce, additional data and every octet are the same.
    package func open(
        _ sealed: [UInt8], nonce: Nonce, additionalData: [UInt8] = []
    ) -> [UInt8]? {
        guard sealed.count >= Self.overhead else { return nil }
        var plaintext = [UInt8](repeating: 0, count: sealed.count - Self.overhead)
        let code = secret.withPointer {
            crypto_aead_xchacha20poly1305_ietf_decrypt(
                &plaintext, nil, nil, sealed, UInt64(sealed.count), additionalData,
                UInt64(additionalData.count), nonce.octets, $0)
        }
        return code == Sodium.success ? plaintext : nil
    }

    /// The subkey with number `id` for `context`, which has exactly 8 ASCII characters.
    package func derived(context: String, id: UInt64) -> SymmetricKey {
        SymmetricKey(
            secret: KeyDerivation.subkey(of: secret, context: context, id: id))
    }
}
