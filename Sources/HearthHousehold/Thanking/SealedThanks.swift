import FoundationEssentials
import HearthLists
import HearthSodium
import HearthWire
import SwiftProtobuf

/// The payload of a thanks record: one sealed box of a fresh content key for each owner and one for
/// the author, nonce and ciphertext (protocol-spec/records.md). The circle cannot read it.
enum SealedThanks {
    private static let context = Array("hearth/1 thanks".utf8)

    /// Nil when a key is of low order.
    static func seal(
        _ thanks: Thanks, to owners: [SealingKey], author: SealingKey, in record: RecordKey,
        entropy: any Entropy
    ) -> [UInt8]? {
        let octets = entropy.octets(SymmetricKey.byteCount, for: .key)
        guard let key = SymmetricKey(octets: octets) else { return nil }
        let boxes = (owners + [author]).compactMap {
            SealedBoxes.seal(octets, to: $0, ephemeralSeed: entropy.octets(32, for: .ephemeral))
        }
        guard boxes.count == owners.count + 1 else { return nil }
        let nonce = entropy.nonce()
        var message = Hearth_V1_SealedThanks()
        message.boxes = boxes.map { Data($0) }
        message.nonce = Data(nonce.octets)
        message.ciphertext = Data(
            key.seal(
                Padme.pad(thanks.encode()), nonce: nonce, additionalData: additionalData(record)))
        return message.octets
    }

    /// What an owner, or the author, reads; nil for everybody else, and for what breaks a bound.
    static func open(_ record: Record, by reader: SealingSecret) -> Thanks? {
        guard let count = FieldScan.count(of: 1, in: record.payload),
            count <= Limits.ownersPerList + 1,
            let message = try? Hearth_V1_SealedThanks(serializedBytes: record.payload),
            let nonce = Nonce(octets: [UInt8](message.nonce)),
            let octets = message.boxes.lazy.compactMap({ reader.open([UInt8]($0)) }).first,
            let key = SymmetricKey(octets: octets),
            let padded = key.open(
                [UInt8](message.ciphertext), nonce: nonce,
                additionalData: additionalData(record.key)),
            let content = Padme.unpad(padded)
        else { return nil }
        return try? Thanks.decode(content)
    }

    private static func additionalData(_ record: RecordKey) -> [UInt8] {
        context + record.stream.octets + record.author.octets
    }
}
