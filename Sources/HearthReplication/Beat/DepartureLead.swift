package import HearthWire

/// How long before a whole second a node makes ready what leaves then: a pure machine.
///
/// A step that depends on claims may hold everything else up for as long as one step takes, which a
/// slow disk decides. So the lead is made of the slowest step that was seen lately, of those alone
/// that anybody may know of: were steps of claims among them, the lead itself would tell.
package struct DepartureLead: Sendable {
    package static let shortest: Duration = .milliseconds(100)
    package static let longest: Duration = .seconds(5)
    /// The lead moves by this much, lest it tell what a step took.
    static let grain: Duration = .milliseconds(250)
    /// How long a step is remembered, at least; at most twice as long.
    static let memory: Duration = .seconds(120)

    private var slowest = Duration.zero
    private var slowestBefore = Duration.zero
    private var since: WallTime?

    package init() {}

    /// A step that does not depend on claims took so long, until its commit was on the disk.
    package mutating func saw(_ step: Duration, at now: WallTime) {
        if let begun = since, now >= begun, now.since(begun) < Self.memory {
            slowest = max(slowest, step)
        } else {
            slowestBefore = since == nil ? .zero : slowest
            slowest = step
            since = now
        }
    }

    /// One step of somebody's claims, and the waits for the disk before it, and after it for what is
    /// made ready, with something to spare.
    package var lead: Duration {
        let steps = max(slowest, slowestBefore) * 3
        guard steps > Self.shortest else { return Self.shortest }
        let grains = ((steps - Self.shortest) / Self.grain).rounded(.up)
        return min(Self.shortest + Self.grain * Int(min(grains, 100)), Self.longest)
    }
}
