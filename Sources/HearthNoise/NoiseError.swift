/// Why a handshake or a session cannot go on; none of these says anything about secrets.
package enum NoiseError: Error, Hashable {
    /// It is not this side's turn, the handshake is over or not over yet, or it failed before.
    case outOfOrder
    /// Too short for what it has to hold, or longer than 65,535 octets.
    case malformed
    /// Tampered with, for somebody else, or not the next message.
    case decryptionFailed
    /// The other side offered a key of low order.
    case weakKey
    /// The 2^64 - 1 messages that one key may encrypt are used up.
    case nonceExhausted
}
