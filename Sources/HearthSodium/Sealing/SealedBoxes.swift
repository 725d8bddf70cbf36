import CSodium

/// Anonymous messages for one reader: an ephemeral public key, then a box from it to the reader.
package enum SealedBoxes {
    /// By how many octets a box is longer than what it holds: the ephemeral key and the tag.
    package static let overhead = 48
    /// How many octets of randomness each box takes.
    package static let ephemeralSeedByteCount = 32

    /// The octets that `crypto_box_seal` would give for the ephemeral key of this seed.
    ///
    /// The seed comes from the caller, so that simulated worlds repeat exactly; it must be fresh
    /// for every box. Nil only when `key` is of low order.
    package static func seal(
        _ plaintext: [UInt8], to key: SealingKey, ephemeralSeed: [UInt8]
    ) -> [UInt8]? {
        precondition(ephemeralSeed.count == ephemeralSeedByteCount)
        var ephemeralKey = [UInt8](repeating: 0, count: SealingKey.byteCount)
        let ephemeralSecret = SecretOctets(count: SealingKey.byteCount) { memory in
            crypto_box_seed_keypair(&ephemeralKey, memory, ephemeralSeed)
        }
        let nonce = BLAKE2b.hash(ephemeralKey, key.octets, count: Nonce.byteCount)
        var box = [UInt8](repeating: 0, count: plaintext.count + overhead - ephemeralKey.count)
        let code = ephemeralSecret.withPointer {
            crypto_box_easy(&box, plaintext, UInt64(plaintext.count), nonce, key.octets, $0)
        }
        return code == Sodium.success ? ephemeralKey + box : nil
    }
}
