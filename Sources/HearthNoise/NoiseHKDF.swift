import HearthSodium

/// HKDF as section 4.3 of the Noise specification has it, with two outputs.
enum NoiseHKDF {
    /// Two secrets of 64 octets each, from the chaining key and new key material.
    static func derive(
        chainingKey: SecretOctets, material: SecretOctets
    ) -> (SecretOctets, SecretOctets) {
        let key = HMACBLAKE2b.code(of: material, key: chainingKey)
        let first = HMACBLAKE2b.code(of: SecretOctets([1]), key: key)
        let second = HMACBLAKE2b.code(of: SecretOctets(first, [2]), key: key)
        return (first, second)
    }
}
