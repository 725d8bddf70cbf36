import HearthSodium

/// A number that two friends compare to be sure that nobody swapped a key: 60 digits.
///
/// BLAKE2b-480 over both identities, the lower first; every five of its 60 octets give, as a
/// big-endian number modulo 100,000, five digits (protocol-spec/keys.md).
enum SafetyNumber {
    static func text(_ one: IdentityKey, _ other: IdentityKey) -> String {
        let (low, high) = one < other ? (one, other) : (other, one)
        let hash = BLAKE2b.hash(
            Array("hearth/1 safety number".utf8), low.octets, high.octets, count: 60)
        return stride(from: 0, to: 60, by: 5).map { start in
            let number = hash[start..<start + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let digits = String(number % 100_000)
            return String(repeating: "0", count: 5 - digits.count) + digits
        }.joined(separator: " ")
    }
}
