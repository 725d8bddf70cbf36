import HearthNoise
import HearthSodium
import Testing

/// Two nodes about to shake hands, with the same keys every time.
struct NoisePair {
    let initiatorKey: NodeKey
    let responderKey: NodeKey
    var initiator: NoiseHandshake
    var responder: NoiseHandshake

    /// The initiator dials the responder, or whoever holds `remote`.
    init(remote: NodeKey? = nil, responderPrologue: String = "hearth/1") throws {
        let dialling = try Self.secret(1)
        let dialled = try Self.secret(2)
        initiatorKey = dialling.publicKey
        responderKey = dialled.publicKey
        initiator = .initiator(
            local: dialling, remote: remote ?? dialled.publicKey, ephemeral: try Self.secret(3),
            prologue: Array("hearth/1".utf8))
        responder = .responder(
            local: dialled, ephemeral: try Self.secret(4),
            prologue: Array(responderPrologue.utf8))
    }

    static func secret(_ octet: UInt8) throws -> NodeSecret {
        try #require(NodeSecret(octets: [UInt8](repeating: octet, count: 32)))
    }

    var initiatorIsNext: Bool { initiator.nextIsWrite }

    /// Whoever's turn it is writes.
    mutating func write(payload: [UInt8] = []) throws(NoiseError) -> [UInt8] {
        initiatorIsNext
            ? try initiator.writeMessage(payload: payload)
            : try responder.writeMessage(payload: payload)
    }

    /// The other side of whoever's turn it is reads.
    mutating func read(_ message: [UInt8], byInitiator: Bool) throws(NoiseError) -> [UInt8] {
        byInitiator ? try initiator.readMessage(message) : try responder.readMessage(message)
    }

    /// Passes the first `count` messages as they should.
    mutating func pass(messages count: Int) throws {
        for _ in 0..<count {
            let byInitiator = !initiatorIsNext
            _ = try read(try write(), byInitiator: byInitiator)
        }
    }

    /// Both ends after the whole handshake.
    static func sessions() throws -> (initiator: NoiseSession, responder: NoiseSession) {
        var pair = try NoisePair()
        try pair.pass(messages: 3)
        return (try pair.initiator.split(), try pair.responder.split())
    }
}
