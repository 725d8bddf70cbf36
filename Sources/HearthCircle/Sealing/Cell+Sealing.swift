package import HearthSodium
package import HearthWire

extension Cell {
    /// Seals and signs a new cell.
    ///
    /// `plaintext` has as many octets as some format of its kind. The commitment goes into the additional
    ///   data, so that a cell opens under no key but the one its author committed to
    ///   (protocol-spec/circle.md, Cell).
    package init(
        kind: Kind = .claims, list: ListID, author: AuthorTag, epoch: UInt32, order: CellOrder,
        generation: UInt16, salt: KeySalt, plaintext: [UInt8], nonce: Nonce,
        senderKey: SymmetricKey, commitment: Digest, beatSecret: BeatSecret
    ) {
        self.init(
            kind: kind, list: list, author: author, epoch: epoch, order: order,
            generation: generation, salt: salt, plaintextByteCount: plaintext.count,
            beatSecret: beatSecret
        ) { header in
            nonce.octets
                + senderKey.seal(
                    plaintext, nonce: nonce, additionalData: header + commitment.octets)
        }
    }

    /// The octets inside, or nil when this is not the key the cell was sealed with.
    package func open(with senderKey: SymmetricKey, commitment: Digest) -> [UInt8]? {
        let header = headerByteCount
        let nonceEnd = header + Nonce.byteCount
        let signed = octets.count - Signature.byteCount
        guard let nonce = Nonce(octets: Array(octets[header..<nonceEnd])) else { return nil }
        return senderKey.open(
            Array(octets[nonceEnd..<signed]), nonce: nonce,
            additionalData: Array(octets[..<header]) + commitment.octets)
    }
}
