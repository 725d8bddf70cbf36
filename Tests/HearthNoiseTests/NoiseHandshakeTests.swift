import HearthNoise
import HearthSodium
import Testing

@Suite("Noise handshake")
struct NoiseHandshakeTests {
    @Test("Three messages of 48, 48 and 64 octets, by turns, and each side knows the other")
    func handshake() throws {
        var pair = try NoisePair()
        var counts: [Int] = []
        #expect(pair.initiator.remoteKey == pair.responderKey)
        for index in 0..<3 {
            #expect(pair.initiator.nextIsWrite == index.isMultiple(of: 2))
            #expect(pair.responder.nextIsWrite == !index.isMultiple(of: 2))
            #expect(!pair.responder.isComplete)
            #expect(pair.responder.remoteKey == nil)
            let byInitiator = !pair.initiatorIsNext
            let message = try pair.write()
            counts.append(message.count)
            #expect(try pair.read(message, byInitiator: byInitiator).isEmpty)
        }
        #expect(counts == [48, 48, 64])
        #expect(counts == NoiseHandshake.messageOverheads)
        #expect(pair.initiator.isComplete && pair.responder.isComplete)
        #expect(!pair.initiator.nextIsWrite && !pair.responder.nextIsWrite)
        #expect(pair.responder.remoteKey == pair.initiatorKey)
        let one = try pair.initiator.split()
        let two = try pair.responder.split()
        #expect(one.remoteKey == pair.responderKey)
        #expect(two.remoteKey == pair.initiatorKey)
        #expect(one.handshakeHash == two.handshakeHash)
        #expect(one.handshakeHash.count == 64)
    }

