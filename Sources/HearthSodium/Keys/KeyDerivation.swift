import CSodium

/// libsodium's key derivation: BLAKE2b keyed by the parent, personalised by context and number.
enum KeyDerivation {
    static let keyByteCount = 32
    static let contextByteCount = 8

    /// The subkey of 32 octets with number `id`; `context` has exactly 8 ASCII characters.
    static func subkey(of parent: SecretOctets, context: String, id: UInt64) -> SecretOctets {
        precondition(parent.count == keyByteCount)
        let name = context.utf8.map { CChar(truncatingIfNeeded: $0) }
        precondition(name.count == contextByteCount && name.allSatisfy { $0 >= 0 })
        return SecretOctets(count: keyByteCount) { memory in
            let code = parent.withPointer {
                crypto_kdf_derive_from_key(memory, keyByteCount, id, name, $0)
            }
            precondition(code == Sodium.success)
        }
    }
}
