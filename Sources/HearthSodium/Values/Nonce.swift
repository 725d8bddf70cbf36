/// The number of an XChaCha20-Poly1305 message: long enough to be drawn at random.
package struct Nonce: FixedOctets {
    package let block: Octets24

    package init(block: Octets24) { self.block = block }
}
