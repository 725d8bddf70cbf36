package import HearthLists
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A kind of item that only tests know: a short text. On the wire it is field 90 of an item, of
/// fewer than 128 octets.
package struct Poem: ItemKind {
    package var text = ""

    package static let listKind = ListKind("poems") ?? .wishes
    /// Field 90, octets.
    private static let head: [UInt8] = [0xD2, 0x05]

    package init(text: String) { self.text = text }

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        let octets = [UInt8](message.unknownFields.data)
        guard octets.starts(with: Self.head), octets.count > 2 else { return nil }
        let end = 3 + Int(octets[2])
        guard end <= octets.count,
            let text = String(validating: octets[3..<end], as: UTF8.self),
            let rest = try? Hearth_V1_Item(serializedBytes: Array(octets[end...]))
        else { throw .malformed }
        message.unknownFields = rest.unknownFields
        self.text = text
    }

    package func put(into message: inout Hearth_V1_Item) {
        try? message.merge(serializedBytes: Self.head + [UInt8(text.utf8.count)] + text.utf8)
    }

    package func check() throws(PartError) {
        guard text.utf8.count < 128 else { throw .overLimit }
    }

    package var texts: [String] { [text] }

}
