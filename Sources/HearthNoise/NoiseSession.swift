package import HearthSodium

/// Two nodes after a handshake: messages one after the other, each way under a key of its own.
///
/// Order is part of what is authenticated. A message that does not decrypt is lost for good, so
/// a caller that gets an error ends the connection. A value: keep one copy only, since encrypting
/// with an earlier one would use a nonce twice.
package struct NoiseSession: Sendable {
    /// By how many octets a message is longer than what it holds.
    package static let overhead = NoiseProtocol.tagByteCount
    /// How much one message can hold, so that it has at most 65,535 octets.
    package static let maximumPlaintextByteCount =
        NoiseProtocol.maximumMessageByteCount - overhead

    /// The node at the other end, proven.
    package let remoteKey: NodeKey
    /// 64 octets, the same on both sides and never again.
    package let handshakeHash: [UInt8]

    private var sending: CipherState
    private var receiving: CipherState

    init(
        remoteKey: NodeKey, handshakeHash: [UInt8], sending: CipherState, receiving: CipherState
    ) {
        self.remoteKey = remoteKey
        self.handshakeHash = handshakeHash
        self.sending = sending
        self.receiving = receiving
    }

    /// The next message to the other side; `malformed`, and nothing changed, if there is more
    /// than `maximumPlaintextByteCount`.
    package mutating func encrypt(_ plaintext: [UInt8]) throws(NoiseError) -> [UInt8] {
        guard plaintext.count <= Self.maximumPlaintextByteCount else { throw .malformed }
        return try sending.encrypt(plaintext, additionalData: [])
    }

    /// What the next message from the other side holds; after an error nothing has changed.
    package mutating func decrypt(_ message: [UInt8]) throws(NoiseError) -> [UInt8] {
        guard message.count <= NoiseProtocol.maximumMessageByteCount else { throw .malformed }
        return try receiving.decrypt(message, additionalData: [])
    }
}
