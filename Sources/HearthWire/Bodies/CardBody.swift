import FoundationEssentials
package import HearthSodium
import SwiftProtobuf

/// What a member says of themselves on their card: keys, node and name (protocol-spec/records.md).
package struct CardBody: Hashable, Sendable {
    package let identity: IdentityKey
    package let sealingKey: SealingKey
    package let nodeKey: NodeKey
    /// Of a card that was read, what is seen of the name.
    package let name: String

    package init(
        identity: IdentityKey, sealingKey: SealingKey, nodeKey: NodeKey, name: String
    ) {
        self.identity = identity
        self.sealingKey = sealingKey
        self.nodeKey = nodeKey
        self.name = name
    }

    /// Reads a card record; the signature is checked apart from this.
    ///
    /// - Throws: `WireError` for anything but a whole card in its author's own stream.
    package init(record: Record) throws(WireError) {
        guard record.key.kind == .card, record.key.stream == .card(of: record.key.author),
            let message = try? Hearth_V1_Card(serializedBytes: record.payload),
            let sealingKey = SealingKey(octets: [UInt8](message.sealingKey)),
            // Nobody could write to them, nor seal anything to a list that they read.
            !sealingKey.isLowOrder,
            let nodeKey = NodeKey(octets: [UInt8](message.nodeKey)),
            PersonName.isValid(message.name)
        else { throw .malformed }
        self.init(
            identity: record.key.author, sealingKey: sealingKey, nodeKey: nodeKey,
            name: VisibleText.name(message.name, hex: record.key.author.hex))
    }

    /// The payload of the card's record.
    package var payload: [UInt8] {
        var message = Hearth_V1_Card()
        message.sealingKey = .init(sealingKey.octets)
        message.nodeKey = .init(nodeKey.octets)
        message.name = name
        return message.octets
    }

    /// A signed card.
    package func record(version: Version, by identity: IdentitySecret) -> Record {
        Record(
            key: RecordKey(kind: .card, stream: .card(of: self.identity), author: self.identity),
            version: version, payload: payload, sign: identity.sign)
    }

    /// Reads a card record that somebody passed on, checking the signature too.
    package static func verified(_ octets: [UInt8]) throws(WireError) -> (Record, CardBody) {
        let record = try Record(octets: octets)
        let body = try CardBody(record: record)
        guard record.isSigned(by: record.key.author) else { throw .badSignature }
        return (record, body)
    }
}
