import FoundationEssentials
import HearthCircle
package import HearthHousehold
package import HearthRows
package import HearthSodium
import HearthWire

/// How a cart is stored: a nonce, then what is sealed under a key of its own, padded (Padmé).
extension Household {
    /// Authenticated with it.
    private static let cartContext = Array("hearth/1 cart".utf8)

    /// What is in a member's row; nil while their keys are not in memory. `isEarlier`: it was sealed under the key of
    /// what else is theirs, as homes of before did.
    func openedCart(
        _ row: StoredCartRow, of member: IdentityKey
    ) -> (octets: [UInt8], isEarlier: Bool)? {
        guard let keys = keyring.keys(of: member) else { return nil }
        if let nonce = Nonce(octets: Array(row.octets.prefix(Nonce.byteCount))),
            let padded = keys.seed.cartKey().open(
                Array(row.octets.dropFirst(Nonce.byteCount)), nonce: nonce,
                additionalData: Self.cartContext)
        {
            return Padme.unpad(padded).map { ($0, false) }
        }
        return opened(row.octets, of: member, Self.cartContext).map { ($0, true) }
    }

    func sealedCart(
        _ octets: [UInt8], of member: IdentityKey, _ keys: MemberKeys
    ) -> StoredCartRow {
        // Apart from the nonces of what is served, as those of other rows of a member's own.
        let nonce = entropy.nonce(for: EntropyPurpose("private nonce"))
        let sealed = keys.seed.cartKey().seal(
            Padme.pad(octets), nonce: nonce, additionalData: Self.cartContext)
        return StoredCartRow(member: member, octets: nonce.octets + sealed)
    }

    /// Begins the cart of a new member, and seals one of before under its own key, whether they give or not: neither
    /// whether there is a row nor how it is sealed tells that.
    package func sealCart(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member) else { return }
        guard let row = try work.store.row(StoredCartRow.self, member) else {
            // An earlier Hearth kept it among the preferences.
            return try saveCart(storedCart(of: member, work), of: member, keys: keys, work)
        }
        guard let (octets, isEarlier) = openedCart(row, of: member), isEarlier else { return }
        try work.store.put(sealedCart(octets, of: member, keys))
    }
}
