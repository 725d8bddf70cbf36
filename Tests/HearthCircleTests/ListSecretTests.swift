import HearthCircle
import HearthSodium
import Testing

@Suite("A member's keys on a list")
struct ListSecretTests {
    private func secret(seed: UInt8 = 0, list: UInt8 = 0) throws -> ListSecret {
        let seed = try #require(Seed(octets: Array(seed..<seed + 32)))
        return ListSecret(of: seed, list: Array(list..<list + 16))
    }

    // Computed with Python's hashlib.
    @Test("They follow from the seed, the list and a salt")
    func knownKeys() throws {
        let secret = try secret()
        #expect(
            Hex.encode(secret.octets.copy())
                == "7359eda19848d0e3f646395c41d160ed130fb7416b22426894f67125b2caac0b")
        #expect(
            Hex.encode(secret.senderKey(salt: Array(100..<116)).secret.copy())
                == "04c92c8f95d741c99dac5e2d542bf80b968e138d7bfca4fddbc2be7429eea5e9")
        #expect(
            Hex.encode(secret.beatSeed)
                == "678b7b6bfbaf322a61829a96076d3ca3c44ced5fa01c80bbad6fb81c7861a4c8")
    }

    @Test("Another salt, list or seed gives another sender key")
    func distinct() throws {
        var keys: Set<[UInt8]> = []
        for secret in [try secret(), try secret(seed: 1), try secret(list: 1)] {
            for salt in 0..<200 as Range<UInt8> {
                let key = secret.senderKey(salt: [UInt8](repeating: salt, count: 16))
                #expect(keys.insert(key.secret.copy()).inserted)
            }
        }
    }
}
