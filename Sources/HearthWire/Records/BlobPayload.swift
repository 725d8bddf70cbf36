package import HearthSodium

/// The payload of a blob record: nonce 24, ciphertext of the padded content, tag 16
/// (protocol-spec/records.md, "Blob").
///
/// The key is fresh for every blob and stands in the sealed part that uses it.
package enum BlobPayload {
    package static func seal(
        _ content: [UInt8], key: SymmetricKey, nonce: Nonce, in stream: StreamID,
        by author: IdentityKey
    ) -> [UInt8] {
        nonce.octets
            + key.seal(
                Padme.pad(content), nonce: nonce, additionalData: stream.octets + author.octets)
    }

    /// The content; nil unless it was sealed with this key, in this stream and by this author.
    package static func open(
        _ payload: [UInt8], key: SymmetricKey, in stream: StreamID, by author: IdentityKey
    ) -> [UInt8]? {
        guard payload.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(payload[..<Nonce.byteCount])),
            let padded = key.open(
                Array(payload[Nonce.byteCount...]), nonce: nonce,
                additionalData: stream.octets + author.octets)
        else { return nil }
        return Padme.unpad(padded)
    }
}
