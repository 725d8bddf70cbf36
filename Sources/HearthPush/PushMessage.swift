import Crypto
import FoundationEssentials

/// A message as it travels: sealed for one browser (RFC 8291), in one record of RFC 8188.
enum PushMessage {
    /// Octets of every message's text, with what fills it up.
    static let size = 512
    private static let recordSize: UInt32 = 4096

    /// Seals at most `size - 1` octets of the text, with a key of this message alone and 16 random octets
    /// of salt: header, ciphertext and tag, 102 octets more than `size`.
    static func sealed(
        _ text: String, for subscription: PushSubscription,
        with key: P256.KeyAgreement.PrivateKey, salt: Data, size: Int = size
    ) throws -> Data {
        let theirs = try P256.KeyAgreement.PublicKey(x963Representation: subscription.key)
        let ours = key.publicKey.x963Representation
        let shared = try key.sharedSecretFromKeyAgreement(with: theirs)
        // RFC 8291, section 3.4.
        let info = Data("WebPush: info\0".utf8) + subscription.key + ours
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: subscription.secret, sharedInfo: info, outputByteCount: 32)
        // RFC 8188, sections 2.2 and 2.3.
        func derived(_ name: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: material, salt: salt,
                info: Data("Content-Encoding: \(name)\0".utf8),
                outputByteCount: count)
        }
        let nonce = derived("nonce", 12).withUnsafeBytes { Data($0) }
        // 2 marks the last record; zeros fill it up.
        var plain = Data(text.utf8.prefix(size - 1)) + [2]
        plain += Data(count: max(0, size - plain.count))
        let box = try AES.GCM.seal(
            plain, using: derived("aes128gcm", 16), nonce: AES.GCM.Nonce(data: nonce))
        let header =
            salt + withUnsafeBytes(of: recordSize.bigEndian) { Data($0) } + [UInt8(ours.count)]
            + ours
        return header + box.ciphertext + box.tag
    }
}
