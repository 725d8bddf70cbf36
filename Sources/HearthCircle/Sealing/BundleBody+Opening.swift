package import HearthSodium
package import HearthWire

extension BundleBody {
    /// The sender key from the slot that this secret opens; nil where none does.
    package func senderKey(
        with secret: SealingSecret, list: ListID, author: IdentityKey
    ) -> SymmetricKey? {
        for slot in slots {
            guard let octets = secret.open(slot), let key = SymmetricKey(octets: octets),
                Self.commitment(to: key, list: list, author: author, generation: generation)
                    == commitment
            else { continue }
            return key
        }
        return nil
    }
}
