package import HearthSodium
import HearthWire

/// Rows that are one member's alone: a nonce, then what is sealed under their storage key, padded (Padmé).
extension Household {
    /// What is in such a row; nil while the member's keys are not in memory, and for octets that were
    /// sealed for something else.
    package func opened(
        _ octets: [UInt8], of member: IdentityKey, _ context: [UInt8]
    ) -> [UInt8]? {
        guard let keys = keyring.keys(of: member),
            let nonce = Nonce(octets: Array(octets.prefix(Nonce.byteCount))),
            let padded = keys.storage.open(
                Array(octets.dropFirst(Nonce.byteCount)), nonce: nonce, additionalData: context)
        else { return nil }
        return Padme.unpad(padded)
    }

    /// Seals what is to be in such a row.
    package func sealed(
        _ octets: [UInt8], _ keys: MemberKeys, _ context: [UInt8]
    ) -> [UInt8] {
        // Apart from the nonces of what is served, so that no simulated world makes other records
        // because something was put into a cart.
        let nonce = entropy.nonce(for: EntropyPurpose("private nonce"))
        return nonce.octets
            + keys.storage.seal(Padme.pad(octets), nonce: nonce, additionalData: context)
    }
}
