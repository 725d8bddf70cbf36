package import HearthAPI
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

/// Notes that the asker read a poem once more; its revision is the count.
package struct CountPoemReading: Operation {
    package typealias Answer = PoemReadings
    package static let path = "poems/readings/count"
    package static let askers = Askers.everybody
    package var poem: String

    package init(poem: String) { self.poem = poem }
}

/// How often a poem was read, by whom.
package struct PoemReadings: Codable, Sendable, Hashable {
    package var counts: [String: Int]
}

extension CountPoemReading: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PoemReadings {
        let (open, item) = try household.item(at: poem, for: asker, work)
        try open.check(holds: Poem.listKind)
        var tally = PoemTally(reader: asker.identity, poem: item.id, count: 0)
        if let one = tally.oneWriter, let before = open.item(of: one)?.known as? PoemTally {
            tally.count = before.count
        }
        tally.count += 1
        try household.write(
            own: tally, revision: UInt64(tally.count), to: open, by: asker, work)
        let after = try household.list(at: open.id.hex, for: asker, work)
        return PoemReadings(after, of: item.id)
    }
}

/// How often a poem was read by everybody who edits its list.
package struct ShowPoemReadings: Operation {
    package typealias Answer = PoemReadings
    package static let path = "poems/readings"
    package static let askers = Askers.everybody
    package static let isReading = true
    package var poem: String

    package init(poem: String) { self.poem = poem }
}

extension ShowPoemReadings: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PoemReadings {
        let (open, item) = try household.item(at: poem, for: asker, work)
        return PoemReadings(open, of: item.id)
    }
}

extension PoemReadings {
    fileprivate init(_ open: OpenList, of poem: ItemID) {
        counts = Dictionary(
            open.ofOneWriter(PoemTally.self).filter { $0.poem == poem }
                .map { ($0.reader.hex, Int($0.count)) },
            uniquingKeysWith: +)
    }
}
