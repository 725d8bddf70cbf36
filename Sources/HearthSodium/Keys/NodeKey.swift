/// Which node a connection ends at: its X25519 public key.
package struct NodeKey: FixedOctets {
    package let block: Octets32

    package init(block: Octets32) { self.block = block }
}
