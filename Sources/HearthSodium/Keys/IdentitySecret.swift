/// What a member signs with: the secret half of an `IdentityKey`.
package struct IdentitySecret: Sendable {
    /// The key that verifies what this one signs.
    package let publicKey: IdentityKey
    private let secretKey: SecretOctets

    init(seed: SecretOctets) {
        let pair = Ed25519.keyPair(seed: seed)
        publicKey = IdentityKey(written: pair.publicKey)
        secretKey = pair.secretKey
    }

    /// Signs `message` as what `context` says it is.
    package func sign(_ message: [UInt8], context: SignatureContext) -> Signature {
        Ed25519.sign(context.framed(message), secretKey: secretKey)
    }
}
