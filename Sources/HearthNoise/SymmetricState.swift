import HearthSodium

/// What both sides of a handshake have hashed and mixed so far (Noise specification, section
/// 5.2).
struct SymmetricState: Sendable {
    /// The hash of everything said so far.
    private(set) var hash: [UInt8]
    private var chainingKey: SecretOctets
    private var cipher = CipherState(key: nil)

    /// Starts from the protocol's name, which is short enough to need no hashing.
    init() {
        let name = Array(NoiseProtocol.name.utf8)
        hash = name + [UInt8](repeating: 0, count: NoiseProtocol.hashByteCount - name.count)
        chainingKey = SecretOctets(hash)
    }

    /// By how much `encryptAndHash` makes texts grow by now.
    var overhead: Int { cipher.overhead }

    /// Takes in what both sides know, or what went over the wire.
    mutating func mixHash(_ data: [UInt8]) {
        hash = BLAKE2b.hash(hash, data, count: NoiseProtocol.hashByteCount)
    }

    /// Takes in a shared secret; what follows is encrypted under all of them.
    mutating func mixKey(_ material: SecretOctets) {
        let (next, key) = NoiseHKDF.derive(chainingKey: chainingKey, material: material)
        chainingKey = next
        cipher = CipherState(key: key.prefix(ChaChaPoly.keyByteCount))
    }

    /// What goes over the wire for `plaintext`.
    mutating func encryptAndHash(_ plaintext: [UInt8]) throws(NoiseError) -> [UInt8] {
        let ciphertext = try cipher.encrypt(plaintext, additionalData: hash)
        mixHash(ciphertext)
        return ciphertext
    }

    /// What came over the wire as `ciphertext`.
    mutating func decryptAndHash(_ ciphertext: [UInt8]) throws(NoiseError) -> [UInt8] {
        let plaintext = try cipher.decrypt(ciphertext, additionalData: hash)
        mixHash(ciphertext)
        return plaintext
    }

    /// The keys of the session: from initiator to responder, and back.
    func split() -> (CipherState, CipherState) {
        let (first, second) = NoiseHKDF.derive(
            chainingKey: chainingKey, material: SecretOctets([]))
        return (
            CipherState(key: first.prefix(ChaChaPoly.keyByteCount)),
            CipherState(key: second.prefix(ChaChaPoly.keyByteCount))
        )
    }
}
