import HearthSodium
import Testing

@Suite("Sealing under a key")
struct SealingTests {
    private let plaintext = Array("a wish".utf8)
    private let header = Array("header".utf8)

    private func nonce(_ octet: UInt8) throws -> Nonce {
        try #require(Nonce(octets: [UInt8](repeating: octet, count: 24)))
    }

    @Test("A sealed message opens under the same key, nonce and header, and as it was sealed")
    func tampering() throws {
        let key = try #require(SymmetricKey(octets: Array(0..<32)))
        let other = try #require(SymmetricKey(octets: Array(1...32)))
        let sealed = key.seal(plaintext, nonce: try nonce(1), additionalData: header)
        #expect(sealed.count == plaintext.count + SymmetricKey.overhead)
        #expect(key.open(sealed, nonce: try nonce(1), additionalData: header) == plaintext)
        #expect(key.open(sealed, nonce: try nonce(2), additionalData: header) == nil)
        #expect(key.open(sealed, nonce: try nonce(1), additionalData: header + [0]) == nil)
        #expect(key.open(sealed, nonce: try nonce(1)) == nil)
        #expect(other.open(sealed, nonce: try nonce(1), additionalData: header) == nil)
        for index in sealed.indices {
            var tampered = sealed
            tampered[index] ^= 0x80
            #expect(key.open(tampered, nonce: try nonce(1), additionalData: header) == nil)
            let cut = Array(sealed.prefix(index))
            #expect(key.open(cut, nonce: try nonce(1), additionalData: header) == nil)
        }
    }

    @Test("Nothing at all can be sealed too")
    func emptiness() throws {
        let key = try #require(SymmetricKey(octets: Array(0..<32)))
        let sealed = key.seal([], nonce: try nonce(1))
        #expect(sealed.count == SymmetricKey.overhead)
        #expect(key.open(sealed, nonce: try nonce(1)) == [])
    }

    // Computed with Python's cryptography, nonce 00000000 0102030405060708.
    @Test("The counter of ChaCha20-Poly1305 is little-endian behind four zero octets")
    func counter() {
        let key = SecretOctets(Array(0..<32))
        let sealed = ChaChaPoly.seal(
            plaintext, key: key, nonce: 0x0807_0605_0403_0201, additionalData: header)
        #expect(Hex.encode(sealed) == "8ec6d291d6e4872a7205dfd509ac80e9f7e328349efe")
    }

    @Test("A numbered message opens only under its number, key and header")
    func numbered() {
        let key = SecretOctets(Array(0..<32))
        let sealed = ChaChaPoly.seal(plaintext, key: key, nonce: 5, additionalData: header)
        func open(_ sealed: [UInt8], nonce: UInt64 = 5) -> [UInt8]? {
            ChaChaPoly.open(sealed, key: key, nonce: nonce, additionalData: header)
        }
        #expect(open(sealed) == plaintext)
        #expect(open(sealed, nonce: 6) == nil)
        #expect(ChaChaPoly.open(sealed, key: key, nonce: 5) == nil)
        #expect(
            ChaChaPoly.open(
                sealed, key: SecretOctets(Array(1...32)), nonce: 5, additionalData: header) == nil)
        for index in sealed.indices {
            var tampered = sealed
            tampered[index] ^= 1
            #expect(open(tampered) == nil)
            #expect(open(Array(sealed.prefix(index))) == nil)
        }
    }
}
