/// How fast a node's machine is: one processor, one disk and one uplink for everything it does.
///
/// Work is done in the order in which it came; what it costs depends on what it does alone.
package struct Machine: Sendable, Hashable {
    /// Microseconds that any step takes.
    package var step: Ticks
    /// Microseconds for every 1,024 octets that come in or go out with a step.
    package var kibioctet: Ticks
    /// Microseconds for every key or sealed box that is made.
    package var key: Ticks
    /// Microseconds of a commit that is on the disk before anything is said about it.
    package var fullCommit: Ticks
    /// Microseconds of one that need not be.
    package var relaxedCommit: Ticks
    /// Octets a second that leave; nil: as many as there are.
    package var uplink: Int64?

    package init(
        step: Ticks, kibioctet: Ticks, key: Ticks, fullCommit: Ticks, relaxedCommit: Ticks,
        uplink: Int64?
    ) {
        self.step = step
        self.kibioctet = kibioctet
        self.key = key
        self.fullCommit = fullCommit
        self.relaxedCommit = relaxedCommit
        self.uplink = uplink
    }

    /// Nothing takes any time.
    package static let unlimited = Machine(
        step: 0, kibioctet: 0, key: 0, fullCommit: 0, relaxedCommit: 0, uplink: nil)
    /// A small computer at home.
    package static let small = Machine(
        step: 120, kibioctet: 15, key: 90, fullCommit: 2500, relaxedCommit: 150,
        uplink: 2_500_000)
    /// One with a card instead of a disk, behind a thin line.
    package static let slow = Machine(
        step: 250, kibioctet: 30, key: 200, fullCommit: 6000, relaxedCommit: 400,
        uplink: 1_000_000)

    package var isUnlimited: Bool { self == .unlimited }
}
