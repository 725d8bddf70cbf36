package import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How many pomodoros one person completed for an activity of a shared list: an item that they alone write. The count
/// is its revision, so that no time stands in it (protocol-spec/activities.md, "Tallies").
package struct Tally: ItemKind {
    /// More than anybody works at one thing.
    package static let limit = 1_000_000

    package let item: ItemID
    package let person: IdentityKey
    package var pomodoros: Int
    private var carried = Carried()

    package init(of item: ItemID, by person: IdentityKey, pomodoros: Int) {
        self.item = item
        self.person = person
        self.pomodoros = pomodoros
    }

    package static let listKind = ListKind.activities

    package static let room = Activity.room

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .tally(let tally) = message.body else { return nil }
        item = try .checked(tally.item)
        person = try .checked(tally.person)
        pomodoros = Int(tally.pomodoros)
        carried = Carried(of: tally)
    }

    package func put(into message: inout Hearth_V1_Item) {
        var tally = Hearth_V1_Tally()
        tally.item = Data(item.octets)
        tally.person = Data(person.octets)
        tally.pomodoros = UInt32(pomodoros)
        tally.unknownFields = carried.storage
        message.tally = tally
    }

    package func check() throws(PartError) {
        guard (1...Self.limit).contains(pomodoros) else { throw .malformed }
    }

    package var texts: [String] { [] }

    package static var hasUniqueNames: Bool { false }

    package var oneWriter: OneWriter? {
        OneWriter(context: "tally", writer: person, subject: item.octets)
    }
}
