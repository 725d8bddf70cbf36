/// What a list's cells are signed under: one friend's Ed25519 public key for that list.
package struct BeatKey: FixedOctets {
    package let block: Octets32

    package init(block: Octets32) { self.block = block }
}
