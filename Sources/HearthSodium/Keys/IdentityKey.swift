/// Whom a signature speaks for: a member's Ed25519 public key.
package struct IdentityKey: FixedOctets {
    package let block: Octets32

    package init(block: Octets32) { self.block = block }
}
