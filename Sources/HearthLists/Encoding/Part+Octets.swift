import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Part {
    private static let itemsField: UInt64 = 2

    /// Reads what an editor wrote and checks every bound of protocol-spec/limits.md.
    ///
    /// - Throws: `PartError`; nothing of a part that breaks one rule is taken.
    package static func decode(_ octets: [UInt8]) throws(PartError) -> Part {
        guard octets.count <= Limits.recordPayload else { throw .overLimit }
        guard let count = FieldScan.count(of: itemsField, in: octets) else { throw .malformed }
        guard count <= Limits.itemsPerList + ListLimits.tombstones else { throw .overLimit }
        guard let tags = FieldScan.count(of: itemsField, 8, in: octets),
            let attachments = FieldScan.count(of: itemsField, 9, in: octets),
            let buckets = FieldScan.count(of: 3, in: octets)
        else { throw .malformed }
        guard tags <= count * ListLimits.tags, attachments <= count * ListLimits.attachments,
            buckets <= ListLimits.buckets
        else { throw .overLimit }
        let message: Hearth_V1_Part
        do {
            message = try Hearth_V1_Part(serializedBytes: octets)
        } catch {
            throw .malformed
        }
        guard message.buckets.count <= ListLimits.buckets else { throw .overLimit }
        var items: [Item] = []
        items.reserveCapacity(message.items.count)
        for item in message.items {
            items.append(try Item(message: item))
        }
        let part = Part(
            head: message.hasList ? try ListHead(message: message.list) : nil, items: items,
            buckets: message.buckets.map { [UInt8]($0) }, carried: Carried(of: message))
        try part.check()
        return part
    }

    /// The octets that are sealed; the same for equal parts, whatever order the items came in.
    ///
    /// What did not pass `check()` may be refused by every reader.
    package func encode() -> [UInt8] {
        var message = Hearth_V1_Part()
        if let head { message.list = head.message }
        message.items = items.map(\.message)
        message.buckets = buckets.map { Data($0) }
        message.unknownFields = carried.storage
        var options = BinaryEncodingOptions()
        options.useDeterministicOrdering = true
        do {
            return try message.serializedBytes(options: options)
        } catch {
            // There are no required fields; what is left is a message of 2 GiB.
            preconditionFailure("a part is bounded")
        }
    }
}
