package import HearthSodium
package import HearthWire

/// Somebody's sender key on a list, as opened from their bundle.
package struct OpenedSenderKey: Sendable {
    package let generation: UInt16
    package let key: SymmetricKey
    package let commitment: Digest
    /// The one before it: a bundle may come ahead of the cells that it opens.
    package var earlier: (key: SymmetricKey, commitment: Digest)?

    package init(
        generation: UInt16, key: SymmetricKey, commitment: Digest,
        earlier: (key: SymmetricKey, commitment: Digest)? = nil
    ) {
        self.generation = generation
        self.key = key
        self.commitment = commitment
        self.earlier = earlier
    }

    /// What is in a cell; nil where neither key is the one that it was sealed with.
    package func open(_ cell: Cell) -> [UInt8]? {
        cell.open(with: key, commitment: commitment)
            ?? earlier.flatMap { cell.open(with: $0.key, commitment: $0.commitment) }
    }
}
