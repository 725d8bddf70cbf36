import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// A blob that was just made, to be stored with the part that will name it.
package struct SealedBlob: Sendable {
    let reference: BlobReference
    let payload: [UInt8]
}

extension EntropyPurpose {
    fileprivate static let blobKey = EntropyPurpose("blob key")
    fileprivate static let blobNonce = EntropyPurpose("blob nonce")
}

extension Household {
    /// Seals content for the readers of a list, under a fresh key.
    func sealBlob(
        _ content: [UInt8], in list: ListID, by author: IdentityKey
    ) throws -> SealedBlob {
        let octets = entropy.octets(BlobReference.keyByteCount, for: .blobKey)
        guard let key = SymmetricKey(octets: octets) else { throw HearthError(.internalError) }
        let payload = BlobPayload.seal(
            content, key: key, nonce: entropy.nonce(for: .blobNonce), in: list.stream, by: author)
        guard let reference = BlobReference(hash: BLAKE2b.digest(payload), key: octets) else {
            throw HearthError(.internalError)
        }
        return SealedBlob(reference: reference, payload: payload)
    }

    /// The content of a blob of this list, no matter which of its editors made it; nil while it is
    /// not here.
    func content(
        of reference: BlobReference, in list: ListEntry, _ work: Work
    ) throws -> [UInt8]? {
        guard let record = try blob(reference, in: list, work),
            let key = SymmetricKey(octets: reference.key)
        else { return nil }
        return BlobPayload.open(
            record.payload, key: key, in: list.id.stream, by: record.key.author)
    }

    /// The record of a blob, with the content that the reference means.
    func blob(
        _ reference: BlobReference, in list: ListEntry, _ work: Work
    ) throws -> Record? {
        for editor in list.readers where editor.role.isEditor {
            let key = RecordKey(
                kind: .blob, stream: list.id.stream, author: editor.identity,
                name: reference.name)
            if let record = try work.store.record(key), record.payloadHash == reference.hash {
                return record
            }
        }
        return nil
    }
}
