package import HearthLists
package import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How often one person read a poem: an item that they alone write. On the wire it is field 92 of an item: reader,
/// poem, count.
package struct PoemTally: ItemKind {
    package var reader: IdentityKey
    package var poem: ItemID
    package var count: UInt8

    package static let listKind = Poem.listKind
    /// Field 92, octets.
    private static let head: [UInt8] = [0xE2, 0x05]
    private static let byteCount = IdentityKey.byteCount + ItemID.byteCount + 1

    package init(reader: IdentityKey, poem: ItemID, count: UInt8) {
        self.reader = reader
        self.poem = poem
        self.count = count
    }

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        let octets = [UInt8](message.unknownFields.data)
        guard octets.starts(with: Self.head) else { return nil }
        let body = octets.dropFirst(3).prefix(Self.byteCount)
        guard octets.count > 2, octets[2] == Self.byteCount, body.count == Self.byteCount,
            let reader = IdentityKey(octets: Array(body.prefix(IdentityKey.byteCount))),
            let poem = ItemID(
                octets: Array(body.dropFirst(IdentityKey.byteCount).prefix(ItemID.byteCount))),
            let count = body.last,
            let rest = try? Hearth_V1_Item(
                serializedBytes: Array(octets.dropFirst(3 + Self.byteCount)))
        else { throw .malformed }
        message.unknownFields = rest.unknownFields
        self.init(reader: reader, poem: poem, count: count)
    }

    package func put(into message: inout Hearth_V1_Item) {
        try? message.merge(
            serializedBytes: Self.head + [UInt8(Self.byteCount)] + reader.octets + poem.octets
                + [count])
    }

    package func check() throws(PartError) {}

    package var texts: [String] { [] }

    package var oneWriter: OneWriter? {
        OneWriter(context: "poem tally", writer: reader, subject: poem.octets)
    }
}
