/// By which zone a member's days and mornings go.
package struct ZoneInfo: Codable, Sendable, Hashable {
    /// A name of the machine's table of time zones, or an offset such as `+05:30`.
    package var zone: String
    /// They chose it; false: it is the computer's, and follows it.
    package var isChosen: Bool
    /// The computer's.
    package var computer: String
    /// What they chose, where the machine's table does not have it (any more): the computer's zone counts.
    package var missing: String?
    /// Whether the machine has a table. Without one, zones are offsets that do not know when clocks change.
    package var hasTable: Bool

    package init(
        zone: String, isChosen: Bool, computer: String, missing: String? = nil,
        hasTable: Bool = true
    ) {
        self.zone = zone
        self.isChosen = isChosen
        self.computer = computer
        self.missing = missing
        self.hasTable = hasTable
    }
}

/// The clock of the home's computer is not as those of friends' homes are.
package struct ClockInfo: Codable, Sendable, Hashable {
    /// How far it is ahead of them, at least; negative: behind.
    package var seconds: Int
    /// Whose homes say so.
    package var homes: [String]
    /// How many homes have said what time it is there.
    package var of: Int

    package init(seconds: Int, homes: [String], of: Int) {
        self.seconds = seconds
        self.homes = homes
        self.of = of
    }
}
