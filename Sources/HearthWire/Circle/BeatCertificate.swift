package import HearthSodium

/// A member's word that this key signs their cells and bundles on one list: 96 octets.
///
/// The identity signs it once, so that cells can be renewed while the member is locked.
package struct BeatCertificate: Hashable, Sendable {
    package static let byteCount = BeatKey.byteCount + Signature.byteCount
    private static let signatureContext = SignatureContext("hearth/1 beat key")

    package let key: BeatKey
    package let signature: Signature

    package init(key: BeatKey, signature: Signature) {
        self.key = key
        self.signature = signature
    }

    package init(certifying key: BeatKey, for list: ListID, by identity: IdentitySecret) {
        self.key = key
        signature = identity.sign(
            list.octets + key.octets, context: Self.signatureContext)
    }

    package func isValid(for list: ListID, of identity: IdentityKey) -> Bool {
        identity.verify(
            signature, of: list.octets + key.octets, context: Self.signatureContext)
    }
}
