import HearthSodium
import Testing

@testable import HearthNoise

@Suite("Noise session")
struct NoiseSessionTests {
    private let text = Array("a wish".utf8)

    @Test("What one side encrypts the other side reads, both ways, in order")
    func roundTrip() throws {
        var (one, two) = try NoisePair.sessions()
        for index in 0..<20 {
            let forth = [UInt8](repeating: UInt8(index), count: index * 100)
            let back = forth + [1]
            let there = try one.encrypt(forth)
            #expect(there.count == forth.count + NoiseSession.overhead)
            #expect(try two.decrypt(there) == forth)
            #expect(try one.decrypt(try two.encrypt(back)) == back)
        }
    }

    @Test("The same text never looks the same twice, nor the same both ways")
    func fresh() throws {
        var (one, two) = try NoisePair.sessions()
        let messages = [try one.encrypt(text), try one.encrypt(text), try two.encrypt(text)]
        #expect(Set(messages).count == 3)
    }

    @Test("A message with any bit flipped, or cut anywhere, is refused")
    func tampering() throws {
        var (one, two) = try NoisePair.sessions()
        let message = try one.encrypt(text)
        for bit in 0..<(8 * message.count) {
            var flipped = message
            flipped[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: NoiseError.decryptionFailed) { try two.decrypt(flipped) }
        }
        for count in message.indices {
            let error: NoiseError =
                count < NoiseSession.overhead ? .malformed : .decryptionFailed
            #expect(throws: error) { try two.decrypt(Array(message.prefix(count))) }
        }
        #expect(try two.decrypt(message) == text)
    }

    @Test("A message again, one before its turn, and one's own are refused")
    func order() throws {
        var (one, two) = try NoisePair.sessions()
        let first = try one.encrypt(text)
        let second = try one.encrypt(text)
        #expect(throws: NoiseError.decryptionFailed) { try two.decrypt(second) }
        #expect(throws: NoiseError.decryptionFailed) { try one.decrypt(first) }
        #expect(try two.decrypt(first) == text)
        #expect(throws: NoiseError.decryptionFailed) { try two.decrypt(first) }
        #expect(try two.decrypt(second) == text)
    }

    @Test("A message has at most 65,535 octets")
    func limits() throws {
        var (one, two) = try NoisePair.sessions()
        let most = [UInt8](repeating: 1, count: NoiseSession.maximumPlaintextByteCount)
        #expect(throws: NoiseError.malformed) { try one.encrypt(most + [1]) }
        let message = try one.encrypt(most)
        #expect(message.count == 65_535)
        #expect(throws: NoiseError.malformed) { try two.decrypt(message + [1]) }
        #expect(try two.decrypt(message) == most)
    }

    @Test("A key stops encrypting and decrypting before its numbers start again")
    func exhaustion() throws {
        let key = SecretOctets([UInt8](repeating: 1, count: 32))
        var sender = CipherState(key: key, nonce: .max - 1)
        var receiver = sender
        let last = try sender.encrypt(text, additionalData: [])
        #expect(try receiver.decrypt(last, additionalData: []) == text)
        #expect(throws: NoiseError.nonceExhausted) {
            try sender.encrypt(text, additionalData: [])
        }
        #expect(throws: NoiseError.nonceExhausted) {
            try receiver.decrypt(last, additionalData: [])
        }
    }
}
