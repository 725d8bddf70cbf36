/// How fast a node's machine is: one processor, one disk and one uplink for everything it does.
///
/// Work is done in the order in which it came; what it costs depends on what it does and on the disk.
package struct Machine: Sendable, Hashable {
    /// Microseconds that any step takes.
    package var step: Ticks
    /// Microseconds for every 1,024 octets that come in or go out with a step.
    package var kibioctet: Ticks
    /// Microseconds for every key or sealed box that is made.
    package var key: Ticks
    /// Microseconds of a commit that is on the disk before anything is said about it: from the
    /// quickest to the slowest, which is what the commit takes that the disk is tried with.
    package var fullCommit: ClosedRange<Ticks>
    /// The same of one that changes claims: it may take longer than all others took lately, as far
    /// as the lead that these make covers it.
    package var secretCommit: ClosedRange<Ticks>
    /// Microseconds of one that need not be.
    package var relaxedCommit: Ticks
    /// Octets a second that leave; nil: as many as there are.
    package var uplink: Int64?

    package init(
        step: Ticks, kibioctet: Ticks, key: Ticks, fullCommit: ClosedRange<Ticks>,
        secretCommit: ClosedRange<Ticks>? = nil, relaxedCommit: Ticks, uplink: Int64?
    ) {
        self.step = step
        self.kibioctet = kibioctet
        self.key = key
        self.fullCommit = fullCommit
        self.secretCommit = secretCommit ?? fullCommit
        self.relaxedCommit = relaxedCommit
        self.uplink = uplink
    }

    /// Nothing takes any time.
    package static let unlimited = Machine(
        step: 0, kibioctet: 0, key: 0, fullCommit: 0...0, relaxedCommit: 0, uplink: nil)
    /// A small computer at home.
    package static let small = Machine(
        step: 120, kibioctet: 15, key: 90, fullCommit: 2500...2500, relaxedCommit: 150,
        uplink: 2_500_000)
    /// One with a card instead of a disk, behind a thin line.
    package static let slow = Machine(
        step: 250, kibioctet: 30, key: 200, fullCommit: 6000...6000, relaxedCommit: 400,
        uplink: 1_000_000)

    /// A small computer whose disk takes up to 2 s for a commit: up to `eighths` of a second, 1 to
    /// 16, and a little less, so that twice as long with some work besides is within the lead.
    package static func slowDisk(eighths: Int) -> Machine {
        let slowest = Ticks(eighths) * 125_000 - 50_000
        var machine = small
        machine.fullCommit = 5_000...slowest
        machine.secretCommit = 5_000...slowest + 110_000
        return machine
    }

    package var isUnlimited: Bool { self == .unlimited }

    /// Longer than secret work keeps this machine from anything else: while it lasts, and until what
    /// waited for it is done.
    var longestDelay: Ticks { 250_000 + 4 * secretCommit.upperBound }
}
