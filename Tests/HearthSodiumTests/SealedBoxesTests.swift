import HearthSodium
import Testing

@Suite("Sealed boxes")
struct SealedBoxesTests {
    private let plaintext = Array("a wish".utf8)
    private let ephemeralSeed = [UInt8](repeating: 7, count: 32)

    private func reader() throws -> SealingSecret {
        try #require(Seed(octets: Array(0..<32))).sealing()
    }

    // Composed with PyNaCl from a key pair, a hash and a box.
    @Test("A box is the one that libsodium would make with the same ephemeral key")
    func knownBox() throws {
        let key = try reader().publicKey
        let box = SealedBoxes.seal(plaintext, to: key, ephemeralSeed: ephemeralSeed)
        let first = "761d88ec830413919dfe9d4d1d56f17e653c8c994082df5b137b90a0ae6edf74"
        let second = "354279e3ff779202b5a230906643303925e5ebac3a74"
        #expect(box == Hex.decode(first + second))
    }

    @Test("A box that libsodium sealed by itself opens")
    func foreignBox() throws {
        let first = "dea230d7b0bcbf0a13d564814515dd11bf3318d7e8485a5e0256f807f53edd6c"
        let second = "a97965fc36784f83cca866fafd52aac5cad1739c98bf"
        let box = try #require(Hex.decode(first + second))
        #expect(try reader().open(box) == plaintext)
    }

    @Test("A box is 48 octets longer than what it holds", arguments: [0, 1, 256, 70_000])
    func sizes(count: Int) throws {
        let content = [UInt8](repeating: 3, count: count)
        let reader = try reader()
        let box = try #require(
            SealedBoxes.seal(content, to: reader.publicKey, ephemeralSeed: ephemeralSeed))
        #expect(box.count == count + SealedBoxes.overhead)
        #expect(reader.open(box) == content)
    }

    @Test("Only the reader's key opens a box, and only as it was sealed")
    func tampering() throws {
        let reader = try reader()
        let box = try #require(
            SealedBoxes.seal(plaintext, to: reader.publicKey, ephemeralSeed: ephemeralSeed))
        let other = try #require(SealingSecret(seed: Array(1...32)))
        #expect(reader.open(box) == plaintext)
        #expect(other.open(box) == nil)
        for index in box.indices {
            var tampered = box
            tampered[index] ^= 1
            #expect(reader.open(tampered) == nil, "octet \(index)")
            #expect(reader.open(Array(box.prefix(index))) == nil, "cut to \(index)")
        }
        #expect(reader.open(box + [0]) == nil)
    }

    @Test("Nothing is sealed to a key of low order")
    func lowOrder() throws {
        for first: UInt8 in [0, 1] {
            let key = try #require(SealingKey(octets: [first] + [UInt8](repeating: 0, count: 31)))
            #expect(SealedBoxes.seal(plaintext, to: key, ephemeralSeed: ephemeralSeed) == nil)
        }
    }
}
