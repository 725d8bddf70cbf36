import Glibc

/// Notices that the machine has slept: one of its clocks went on meanwhile, and another did not.
struct Sleeping: Sendable {
    /// Less is no sleep, in nanoseconds.
    private static let shortest: Int64 = 2_000_000_000

    private var before = Self.asleep

    /// Whether it has since the last time that this was asked.
    mutating func hasSlept() -> Bool {
        let now = Self.asleep
        defer { before = now }
        return now - before >= Self.shortest
    }

    /// For how long it has slept since it was started, in nanoseconds.
    private static var asleep: Int64 {
        MachineTime.nanoseconds(CLOCK_BOOTTIME) - MachineTime.nanoseconds(CLOCK_MONOTONIC)
    }
}
