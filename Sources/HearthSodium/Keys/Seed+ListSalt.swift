extension Seed {
    /// The salt of the member's single list of a kind, 16 octets: every home that has the member's seed makes the same
    /// list (protocol-spec/records.md, Single lists). It stands in the list's roster, and tells nothing of the seed.
    package func listSalt(ofKind kind: String) -> [UInt8] {
        BLAKE2b.hash(
            Array("hearth/1 single list".utf8), Array(kind.utf8), count: 16, key: secret.copy())
    }
}
