/// One direction of the line between two nodes.
final class Link {
    /// Microseconds on the way.
    var latency: Ticks
    /// At most this many more, drawn for every parcel.
    var jitter: Ticks = 0
    /// What the weather does to it, and when.
    var weather: [Weather] = []
    /// Nothing passes while this is above 0: the number of reasons.
    var cuts = 0
    /// The receiver does not read while this is above 0.
    var clogs = 0
    /// When the line has carried what was put on it before; public frames alone count.
    var freeAt: Ticks = 0
    /// Frames that left in this lane at the last moment: they draw differently.
    private var drawn: [Bool: (moment: Ticks, count: UInt64)] = [:]

    init(latency: Ticks) {
        self.latency = latency
    }

    var passes: Bool { cuts == 0 && clogs == 0 }

    /// Which of the frames of one moment and lane this is.
    func ordinal(at moment: Ticks, isEarly: Bool) -> UInt64 {
        if let last = drawn[isEarly], last.moment == moment {
            drawn[isEarly] = (moment, last.count + 1)
            return last.count + 1
        }
        drawn[isEarly] = (moment, 0)
        return 0
    }

    /// What the weather is now, if there is any of this kind.
    func weather(_ kind: Weather.Kind, at moment: Ticks) -> Weather? {
        weather.first { $0.kind == kind && $0.from <= moment && moment < $0.until }
    }
}

/// What goes wrong on a line for a while.
package struct Weather: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// Frames vanish; harsher than TCP.
        case loss
        /// Frames come twice.
        case duplication
        /// Frames overtake each other.
        case reordering
        /// Everything takes longer.
        case delay
        /// The line is thin.
        case slowness
        /// Dialling fails.
        case dialling
    }

    package let kind: Kind
    /// In the world's time.
    package let from: Ticks
    package let until: Ticks
    /// The share of frames that it meets; octets a second of a thin line; microseconds of a delay.
    package let strength: Double

    package init(kind: Kind, from: Ticks, until: Ticks, strength: Double) {
        self.kind = kind
        self.from = from
        self.until = until
        self.strength = strength
    }
}

/// Faults that were really met, not only planned.
package struct FaultCounts: Hashable, Sendable {
    package var lost = 0
    package var duplicated = 0
    package var reordered = 0
    package var delayed = 0
    package var slowed = 0
    package var clogged = 0
    package var overflows = 0
    package var heldBack = 0
    package var failedDials = 0
    package var partitions = 0
    package var crashes = 0
    package var refusedCommits = 0
    package var restarts = 0
    package var restores = 0
    package var naps = 0
    package var clockChanges = 0
    package var hostileActs = 0
    /// Homes that are gone for good.
    package var losses = 0
    /// Two who were told contradicting things and met, and were warned.
    package var warnings = 0

    package init() {}

    /// Every count with its name, in a fixed order.
    package var all: [(name: String, count: Int)] {
        [
            ("frames lost", lost), ("frames duplicated", duplicated),
            ("frames reordered", reordered), ("frames delayed", delayed),
            ("frames slowed", slowed), ("frames not read for a while", clogged),
            ("queues overflowed", overflows), ("frames held by a cut line", heldBack),
            ("dials failed", failedDials), ("partitions", partitions), ("crashes", crashes),
            ("commits refused by a disk", refusedCommits),
            ("restarts", restarts), ("restores of an older database", restores),
            ("nodes away", naps), ("clocks set", clockChanges), ("hostile acts", hostileActs),
            ("homes lost", losses),
            ("contradictions that met, and were told", warnings),
        ]
    }

    /// Both together.
    package static func + (left: FaultCounts, right: FaultCounts) -> FaultCounts {
        var sum = left
        sum.lost += right.lost
        sum.duplicated += right.duplicated
        sum.reordered += right.reordered
        sum.delayed += right.delayed
        sum.slowed += right.slowed
        sum.clogged += right.clogged
        sum.overflows += right.overflows
        sum.heldBack += right.heldBack
        sum.failedDials += right.failedDials
        sum.partitions += right.partitions
        sum.crashes += right.crashes
        sum.refusedCommits += right.refusedCommits
        sum.restarts += right.restarts
        sum.restores += right.restores
        sum.naps += right.naps
        sum.clockChanges += right.clockChanges
        sum.hostileActs += right.hostileActs
        sum.losses += right.losses
        sum.warnings += right.warnings
        return sum
    }
}
