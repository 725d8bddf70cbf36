import HearthNoise
import HearthSodium
import Testing

@Suite("Memory of handshakes")
struct ReplayMemoryTests {
    private func key(_ number: UInt8) throws -> NodeKey {
        try #require(NodeKey(octets: [UInt8](repeating: number, count: 32)))
    }

    @Test("A key is new once")
    func once() throws {
        var memory = ReplayMemory(capacity: 3)
        #expect(try !memory.contains(key(1)))
        #expect(try memory.insert(key(1)))
        #expect(try memory.contains(key(1)))
        #expect(try !memory.insert(key(1)))
    }

    @Test("When it is full the oldest is forgotten, again and again")
    func eviction() throws {
        var memory = ReplayMemory(capacity: 3)
        for number: UInt8 in 1...10 {
            #expect(try memory.insert(key(number)))
            let known = try (1...number).filter { try memory.contains(key($0)) }
            #expect(known == Array((1...number).suffix(3)))
        }
    }

    @Test("Seeing a key again does not keep it longer")
    func order() throws {
        var memory = ReplayMemory(capacity: 2)
        #expect(try memory.insert(key(1)))
        #expect(try memory.insert(key(2)))
        #expect(try !memory.insert(key(1)))
        #expect(try memory.insert(key(3)))
        #expect(try !memory.contains(key(1)))
    }
}
