import HearthNoise
import HearthSodium
import HearthTestValues
import Testing

/// The handshake and the messages after it as another implementation published them.
@Suite("Noise vectors")
struct NoiseVectorTests {
    private static let file = "noise-xk-25519-chachapoly-blake2b.json"

    private struct File: Decodable {
        let vectors: [Vector]
    }

    // Named as in the file.
    private struct Vector: Decodable {
        struct Message: Decodable { let payload, ciphertext: String }
        let protocol_name: String
        let init_prologue, init_static, init_ephemeral, init_remote_static: String
        let resp_prologue, resp_static, resp_ephemeral: String
        let handshake_hash: String
        let messages: [Message]

        func sides() throws -> (initiator: NoiseHandshake, responder: NoiseHandshake) {
            let initiator = NoiseHandshake.initiator(
                local: try secret(init_static),
                remote: try #require(NodeKey(hex: init_remote_static)),
                ephemeral: try secret(init_ephemeral),
                prologue: try #require(Hex.decode(init_prologue)))
            let responder = NoiseHandshake.responder(
                local: try secret(resp_static), ephemeral: try secret(resp_ephemeral),
                prologue: try #require(Hex.decode(resp_prologue)))
            return (initiator, responder)
        }

        private func secret(_ hex: String) throws -> NodeSecret {
            try #require(Hex.decode(hex).flatMap(NodeSecret.init))
        }
    }

    @Test(
        "Every message is the published one, octet for octet",
        .enabled(if: Vectors.exists(file), "the published vectors are not here"))
    func vectors() throws {
        let file: File = try Vectors.load(Self.file)
        #expect(!file.vectors.isEmpty)
        for vector in file.vectors {
            try check(vector)
        }
    }

    private func check(_ vector: Vector) throws {
        #expect(vector.protocol_name == "Noise_XK_25519_ChaChaPoly_BLAKE2b")
        var (initiator, responder) = try vector.sides()
        for (index, message) in vector.messages.prefix(3).enumerated() {
            let payload = try #require(Hex.decode(message.payload))
            let written: [UInt8]
            let read: [UInt8]
            if index.isMultiple(of: 2) {
                written = try initiator.writeMessage(payload: payload)
                read = try responder.readMessage(written)
            } else {
                written = try responder.writeMessage(payload: payload)
                read = try initiator.readMessage(written)
            }
            #expect(Hex.encode(written) == message.ciphertext)
            #expect(read == payload)
        }
        var dialling = try initiator.split()
        var dialled = try responder.split()
        #expect(Hex.encode(dialling.handshakeHash) == vector.handshake_hash)
        #expect(Hex.encode(dialled.handshakeHash) == vector.handshake_hash)
        #expect(vector.messages.count > 4)
        for (index, message) in vector.messages.enumerated().dropFirst(3) {
            let payload = try #require(Hex.decode(message.payload))
            let written: [UInt8]
            let read: [UInt8]
            if index.isMultiple(of: 2) {
                written = try dialling.encrypt(payload)
                read = try dialled.decrypt(written)
            } else {
                written = try dialled.encrypt(payload)
                read = try dialling.decrypt(written)
            }
            #expect(Hex.encode(written) == message.ciphertext)
            #expect(read == payload)
        }
    }
}