    @Test("A message with any bit flipped ends the handshake", arguments: 0..<3)
    func flippedBits(message index: Int) throws {
        var pair = try NoisePair()
        try pair.pass(messages: index)
        let byInitiator = !pair.initiatorIsNext
        let message = try pair.write()
        for bit in 0..<(8 * message.count) {
            var flipped = message
            flipped[bit / 8] ^= 1 << (bit % 8)
            var attempt = pair
            // X25519 ignores the highest bit of a key, but the hash over it does not.
            #expect(throws: NoiseError.decryptionFailed, "bit \(bit)") {
                try attempt.read(flipped, byInitiator: byInitiator)
            }
            #expect(throws: NoiseError.outOfOrder) {
                try attempt.read(message, byInitiator: byInitiator)
            }
        }
        #expect(try pair.read(message, byInitiator: byInitiator).isEmpty)
    }

    @Test("Whoever only claims a key, without holding it, is not taken for its owner")
    func unprovenKey() throws {
        var pair = try NoisePair()
        try pair.pass(messages: 2)
        var message = try pair.write()
        // The key is in the first 48 octets, the proof in the rest.
        message[63] ^= 1
        #expect(throws: NoiseError.decryptionFailed) { try pair.responder.readMessage(message) }
        #expect(pair.responder.remoteKey == nil)
        #expect(!pair.responder.isComplete)
        #expect(throws: NoiseError.outOfOrder) { try pair.responder.split() }
    }

    @Test("A message cut anywhere or with something behind it is refused", arguments: 0..<3)
    func truncation(message index: Int) throws {
        var pair = try NoisePair()
        try pair.pass(messages: index)
        let byInitiator = !pair.initiatorIsNext
        let message = try pair.write()
        for count in message.indices {
            var attempt = pair
            #expect(throws: NoiseError.malformed, "cut to \(count)") {
                try attempt.read(Array(message.prefix(count)), byInitiator: byInitiator)
            }
        }
        var attempt = pair
        #expect(throws: NoiseError.decryptionFailed) {
            try attempt.read(message + [0], byInitiator: byInitiator)
        }
        attempt = pair
        #expect(throws: NoiseError.malformed) {
            try attempt.read([UInt8](repeating: 9, count: 65_536), byInitiator: byInitiator)
        }
    }

    @Test("Somebody who is not the node that was dialled cannot read even the first message")
    func wrongRemoteKey() throws {
        var pair = try NoisePair(remote: try NoisePair.secret(9).publicKey)
        let message = try pair.write()
        #expect(throws: NoiseError.decryptionFailed) { try pair.responder.readMessage(message) }
        #expect(!pair.responder.nextIsWrite)
        #expect(throws: NoiseError.outOfOrder) { try pair.responder.writeMessage() }
    }

    @Test("Two sides that speak different protocols do not get past the first message")
    func wrongPrologue() throws {
        var pair = try NoisePair(responderPrologue: "hearth/2")
        let message = try pair.write()
        #expect(throws: NoiseError.decryptionFailed) { try pair.responder.readMessage(message) }
    }

    @Test("A message of another handshake does not fit in, not even between the same nodes")
    func replay() throws {
        var recorded: [[UInt8]] = []
        var pair = try NoisePair()
        for _ in 0..<3 {
            let byInitiator = !pair.initiatorIsNext
            recorded.append(try pair.write())
            _ = try pair.read(recorded[recorded.count - 1], byInitiator: byInitiator)
        }
        var responder = NoiseHandshake.responder(
            local: try NoisePair.secret(2), ephemeral: try NoisePair.secret(5),
            prologue: Array("hearth/1".utf8))
        // The first message is nobody's secret: replaying it gets an answer, and no further.
        _ = try responder.readMessage(recorded[0])
        #expect(try responder.writeMessage() != recorded[1])
        #expect(throws: NoiseError.decryptionFailed) { try responder.readMessage(recorded[2]) }
        #expect(responder.remoteKey == nil)
        #expect(throws: NoiseError.outOfOrder) { try responder.split() }
    }

    @Test("Messages in another order are refused")
    func reordering() throws {
        var pair = try NoisePair()
        let first = try pair.initiator.writeMessage()
        _ = try pair.responder.readMessage(first)
        let second = try pair.responder.writeMessage()
        _ = try pair.initiator.readMessage(second)
        let third = try pair.initiator.writeMessage()
        var responder = try NoisePair().responder
        #expect(throws: NoiseError.decryptionFailed) { try responder.readMessage(third) }
        responder = try NoisePair().responder
        _ = try responder.readMessage(first)
        #expect(throws: NoiseError.outOfOrder) { try responder.readMessage(third) }
        #expect(throws: NoiseError.decryptionFailed) { try pair.responder.readMessage(first) }
    }

    @Test("Whoever acts out of turn, or too late, gets an error and no session")
    func turns() throws {
        var pair = try NoisePair()
        var initiator = pair.initiator
        #expect(throws: NoiseError.outOfOrder) { try initiator.split() }
        #expect(throws: NoiseError.outOfOrder) { try initiator.readMessage([]) }
        #expect(throws: NoiseError.outOfOrder) { try initiator.writeMessage() }
        #expect(throws: NoiseError.outOfOrder) { try pair.responder.writeMessage() }
        pair = try NoisePair()
        try pair.pass(messages: 3)
        #expect(throws: NoiseError.outOfOrder) { try pair.initiator.writeMessage() }
        #expect(throws: NoiseError.outOfOrder) { try pair.responder.readMessage([]) }
        #expect(throws: NoiseError.outOfOrder) { try pair.initiator.split() }
    }

    @Test("A key of low order is refused, whoever offers it")
    func lowOrder() throws {
        let zero = try #require(NodeKey(octets: [UInt8](repeating: 0, count: 32)))
        var pair = try NoisePair(remote: zero)
        #expect(throws: NoiseError.weakKey) { try pair.initiator.writeMessage() }
        pair = try NoisePair()
        #expect(throws: NoiseError.weakKey) {
            try pair.responder.readMessage([UInt8](repeating: 0, count: 48))
        }
        pair = try NoisePair()
        try pair.pass(messages: 1)
        #expect(throws: NoiseError.weakKey) {
            try pair.initiator.readMessage([UInt8](repeating: 0, count: 48))
        }
    }

    @Test("Payloads travel with the messages, up to 65,535 octets in all", arguments: 0..<3)
    func payloads(message index: Int) throws {
        var pair = try NoisePair()
        try pair.pass(messages: index)
        let room = 65_535 - NoiseHandshake.messageOverheads[index]
        var tooMuch = pair
        #expect(throws: NoiseError.malformed) {
            try tooMuch.write(payload: [UInt8](repeating: 1, count: room + 1))
        }
        let payload = [UInt8](repeating: 1, count: room)
        let byInitiator = !pair.initiatorIsNext
        let message = try pair.write(payload: payload)
        #expect(message.count == 65_535)
        #expect(try pair.read(message, byInitiator: byInitiator) == payload)
    }
}
