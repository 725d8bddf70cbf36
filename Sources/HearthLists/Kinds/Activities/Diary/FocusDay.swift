import HearthSodium
package import HearthWire

/// One local day of a member's diary: what was planned, and every pomodoro and break (protocol-spec/activities.md).
///
/// Days are items, not sessions: a diary of sessions would reach the bound of a list within a year.
package struct FocusDay: MergedState {
    /// Pomodoros that may be planned for a day.
    package static let plannedLimit = 48
    /// Sessions with which a day takes no other start.
    package static let sessionLimit = 64
    /// Interruptions that can be noted on a day.
    package static let interruptionLimit = 200
    /// Sessions and interruptions that a reader takes: two contents of a full day are one day.
    package static let readSessionLimit = 256
    package static let readInterruptionLimit = 800
    package static let chosenLimit = 100
    /// Activities completed on a day.
    package static let doneLimit = 10_000
    /// Octets of its item's body, up to which something can be added to it.
    package static let octetLimit = 40_000
    /// Octets up to which two contents of a day keep the words of interruptions.
    package static let readOctetLimit = 120_000

    package let day: Day
    package var planned = 0
    /// By the moments at which they began.
    package var sessions: [FocusSession] = []
    /// The items of the day's plan, in its order.
    package var chosen: [ItemID] = []
    /// How many activities were completed.
    package var done = 0
    var carried = Carried()

    package init(day: Day) { self.day = day }

    /// The id of its item in a diary: BLAKE2b-64 over "hearth/1 day", the id of the list (16 octets) and the day as
    /// 2026-11-22.
    package static func id(of day: Day, in list: ListID) -> ItemID {
        ItemID(
            hashing: Array("hearth/1 day".utf8), list.octets, Array(day.description.utf8))
    }
}

extension FocusDay {
    package var interruptionCount: Int { sessions.reduce(0) { $0 + $1.interruptions.count } }

    /// Pomodoros that count as worked.
    package var completed: Int { sessions.count(where: \.isCompleted) }

    /// The session that runs; there is at most one.
    package var running: FocusSession? { sessions.last(where: \.runs) }

    package func session(_ id: FocusID) -> FocusSession? { sessions.first { $0.id == id } }
}
