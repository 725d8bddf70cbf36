import Foundation
import HearthAPI
@_spi(Seed) import HearthSodium
import HearthWire

/// How a seed is stored: as it is, or under a passphrase (Argon2id, RFC 9106).
///
/// A passphrase is taken in normalization form C (Unicode Standard Annex 15): one keyboard writes å as one
/// character, another as two, and both mean the same words.
///
/// Protection parameters are salt 16 | operations 8 | memory in octets 8; they are stored so that a
/// home made with today's costs opens after the defaults have moved.
enum SeedProtection {
    static let saltByteCount = 16
    static let passphraseLength = 8
    private static let context = Array("hearth/1 seed".utf8)

    static func checkPassphrase(_ passphrase: String) throws(HearthError) {
        guard passphrase.count >= passphraseLength else {
            throw HearthError(.passphraseTooShort, ["limit": "\(passphraseLength)"])
        }
        guard !hasOuterBlanks(passphrase) else { throw HearthError(.passphraseBlanks) }
    }

    /// Whether a passphrase begins or ends with what nobody sees.
    static func hasOuterBlanks(_ passphrase: String) -> Bool {
        passphrase.first?.isWhitespace ?? false || passphrase.last?.isWhitespace ?? false
    }

    /// The seed as it is stored where there is no passphrase.
    static func unprotected(_ seed: Seed) -> [UInt8] { seed.secret.copy() }

    /// The seed under a passphrase, and the parameters to open it with.
    static func seal(
        _ seed: Seed, passphrase: String, cost: Passphrase.Cost, entropy: any Entropy
    ) throws(HearthError) -> (octets: [UInt8], protection: [UInt8]) {
        try checkPassphrase(passphrase)
        let salt = entropy.octets(saltByteCount, for: .key)
        var protection = OctetWriter()
        protection.write(salt)
        protection.write(cost.opsLimit)
        protection.write(cost.memoryLimit)
        guard
            let key = Passphrase.derive(
                passphrase: passphrase.precomposedStringWithCanonicalMapping, salt: salt,
                opsLimit: cost.opsLimit, memoryLimit: cost.memoryLimit)
        else { throw HearthError(.internalError) }
        let nonce = entropy.nonce()
        let sealed = key.seal(seed.secret.copy(), nonce: nonce, additionalData: context)
        return (nonce.octets + sealed, protection.octets)
    }

    /// The seed, or nil when the passphrase is wrong.
    ///
    /// `isEarlier`: it was sealed under the words as they were typed, as homes of before did. Seal it again.
    static func open(
        _ octets: [UInt8], protection: [UInt8], passphrase: String
    ) -> (seed: Seed, isEarlier: Bool)? {
        let normal = passphrase.precomposedStringWithCanonicalMapping
        if let seed = open(octets, protection, normal) { return (seed, false) }
        guard !normal.utf8.elementsEqual(passphrase.utf8) else { return nil }
        return open(octets, protection, passphrase).map { ($0, true) }
    }

    private static func open(
        _ octets: [UInt8], _ protection: [UInt8], _ passphrase: String
    ) -> Seed? {
        var reader = OctetReader(protection)
        guard let salt = try? reader.take(saltByteCount),
            let opsLimit = try? reader.number64(), let memoryLimit = try? reader.number64(),
            octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(octets[..<Nonce.byteCount])),
            let key = Passphrase.derive(
                passphrase: passphrase, salt: salt, opsLimit: opsLimit,
                memoryLimit: memoryLimit),
            let seed = key.open(
                Array(octets[Nonce.byteCount...]), nonce: nonce, additionalData: context)
        else { return nil }
        return Seed(octets: seed)
    }
}
