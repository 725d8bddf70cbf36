/// A BLAKE2b-256 hash.
package struct Digest: FixedOctets {
    package let block: Octets32

    package init(block: Octets32) { self.block = block }
}
