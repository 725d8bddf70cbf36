/// A node that dies: at its first public durable commit at this moment or later.
package struct Crash: Hashable, Sendable {
    /// When, in the world's time.
    package let after: Ticks
    /// Whether it dies before anything is said about that commit, or right after.
    package let isSilent: Bool
    /// How long it stays down.
    package let rest: Duration

    package init(after: Ticks, isSilent: Bool, rest: Duration) {
        self.after = after
        self.isSilent = isSilent
        self.rest = rest
    }
}
