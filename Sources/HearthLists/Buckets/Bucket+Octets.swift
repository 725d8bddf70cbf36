import HearthWire
import SwiftProtobuf

/// The content of a bucket's blob.
package enum Bucket {
    private static let itemsField: UInt64 = 1

    /// The octets that are sealed; items in the order of their ids.
    package static func encode(_ items: [Item]) -> [UInt8] {
        var message = Hearth_V1_Bucket()
        message.items = items.map(\.message)
        var options = BinaryEncodingOptions()
        options.useDeterministicOrdering = true
        do {
            return try message.serializedBytes(options: options)
        } catch {
            // There are no required fields; what is left is a message of 2 GiB.
            preconditionFailure("a bucket is bounded")
        }
    }

    /// Reads bucket number `index` of all, and checks every bound but those of the whole part.
    ///
    /// - Throws: `PartError`; nothing of a bucket that breaks one rule is taken.
    package static func decode(
        _ octets: [UInt8], index: Int, of count: Int
    ) throws(PartError) -> [Item] {
        guard octets.count <= Limits.recordPayload else { throw .overLimit }
        try Part.checkCounts(ofItems: itemsField, in: octets)
        let message: Hearth_V1_Bucket
        do {
            message = try Hearth_V1_Bucket(serializedBytes: octets)
        } catch {
            throw .malformed
        }
        var items: [Item] = []
        items.reserveCapacity(message.items.count)
        for message in message.items {
            let item = try Item(message: message)
            guard Buckets.index(of: item.id, among: count) == index else { throw .malformed }
            try item.check()
            // Ascending, so that no two have one id.
            if let last = items.last, !(last.id < item.id) { throw .malformed }
            items.append(item)
        }
        return items
    }
}
