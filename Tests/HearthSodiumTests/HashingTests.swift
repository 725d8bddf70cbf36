import HearthSodium
import Testing

// The expected values come from RFC 7693 and from Python's hashlib, hmac and PyNaCl.
@Suite("Hashes and passphrases")
struct HashingTests {
    private let abc = Array("abc".utf8)

    @Test("BLAKE2b gives the published hash")
    func published() {
        let first = "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
        let second = "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"
        #expect(Hex.encode(BLAKE2b.hash(abc, count: 64)) == first + second)
        #expect(
            BLAKE2b.digest(abc).hex
                == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    }

    @Test("Hashes can be short and keyed")
    func keyed() {
        let hash = BLAKE2b.hash(abc, count: 8, key: Array(0..<32))
        #expect(Hex.encode(hash) == "30531c41ec34cdef")
    }

    @Test("Parts hash as if they were one")
    func parts() {
        #expect(BLAKE2b.digest([97], [], [98, 99]) == BLAKE2b.digest(abc))
        #expect(BLAKE2b.digest() == BLAKE2b.digest([]))
        #expect(BLAKE2b.digest([]) != BLAKE2b.digest([0]))
    }

    @Test("HMAC over BLAKE2b agrees with another implementation")
    func hmac() {
        let code = HMACBLAKE2b.code(
            of: SecretOctets(Array("a wish".utf8)), key: SecretOctets(Array(0..<32)))
        let first = "d2d97ba41a18f2d7eb553fbe7ba870c3ede2e8610c3ba96b221ce91eda1d1c48"
        let second = "eb8b59689170fda1140eff35d2cfa9276958ebef02a85dafc3746bf2b185f12c"
        #expect(Hex.encode(code.copy()) == first + second)
    }

    @Test("HMAC takes a key of a whole block and a message of nothing")
    func hmacEdges() {
        let block = (0..<128).map { UInt8($0 % 32) }
        let code = HMACBLAKE2b.code(of: SecretOctets([]), key: SecretOctets(block))
        let first = "a63b21769b78ed0c104e2a3ff299f9a65c49b5107985e777aa969b0f0a3301b3"
        let second = "b76b00e54b60a9959bb6c84ef9e81c371ba8497d27ec071df7459587f381432b"
        #expect(Hex.encode(code.copy()) == first + second)
    }

    @Test("A passphrase keeps meaning the same key")
    func passphrase() throws {
        let key = try #require(
            Passphrase.derive(
                passphrase: "pässword", salt: Array(0..<16), opsLimit: 1, memoryLimit: 8_192))
        #expect(
            Hex.encode(key.secret.copy())
                == "98a6aaab590632bebb8e58ac79da9197a76f1439967ab946770605ec40ef9cfb")
        let other = Passphrase.derive(
            passphrase: "password", salt: Array(0..<16), opsLimit: 1, memoryLimit: 8_192)
        #expect(other != key)
    }

    @Test("No key comes from limits or a salt that Argon2id does not allow")
    func badLimits() {
        func derive(salt: Int = 16, ops: UInt64 = 1, memory: UInt64 = 8_192) -> SymmetricKey? {
            Passphrase.derive(
                passphrase: "x", salt: [UInt8](repeating: 0, count: salt), opsLimit: ops,
                memoryLimit: memory)
        }
        #expect(derive() != nil)
        #expect(derive(salt: 15) == nil)
        #expect(derive(salt: 17) == nil)
        #expect(derive(ops: 0) == nil)
        #expect(derive(ops: .max) == nil)
        #expect(derive(memory: 8_191) == nil)
        #expect(derive(memory: .max) == nil)
    }

    @Test("The named costs are ones that Argon2id allows, the second above the first")
    func costs() {
        #expect(Passphrase.Cost.interactive.memoryLimit == 67_108_864)
        #expect(Passphrase.Cost.moderate.memoryLimit > Passphrase.Cost.interactive.memoryLimit)
        let cost = Passphrase.Cost.interactive
        let key = Passphrase.derive(
            passphrase: "x", salt: Array(0..<16), opsLimit: cost.opsLimit,
            memoryLimit: cost.memoryLimit)
        #expect(key != nil)
    }
}
