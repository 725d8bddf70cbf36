import HearthNoise
import HearthSodium
import NIOCore

/// The handshake on a socket: three messages of fixed length, without a prefix
/// (protocol-spec/transport.md).
struct Handshake {
    /// Both sides hash this first, so that another version of the protocol is another world.
    static let prologue = Array("hearth/1".utf8)
    /// Octets of the three messages, the initiator's first.
    static let byteCounts = NoiseHandshake.messageOverheads

    let local: NodeSecret
    let entropy: any Entropy
    let channel: any Channel

    /// Dials: shows itself only once the peer has proven to be `remote`. `goesOn` is asked then; if it says
    /// no, this hangs up without showing itself.
    ///
    /// - Throws: `refused` if it has not, `closed` if the task is cancelled or this does not go on.
    func initiate(
        to remote: NodeKey, octets: inout OctetStream, goesOn: () -> Bool
    ) async throws(TransportError) -> NoiseSession {
        var handshake = NoiseHandshake.initiator(
            local: local, remote: remote, ephemeral: ephemeral(), prologue: Self.prologue)
        do {
            try await send(try handshake.writeMessage())
            _ = try handshake.readMessage(try await octets.take(Self.byteCounts[1]))
            guard goesOn() else { throw TransportError.closed }
            try await send(try handshake.writeMessage())
            return try handshake.split()
        } catch TransportError.closed {
            throw .closed
        } catch {
            throw .refused
        }
    }

    /// Is dialled: sends nothing before the first message has proven that the peer knows this
    /// node's key, and that it is no recording.
    ///
    /// - Throws: anything at all means to hang up without a word.
    func respond(
        octets: inout OctetStream, replays: Replays
    ) async throws(TransportError) -> NoiseSession {
        let first = try await octets.take(Self.byteCounts[0])
        guard let remoteEphemeral = NodeKey(octets: first.prefix(NodeKey.byteCount)),
            !replays.contains(remoteEphemeral)
        else { throw .refused }
        var handshake = NoiseHandshake.responder(
            local: local, ephemeral: ephemeral(), prologue: Self.prologue)
        do {
            _ = try handshake.readMessage(first)
            // Only now, or anybody who does not know our key could flush the memory with noise.
            guard replays.insert(remoteEphemeral) else { throw TransportError.refused }
            try await send(try handshake.writeMessage())
            _ = try handshake.readMessage(try await octets.take(Self.byteCounts[2]))
            return try handshake.split()
        } catch {
            throw .refused
        }
    }

    private func ephemeral() -> NodeSecret {
        let octets = entropy.octets(NodeSecret.byteCount, for: .ephemeral)
        guard let secret = NodeSecret(octets: octets) else {
            preconditionFailure("a source of entropy gave another count than it was asked for")
        }
        return secret
    }

    private func send(_ message: [UInt8]) async throws(TransportError) {
        guard await channel.send(ByteBuffer(bytes: message)) else { throw .truncated }
    }
}
