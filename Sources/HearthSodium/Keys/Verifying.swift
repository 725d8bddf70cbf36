extension IdentityKey {
    /// Whether the member of this key signed `message` in this context.
    package func verify(
        _ signature: Signature, of message: [UInt8], context: SignatureContext
    ) -> Bool {
        Ed25519.verify(signature, of: context.framed(message), publicKey: octets)
    }
}

extension BeatKey {
    /// Whether the holder of this key signed `message` in this context.
    package func verify(
        _ signature: Signature, of message: [UInt8], context: SignatureContext
    ) -> Bool {
        Ed25519.verify(signature, of: context.framed(message), publicKey: octets)
    }
}
