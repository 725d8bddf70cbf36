import HearthReplication
import HearthSodium
import HearthWire

extension Frame {
    /// Eight octets that no part names.
    static func tinyBlob(
        _ number: Int, on list: ListID, by author: IdentitySecret
    ) -> Frame {
        let content = withUnsafeBytes(of: UInt64(number).bigEndian) { [UInt8]($0) }
        return .record(
            Record(
                key: RecordKey(
                    kind: .blob, stream: list.stream, author: author.publicKey,
                    name: RecordName(ofBlob: BLAKE2b.digest(content))),
                version: Version(incarnation: 9, counter: 1), payload: content,
                sign: author.sign))
    }
}
