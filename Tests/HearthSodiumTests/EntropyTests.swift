import HearthSodium
import Testing

@Suite("Entropy")
struct EntropyTests {
    @Test("The system gives as many octets as asked for, never the same twice")
    func system() {
        let entropy = SystemEntropy()
        #expect(entropy.octets(0, for: .jitter).isEmpty)
        let draws = (0..<100).map { _ in entropy.octets(32, for: .key) }
        #expect(draws.allSatisfy { $0.count == 32 })
        #expect(Set(draws).count == 100)
        #expect(entropy.nonce() != entropy.nonce())
    }

    @Test("Two nodes compute the same secret from each other's key")
    func exchange() throws {
        let entropy = SystemEntropy()
        let one = try #require(NodeSecret(octets: entropy.octets(32, for: .key)))
        let two = try #require(NodeSecret(octets: entropy.octets(32, for: .key)))
        let shared = try #require(one.sharedSecret(with: two.publicKey))
        #expect(shared == two.sharedSecret(with: one.publicKey))
        #expect(shared.count == 32)
    }
}
