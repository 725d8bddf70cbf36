import CSodium

/// Keys from passphrases, by Argon2id.
package enum Passphrase {
    package static let saltByteCount = 16

    /// How much work one guess costs; a home stores the numbers, not the name, so that it still
    /// opens when the names come to mean more.
    package enum Cost: Sendable, CaseIterable {
        /// 8 KiB, the least there is: for simulated worlds, whose passphrases protect nothing.
        case lowest
        /// 64 MiB, some 50 ms.
        case interactive
        /// 256 MiB, some 500 ms.
        case moderate

        /// How many passes over the memory.
        package var opsLimit: UInt64 {
            switch self {
            case .lowest: 1
            case .interactive: 2
            case .moderate: 3
            }
        }

        /// How much memory, in octets.
        package var memoryLimit: UInt64 {
            switch self {
            case .lowest: 8 << 10
            case .interactive: 64 << 20
            case .moderate: 256 << 20
            }
        }
    }

    /// The key that `passphrase` stands for; its UTF-8 is taken as it is, normalising it is the
    /// caller's matter.
    ///
    /// Nil unless the salt has exactly 16 octets, the limits are ones that Argon2id allows, and
    /// there is that much memory.
    package static func derive(
        passphrase: String, salt: [UInt8], opsLimit: UInt64, memoryLimit: UInt64
    ) -> SymmetricKey? {
        guard salt.count == saltByteCount, let memoryLimit = Int(exactly: memoryLimit)
        else { return nil }
        let octets = SecretOctets(Array(passphrase.utf8))
        var code: Int32 = -1
        let key = SecretOctets(count: SymmetricKey.byteCount) { memory in
            code = octets.withPointer {
                crypto_pwhash(
                    memory, UInt64(SymmetricKey.byteCount),
                    UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self),
                    UInt64(octets.count), salt, opsLimit, memoryLimit,
                    crypto_pwhash_ALG_ARGON2ID13)
            }
        }
        return code == Sodium.success ? SymmetricKey(secret: key) : nil
    }
}
