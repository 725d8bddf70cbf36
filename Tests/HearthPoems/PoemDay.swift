package import HearthLists
import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What poems were read on a day: an item of a member's log of poems, which stands on its own page. On the wire it is
/// field 91 of an item, of fewer than 128 octets: their names, in order, each ended by a line feed.
package struct PoemDay: ItemKind {
    package var poems: Set<String> = []

    package static let listKind = ListKind("poem-log") ?? .wishes
    package static let isShown = false
    package static let room = "poems"
    package static let listName = "Poem log"
    /// Field 91, octets.
    private static let head: [UInt8] = [0xDA, 0x05]

    package init(poems: Set<String>) { self.poems = poems }

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        let octets = [UInt8](message.unknownFields.data)
        guard octets.starts(with: Self.head), octets.count > 2 else { return nil }
        let end = 3 + Int(octets[2])
        guard end <= octets.count,
            let text = String(validating: octets[3..<end], as: UTF8.self),
            let rest = try? Hearth_V1_Item(serializedBytes: Array(octets[end...]))
        else { throw .malformed }
        message.unknownFields = rest.unknownFields
        poems = Set(text.split(separator: "\n").map(String.init))
    }

    package func put(into message: inout Hearth_V1_Item) {
        try? message.merge(serializedBytes: Self.head + [UInt8(octets.count)] + octets)
    }

    package func check() throws(PartError) {
        guard octets.count < 128 else { throw .overLimit }
    }

    package var texts: [String] { [] }

    /// One day is one item: what was read by either.
    package static var uniting: (@Sendable (Item, Item) -> Item)? {
        { counting, other in
            guard let one = counting.known as? PoemDay, let two = other.known as? PoemDay else {
                return counting
            }
            var united = counting
            united.body = .known(PoemDay(poems: one.poems.union(two.poems)))
            return united
        }
    }

    /// The id of a day's item on a log.
    package static func id(of day: String, on list: ListID) -> ItemID? {
        ItemID(
            octets: BLAKE2b.hash(
                Array("hearth/1 poem day".utf8), list.octets, Array(day.utf8),
                count: ItemID.byteCount))
    }

    private var octets: [UInt8] { poems.sorted().flatMap { Array(($0 + "\n").utf8) } }
}
