import HearthReplication
import HearthSodium
import HearthWire
import Testing

extension Record {
    private static func tinyContent(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt64(number).bigEndian) { [UInt8]($0) }
    }

    static func tinyBlobName(_ number: Int) -> RecordName {
        RecordName(ofBlob: BLAKE2b.digest(tinyContent(number)))
    }

    /// Eight octets.
    static func tinyBlob(
        _ number: Int, on list: ListID, by author: IdentitySecret
    ) -> Record {
        Record(
            key: RecordKey(
                kind: .blob, stream: list.stream, author: author.publicKey,
                name: tinyBlobName(number)),
            version: Version(incarnation: 9, counter: 1), payload: tinyContent(number),
            sign: author.sign)
    }

    /// A part that names these tiny blobs, and that nobody can open.
    static func part(
        namingTinyBlobs numbers: Range<Int>, on list: ListID, by author: IdentitySecret
    ) throws -> Record {
        let nonce = try #require(Nonce(octets: [UInt8](repeating: 0, count: Nonce.byteCount)))
        let payload = PartPayload(
            epoch: 1, box: [UInt8](repeating: 0, count: PartPayload.boxByteCount), nonce: nonce,
            blobs: BlobTable(names: numbers.map(tinyBlobName)),
            ciphertext: [UInt8](repeating: 0, count: SymmetricKey.overhead))
        return Record(
            key: RecordKey(kind: .part, stream: list.stream, author: author.publicKey),
            version: Version(incarnation: 9, counter: 1), payload: payload.octets,
            sign: author.sign)
    }
}
