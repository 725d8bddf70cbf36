import HearthLists
import HearthSodium
import HearthWire

/// Sealing and opening the payload of a part (protocol-spec/records.md, "Part").
enum SealedPart {
    /// Nil when the author's sealing key is of low order.
    static func seal(
        _ body: [UInt8], naming blobs: BlobTable, epoch: UInt32, key: SymmetricKey,
        author: SealingKey, in record: RecordKey, entropy: any Entropy
    ) -> [UInt8]? {
        guard
            let box = SealedBoxes.seal(
                key.secret.copy(), to: author,
                ephemeralSeed: entropy.octets(32, for: .ephemeral))
        else { return nil }
        let nonce = entropy.nonce()
        let ciphertext = key.seal(
            Padme.pad(body), nonce: nonce,
            additionalData: PartPayload.additionalData(record, epoch: epoch, blobs: blobs))
        return PartPayload(
            epoch: epoch, box: box, nonce: nonce, blobs: blobs, ciphertext: ciphertext
        ).octets
    }

    static func open(_ sealed: PartPayload, with key: SymmetricKey, in record: RecordKey) -> Part? {
        body(of: sealed, with: key, in: record).flatMap { try? Part.decode($0) }
    }

    /// The encoded part, in which buckets and attachments are but named.
    static func body(
        of sealed: PartPayload, with key: SymmetricKey, in record: RecordKey
    ) -> [UInt8]? {
        guard
            let padded = key.open(
                sealed.ciphertext, nonce: sealed.nonce,
                additionalData: PartPayload.additionalData(
                    record, epoch: sealed.epoch, blobs: sealed.blobs))
        else { return nil }
        return Padme.unpad(padded)
    }

    /// What the author themselves wrote, in any epoch.
    static func body(
        of sealed: PartPayload, by author: SealingSecret, in record: RecordKey
    ) -> [UInt8]? {
        author.open(sealed.box).flatMap { SymmetricKey(octets: $0) }
            .flatMap { body(of: sealed, with: $0, in: record) }
    }
}

extension RosterBody {
    private static let previousContext = Array("hearth/1 previous key".utf8)

    /// The list key of the epoch before, for parts that were not sealed again yet.
    func previousKey(under key: SymmetricKey) -> SymmetricKey? {
        guard previousKey.count == Self.previousKeyByteCount,
            let nonce = Nonce(octets: Array(previousKey[..<Nonce.byteCount])),
            let octets = key.open(
                Array(previousKey[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.previousContext + list.octets)
        else { return nil }
        return SymmetricKey(octets: octets)
    }

    /// Wraps the key of the epoch that ends under that of the one that begins.
    mutating func setPreviousKey(_ old: SymmetricKey, under new: SymmetricKey, nonce: Nonce) {
        previousKey =
            nonce.octets
            + new.seal(
                old.secret.copy(), nonce: nonce,
                additionalData: Self.previousContext + list.octets)
    }
}
