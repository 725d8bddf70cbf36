import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Part {
    private static let itemsField: UInt64 = 2

    /// Reads what an editor wrote, without what is in its buckets, and checks every bound of protocol-spec/limits.md.
    ///
    /// - Throws: `PartError`; nothing of a part that breaks one rule is taken.
    package static func decode(_ octets: [UInt8]) throws(PartError) -> Part {
        guard octets.count <= Limits.recordPayload else { throw .overLimit }
        try checkCounts(ofItems: itemsField, in: octets)
        guard let count = FieldScan.count(of: 3, in: octets) else { throw .malformed }
        guard count <= ListLimits.buckets else { throw .overLimit }
        let message: Hearth_V1_Part
        do {
            message = try Hearth_V1_Part(serializedBytes: octets)
        } catch {
            throw .malformed
        }
        var items: [Item] = []
        items.reserveCapacity(message.items.count)
        for item in message.items {
            items.append(try Item(message: item))
        }
        let part = Part(
            head: message.hasList ? try ListHead(message: message.list) : nil, items: items,
            buckets: try buckets(of: message), carried: Carried(of: message))
        try part.check()
        return part
    }

    /// The octets that are sealed; the same for equal parts, whatever order the items came in.
    ///
    /// What did not pass `check()` may be refused by every reader.
    package func encode() -> [UInt8] { encode(in: []) }

    /// The same with the items in buckets, of which these are the references; nil is an empty one.
    func encode(in buckets: [BlobReference?]) -> [UInt8] {
        var message = Hearth_V1_Part()
        if let head { message.list = head.message }
        if buckets.isEmpty { message.items = items.map(\.message) }
        message.buckets = buckets.map { $0?.message ?? Hearth_V1_Chunk() }
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

    /// Bounds what the decoder may allocate, before it begins.
    static func checkCounts(ofItems field: UInt64, in octets: [UInt8]) throws(PartError) {
        guard let count = FieldScan.count(of: field, in: octets) else { throw .malformed }
        guard count <= Limits.itemsPerList + ListLimits.tombstones else { throw .overLimit }
        guard let tags = FieldScan.count(of: field, 8, in: octets),
            let attachments = FieldScan.count(of: field, 9, in: octets),
            let chunks = FieldScan.count(of: field, 9, 1, in: octets)
        else { throw .malformed }
        guard tags <= count * ListLimits.tags, attachments <= count * ListLimits.attachments,
            chunks <= Limits.blobsPerPart
        else { throw .overLimit }
    }

    private static func buckets(of message: Hearth_V1_Part) throws(PartError) -> Buckets {
        var references: [BlobReference?] = []
        for chunk in message.buckets {
            let isEmpty = chunk.hash.isEmpty && chunk.key.isEmpty
            references.append(isEmpty ? nil : try BlobReference(message: chunk))
        }
        guard references.isEmpty || message.items.isEmpty,
            let buckets = Buckets(checking: references)
        else { throw .malformed }
        return buckets
    }
}
