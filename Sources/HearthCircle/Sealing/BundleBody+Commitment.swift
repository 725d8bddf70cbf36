package import HearthSodium
package import HearthWire

extension BundleBody {
    /// What a sender key is committed to, the same in all bundles of a generation.
    package static func commitment(
        to senderKey: SymmetricKey, list: ListID, author: IdentityKey, generation: UInt16
    ) -> Digest {
        BLAKE2b.digest(
            Array("hearth/1 commitment".utf8) + list.octets + author.octets
                + [UInt8(generation >> 8), UInt8(truncatingIfNeeded: generation)]
                + senderKey.secret.copy())
    }
}
