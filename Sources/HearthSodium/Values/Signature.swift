/// An Ed25519 signature.
package struct Signature: FixedOctets {
    package let block: Octets64

    package init(block: Octets64) { self.block = block }
}
