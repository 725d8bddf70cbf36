import HearthSodium
import Testing

@Suite("Signatures")
struct SigningTests {
    private static let context = SignatureContext("hearth/test")
    private let message = Array("a wish".utf8)

    private func identity() throws -> IdentitySecret {
        try #require(Seed(octets: Array(0..<32))).identity()
    }

    // Computed with PyNaCl over the octet 11, "hearth/test" and "a wish".
    @Test("What is signed is the context's length, the context, and the message")
    func knownSignature() throws {
        let signature = try identity().sign(message, context: Self.context)
        let first = "a5e9830c6a84dc9a9788cf450080e4e532578d2185bbe0f5833f4ac24148d9f4"
        let second = "41e40d089e5ba76c209db7c53914bec0c3cff45c86c7fcb6ebfe0c72611cde05"
        #expect(signature.hex == first + second)
    }

    @Test("A signature holds for its message, context and key, and for nothing else")
    func verification() throws {
        let secret = try identity()
        let other = try #require(Seed(octets: Array(1...32))).identity()
        let signature = secret.sign(message, context: Self.context)
        let key = secret.publicKey
        #expect(key.verify(signature, of: message, context: Self.context))
        #expect(!key.verify(signature, of: message + [0], context: Self.context))
        #expect(!key.verify(signature, of: [], context: Self.context))
        #expect(!key.verify(signature, of: message, context: SignatureContext("hearth/tess")))
        #expect(!other.publicKey.verify(signature, of: message, context: Self.context))
        #expect(secret.sign([], context: Self.context) != signature)
    }

    @Test("Moving characters between context and message breaks a signature")
    func framing() throws {
        let secret = try identity()
        let signature = secret.sign(Array("bc".utf8), context: SignatureContext("a"))
        let moved = SignatureContext("ab")
        #expect(!secret.publicKey.verify(signature, of: Array("c".utf8), context: moved))
    }

    @Test("A signature with any bit flipped does not hold")
    func flippedBits() throws {
        let secret = try #require(BeatSecret(seed: Array(0..<32)))
        let signature = secret.sign(message, context: Self.context)
        #expect(secret.publicKey.verify(signature, of: message, context: Self.context))
        for bit in 0..<(8 * Signature.byteCount) {
            var octets = signature.octets
            octets[bit / 8] ^= 1 << (bit % 8)
            let flipped = try #require(Signature(octets: octets))
            #expect(!secret.publicKey.verify(flipped, of: message, context: Self.context))
        }
    }

    @Test("A beat key comes back from its stored seed")
    func storedBeatKey() throws {
        let secret = try #require(BeatSecret(seed: Array(0..<32)))
        let again = try #require(BeatSecret(seed: secret.seed.copy()))
        #expect(again.publicKey == secret.publicKey)
        #expect(
            again.sign(message, context: Self.context)
                == secret.sign(message, context: Self.context))
    }
}
