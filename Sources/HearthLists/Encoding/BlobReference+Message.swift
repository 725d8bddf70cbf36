import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BlobReference {
    /// - Throws: `.malformed` unless hash and key have 32 octets.
    init(message: Hearth_V1_Chunk) throws(PartError) {
        guard let hash = Digest(octets: message.hash),
            let reference = BlobReference(hash: hash, key: [UInt8](message.key))
        else { throw .malformed }
        self = reference
    }

    var message: Hearth_V1_Chunk {
        var message = Hearth_V1_Chunk()
        message.hash = Data(hash.octets)
        message.key = Data(key)
        return message
    }
}
