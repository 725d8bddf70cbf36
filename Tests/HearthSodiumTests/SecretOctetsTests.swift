import Testing

@testable import HearthSodium

@Suite("Secrets in memory")
struct SecretOctetsTests {
    @Test(
        "A secret holds what it was given, whatever its size", arguments: [0, 1, 63, 64, 65, 9_000])
    func roundTrip(count: Int) {
        let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let secret = SecretOctets(octets)
        #expect(secret.count == count)
        #expect(secret.copy() == octets)
        #expect(secret.withUnsafeBytes { Array($0) } == octets)
        #expect(SecretOctets(secret, [1, 2]).copy() == octets + [1, 2])
        #expect(secret.prefix(count / 2).copy() == Array(octets.prefix(count / 2)))
    }

    @Test("Secrets are equal when all their octets are")
    func equality() {
        #expect(SecretOctets([1, 2, 3]) == SecretOctets([1, 2, 3]))
        #expect(SecretOctets([1, 2, 3]) != SecretOctets([1, 2, 4]))
        #expect(SecretOctets([1, 2, 3]) != SecretOctets([1, 2]))
        #expect(SecretOctets([]) == SecretOctets([]))
    }

    @Test("Printing a secret, or a key made of one, shows only its size")
    func descriptions() throws {
        let octets = [UInt8](repeating: 0xab, count: 32)
        let key = try #require(SymmetricKey(octets: octets))
        let seed = try #require(Seed(octets: octets))
        let node = try #require(NodeSecret(octets: octets))
        #expect("\(SecretOctets(octets))" == "SecretOctets(32 octets)")
        for text in ["\(key)", "\(seed)", "\(node)", String(reflecting: key)] {
            #expect(text.contains("SecretOctets(32 octets)"))
            #expect(!text.contains("171, 171") && !text.lowercased().contains("abababab"))
        }
        var dumped = ""
        dump(seed, to: &dumped)
        #expect(!dumped.contains("- 171\n") && !dumped.lowercased().contains("abababab"))
    }

    @Test("Secrets that come and go leave their neighbours alone")
    func neighbours() {
        func octets(_ index: Int) -> [UInt8] {
            [UInt8](repeating: UInt8(truncatingIfNeeded: index), count: index % 70)
        }
        var secrets = (0..<1_000).map { (index: $0, secret: SecretOctets(octets($0))) }
        secrets.removeAll { $0.index.isMultiple(of: 3) }
        secrets += (1_000..<1_500).map { (index: $0, secret: SecretOctets(octets($0))) }
        for (index, secret) in secrets {
            #expect(secret.copy() == octets(index))
        }
    }

    @Test("A slot that was given back holds nothing of what was in it")
    func overwriting() {
        // More than a page of slots, so that each of these arrays gets some of the former's.
        func allocate() -> [UnsafeMutableRawPointer] {
            (0..<300).map { _ in SecretArena.allocate(byteCount: SecretArena.slotByteCount) }
        }
        func isMarked(_ slot: UnsafeMutableRawPointer) -> Bool {
            let octets = UnsafeRawBufferPointer(start: slot, count: SecretArena.slotByteCount)
            return octets.allSatisfy { $0 == 0x5a }
        }
        let slots = allocate()
        for slot in slots {
            slot.initializeMemory(as: UInt8.self, repeating: 0x5a, count: SecretArena.slotByteCount)
        }
        #expect(slots.allSatisfy(isMarked))
        for slot in slots {
            SecretArena.release(slot, byteCount: SecretArena.slotByteCount)
        }
        let again = allocate()
        #expect(!Set(again).isDisjoint(with: slots))
        #expect(!again.contains(where: isMarked))
        for slot in again {
            SecretArena.release(slot, byteCount: SecretArena.slotByteCount)
        }
    }
}
