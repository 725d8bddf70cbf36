package import HearthSodium

/// One side of a handshake `Noise_XK_25519_ChaChaPoly_BLAKE2b`: the HandshakeState of the Noise
/// specification (section 5.3).
///
/// The three messages are written and read by turns and have 48, 48 and 64 octets more than their
/// payloads. After an error the handshake is over: everything that follows is `outOfOrder`.
/// A value: keep one copy only, since going on from an earlier one would use its keys twice.
package struct NoiseHandshake: Sendable {
    /// By how many octets each message is longer than its payload.
    package static let messageOverheads = [48, 48, 64]

    private enum Role { case initiator, responder }

    private let role: Role
    private let local: NodeSecret
    private let ephemeral: NodeSecret
    private var remote: NodeKey?
    private var remoteEphemeral: NodeKey?
    private var symmetric: SymmetricState
    private var messagesDone = 0
    private var failed = false

    /// The side that dials: it has to know the key of the node it wants.
    ///
    /// `ephemeral` must be fresh; both sides must give the same `prologue`.
    package static func initiator(
        local: NodeSecret, remote: NodeKey, ephemeral: NodeSecret, prologue: [UInt8]
    ) -> NoiseHandshake {
        NoiseHandshake(
            role: .initiator, local: local, responder: remote, ephemeral: ephemeral,
            prologue: prologue)
    }

    /// The side that is dialled: it learns by the last message who dials.
    ///
    /// `ephemeral` must be fresh; both sides must give the same `prologue`.
    package static func responder(
        local: NodeSecret, ephemeral: NodeSecret, prologue: [UInt8]
    ) -> NoiseHandshake {
        NoiseHandshake(
            role: .responder, local: local, responder: local.publicKey, ephemeral: ephemeral,
            prologue: prologue)
    }

    private init(
        role: Role, local: NodeSecret, responder: NodeKey, ephemeral: NodeSecret,
        prologue: [UInt8]
    ) {
        self.role = role
        self.local = local
        self.ephemeral = ephemeral
        remote = role == .initiator ? responder : nil
        symmetric = SymmetricState()
        symmetric.mixHash(prologue)
        symmetric.mixHash(responder.octets)
    }

    /// Whether all messages have passed, so that `split()` gives a session.
    package var isComplete: Bool { !failed && messagesDone == NoisePattern.messages.count }

    /// Whom this side talks to: the responder knows it once the handshake is complete.
    package var remoteKey: NodeKey? {
        role == .initiator || isComplete ? remote : nil
    }

    /// Whether it is this side's turn to write.
    package var nextIsWrite: Bool { isNext(writing: true) }

    /// The next message of this side.
    package mutating func writeMessage(payload: [UInt8] = []) throws(NoiseError) -> [UInt8] {
        let tokens = try beginMessage(writing: true)
        var message: [UInt8] = []
        for token in tokens {
            switch token {
            case .e:
                symmetric.mixHash(ephemeral.publicKey.octets)
                message += ephemeral.publicKey.octets
            case .s:
                message += try symmetric.encryptAndHash(local.publicKey.octets)
            case .ee, .es, .se:
                try mixSharedSecret(token)
            }
        }
        let room = NoiseProtocol.maximumMessageByteCount - symmetric.overhead - message.count
        guard payload.count <= room else { throw .malformed }
        message += try symmetric.encryptAndHash(payload)
        endMessage()
        return message
    }

    /// The payload of the next message of the other side.
    package mutating func readMessage(_ message: [UInt8]) throws(NoiseError) -> [UInt8] {
        let tokens = try beginMessage(writing: false)
        guard message.count <= NoiseProtocol.maximumMessageByteCount else { throw .malformed }
        var rest = message[...]
        for token in tokens {
            switch token {
            case .e:
                let octets = try takeKey(from: &rest, overhead: 0)
                symmetric.mixHash(octets)
                remoteEphemeral = NodeKey(octets: octets)
            case .s:
                let sealed = try takeKey(from: &rest, overhead: symmetric.overhead)
                remote = NodeKey(octets: try symmetric.decryptAndHash(sealed))
            case .ee, .es, .se:
                try mixSharedSecret(token)
            }
        }
        let payload = try symmetric.decryptAndHash(Array(rest))
        endMessage()
        return payload
    }

    /// The session that both sides now share; `outOfOrder` unless the handshake is complete.
    package consuming func split() throws(NoiseError) -> NoiseSession {
        guard let remoteKey, isComplete else { throw .outOfOrder }
        let (forth, back) = symmetric.split()
        return switch role {
        case .initiator:
            NoiseSession(
                remoteKey: remoteKey, handshakeHash: symmetric.hash, sending: forth,
                receiving: back)
        case .responder:
            NoiseSession(
                remoteKey: remoteKey, handshakeHash: symmetric.hash, sending: back,
                receiving: forth)
        }
    }

    private func isNext(writing: Bool) -> Bool {
        guard !failed, messagesDone < NoisePattern.messages.count else { return false }
        let initiatorIsNext = messagesDone.isMultiple(of: 2)
        return writing == (initiatorIsNext == (role == .initiator))
    }

    /// The steps of the next message; until `endMessage` the handshake counts as failed.
    private mutating func beginMessage(writing: Bool) throws(NoiseError) -> [NoiseToken] {
        let isNext = isNext(writing: writing)
        failed = true
        guard isNext else { throw .outOfOrder }
        return NoisePattern.messages[messagesDone]
    }

    private mutating func endMessage() {
        failed = false
        messagesDone += 1
    }

    private func takeKey(
        from rest: inout ArraySlice<UInt8>, overhead: Int
    ) throws(NoiseError) -> [UInt8] {
        let count = NoiseProtocol.keyByteCount + overhead
        guard rest.count >= count else { throw .malformed }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    /// Mixes in the secret of the two keys that `token` names, the initiator's first.
    private mutating func mixSharedSecret(_ token: NoiseToken) throws(NoiseError) {
        let isInitiator = role == .initiator
        let pair: (secret: NodeSecret, key: NodeKey?)? =
            switch token {
            case .ee: (ephemeral, remoteEphemeral)
            case .es: isInitiator ? (ephemeral, remote) : (local, remoteEphemeral)
            case .se: isInitiator ? (local, remoteEphemeral) : (ephemeral, remote)
            case .e, .s: nil
            }
        guard let pair, let key = pair.key else { throw .outOfOrder }
        guard let shared = pair.secret.sharedSecret(with: key) else { throw .weakKey }
        symmetric.mixKey(shared)
    }
}
