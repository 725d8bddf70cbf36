import HearthSodium
import Testing

@Suite("The salt of a member's single list of a kind")
struct ListSaltTests {
    // Computed with Python's hashlib; it stands in protocol-spec/records.md.
    @Test("It follows from the seed and the kind, and is another for any other of them")
    func salt() throws {
        let seed = try #require(Seed(octets: Array(0..<32)))
        let salt = seed.listSalt(ofKind: "diary")
        #expect(Hex.encode(salt) == "ebe6cf37d825f1a13efc86f95bcb82af")
        let other = try #require(Seed(octets: Array(1..<33)))
        #expect(
            Set([salt, seed.listSalt(ofKind: "diary2"), other.listSalt(ofKind: "diary")]).count == 3
        )
    }
}
