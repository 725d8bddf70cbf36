import HearthLists
import HearthSodium

extension Attachment {
    /// What a photo and its small picture are, in 32 hexadecimal digits. It follows from their sealed
    /// pieces, which are other ones on another list; the digits say nothing to one who knows those.
    package var photoHash: String {
        let pieces = blobs.flatMap { $0.hash.octets + $0.key }
        return Hex.encode(
            BLAKE2b.hash(Array("hearth/1 photo address".utf8) + pieces, count: 16))
    }
}
