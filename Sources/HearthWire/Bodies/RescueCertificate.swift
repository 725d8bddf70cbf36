@_spi(Seed) package import HearthSodium

/// A member's word that this key signs their rescue records: 96 octets (protocol-spec/records.md, Rescue).
///
/// The identity signs it once, so that the record can be renewed while the member is locked. The key is
/// Ed25519, like those of beats.
package struct RescueCertificate: Hashable, Sendable {
    package static let byteCount = BeatKey.byteCount + Signature.byteCount
    private static let signatureContext = SignatureContext("hearth/1 rescue key")

    package let key: BeatKey
    package let signature: Signature

    package init(key: BeatKey, signature: Signature) {
        self.key = key
        self.signature = signature
    }

    package init(certifying key: BeatKey, by identity: IdentitySecret) {
        self.key = key
        signature = identity.sign(key.octets, context: Self.signatureContext)
    }

    package func isValid(of identity: IdentityKey) -> Bool {
        identity.verify(signature, of: key.octets, context: Self.signatureContext)
    }

    /// The secret half of a member's rescue key: it follows from their seed.
    package static func secret(of seed: Seed) -> BeatSecret? {
        BeatSecret(seed: BLAKE2b.hash(Array("hearth/1 rescue key".utf8), key: seed.secret.copy()))
    }
}
