import HearthLists
import HearthSodium
import HearthWire

/// Sealing and opening the payload of a part (protocol-spec/records.md, "Part").
enum SealedPart {
    static func seal(
        _ body: [UInt8], naming blobs: BlobTable, epoch: UInt32, key: SymmetricKey,
        in record: RecordKey, nonce: Nonce
    ) -> [UInt8] {
        let ciphertext = key.seal(
            Padme.pad(body), nonce: nonce,
            additionalData: PartPayload.additionalData(record, epoch: epoch, blobs: blobs))
        return PartPayload(epoch: epoch, nonce: nonce, blobs: blobs, ciphertext: ciphertext)
            .octets
    }

    static func open(_ sealed: PartPayload, with key: SymmetricKey, in record: RecordKey) -> Part? {
        guard
            let padded = key.open(
                sealed.ciphertext, nonce: sealed.nonce,
                additionalData: PartPayload.additionalData(
                    record, epoch: sealed.epoch, blobs: sealed.blobs)),
            let octets = Padme.unpad(padded)
        else { return nil }
        return try? Part.decode(octets)
    }
}

extension RosterBody {
    private static let previousContext = Array("hearth/1 previous key".utf8)

    /// The list key of the epoch before, for parts that were not sealed anew yet.
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
