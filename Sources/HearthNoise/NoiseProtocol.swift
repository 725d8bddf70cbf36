/// What this implementation speaks, by the names of the Noise specification (revision 34).
enum NoiseProtocol {
    /// Hashed first, so that both sides agree on it.
    static let name = "Noise_XK_25519_ChaChaPoly_BLAKE2b"
    /// HASHLEN of BLAKE2b.
    static let hashByteCount = 64
    /// DHLEN of X25519.
    static let keyByteCount = 32
    /// What encryption adds.
    static let tagByteCount = 16
    /// No Noise message is longer.
    static let maximumMessageByteCount = 65_535
}

/// One step of a handshake message: sending a key, or mixing in a shared secret of an (e)phemeral
/// or (s)tatic key of the initiator and one of the responder.
enum NoiseToken {
    case e, s, ee, es, se
}

/// The pattern XK: the initiator knows the responder's key beforehand, and names itself only to
/// the holder of that key.
enum NoisePattern {
    /// The messages, the initiator's first, by turns.
    static let messages: [[NoiseToken]] = [[.e, .es], [.e, .ee], [.s, .se]]
}
