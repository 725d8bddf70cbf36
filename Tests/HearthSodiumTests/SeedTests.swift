import HearthSodium
import Testing

@Suite("Keys from a seed")
struct SeedTests {
    private func seed() throws -> Seed {
        try #require(Seed(octets: Array(0..<32)))
    }

    // Computed with Python's hashlib and PyNaCl.
    @Test("A recovery code keeps meaning the same keys")
    func knownKeys() throws {
        let seed = try seed()
        #expect(
            seed.identity().publicKey.hex
                == "7e8d6a0d7f671a3bac68eea236bb7e652e067e8a82a546e28f96a3b0dc90ceb8")
        #expect(
            seed.sealing().publicKey.hex
                == "9ad1204c922f2205a653eca58b587047c6c69ee6e0cdc532563cbd0acbeedf1a")
        #expect(
            Hex.encode(seed.storageKey().secret.copy())
                == "e46c95701d2d32dc12df9f9578f70e6894c52a0bd230afdd657c61738cacb1e5")
    }

    @Test("A key's subkeys depend on context and number")
    func subkeys() throws {
        let key = try seed().storageKey()
        let subkey = key.derived(context: "contents", id: 7)
        #expect(
            Hex.encode(subkey.secret.copy())
                == "b55ce661e9fb883c56bbb70d8a3fcb1332283c8cbff9b54044cd577d0470b609")
        #expect(key.derived(context: "contents", id: 7) == subkey)
        #expect(key.derived(context: "contents", id: 8) != subkey)
        #expect(key.derived(context: "contentz", id: 7) != subkey)
    }

    @Test("A seed has exactly 32 octets, or there is none")
    func counts() {
        for count in [0, 31, 33, 64] {
            let octets = [UInt8](repeating: 1, count: count)
            #expect(Seed(octets: octets) == nil)
            #expect(BeatSecret(seed: octets) == nil)
            #expect(SealingSecret(seed: octets) == nil)
            #expect(NodeSecret(octets: octets) == nil)
            #expect(SymmetricKey(octets: octets) == nil)
        }
    }
}
