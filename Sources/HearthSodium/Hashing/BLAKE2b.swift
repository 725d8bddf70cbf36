import CSodium

/// BLAKE2b (RFC 7693), keyed or not.
package enum BLAKE2b {
    /// The hash of all parts, one after the other, in `count` octets (1 to 64); `key` has at most
    /// 64. Nothing marks where one part ends: give them fixed sizes, or lengths in front.
    package static func hash(
        _ parts: [UInt8]..., count: Int = 32, key: [UInt8] = []
    ) -> [UInt8] {
        hash(joining: parts, count: count, key: key)
    }

    /// The unkeyed hash of all parts, one after the other, in 32 octets.
    package static func digest(_ parts: [UInt8]...) -> Digest {
        Digest(written: hash(joining: parts, count: Digest.byteCount, key: []))
    }

    private static func hash(joining parts: [[UInt8]], count: Int, key: [UInt8]) -> [UInt8] {
        precondition((1...64).contains(count) && key.count <= 64)
        Sodium.ready
        // A single part, which may be a whole picture, is hashed in place.
        let input = parts.count == 1 ? parts[0] : Array(parts.joined())
        var hash = [UInt8](repeating: 0, count: count)
        let code = crypto_generichash_blake2b(
            &hash, count, input, UInt64(input.count), key, key.count)
        precondition(code == Sodium.success)
        return hash
    }
}
