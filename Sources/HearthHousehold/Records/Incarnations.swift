import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// The leading half of every version a member writes (protocol-spec/records.md).
///
/// A node cannot know whether its disk is the newest: it may have been put back to the copy of last
/// week, and what it wrote since may lie at friends' homes under versions that it would now use a
/// second time. So every start takes a higher incarnation, and what comes back from friends above
/// it raises it again.
extension Household {
    /// How far the next incarnation may lie above the last one, where the clock does not say: two
    /// starts from the same copy then hardly ever take the same.
    private static let step: UInt32 = 1 << 16
    /// The same within a run: little, so that the clock soon says it again, and what is written after a
    /// start goes before all that was written earlier.
    private static let shortStep: UInt32 = 1 << 8

    /// Begins a new incarnation of everybody who lives here.
    package mutating func beginIncarnations(_ work: Work) throws {
        for var row in try work.store.rows(MemberRow.self) {
            row.incarnation = incarnation(above: row.incarnation, at: work.now)
            run.began(incarnation: row.incarnation, of: row.identity)
            try work.store.put(row)
        }
    }

    /// Begins the first incarnation here of somebody who comes to live here. Whoever is recovered wrote elsewhere before.
    mutating func firstIncarnation(of member: IdentityKey, at now: WallTime) -> UInt32 {
        let first = incarnation(above: 0, at: now)
        run.came(member, incarnation: first)
        return first
    }

    /// The seconds since 1970, unless those have been reached by a clock that went wrong.
    private func incarnation(above last: UInt32, at now: WallTime) -> UInt32 {
        let clock = UInt32(clamping: now.seconds)
        if clock > last { return clock }
        return drawn(
            above: last, step: last - clock < Self.shortStep ? Self.shortStep : Self.step)
    }

    private func drawn(above last: UInt32, step: UInt32) -> UInt32 {
        let draw = entropy.octets(2, for: .identifier)
            .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return last + min(.max - last, 1 + draw % step)
    }

    /// A member's present incarnation.
    package func incarnation(of member: IdentityKey, _ work: Work) throws -> UInt32 {
        try work.store.row(MemberRow.self, member)?.incarnation ?? 1
    }

    /// Has all that a member writes from now on come after this incarnation.
    package func raiseIncarnation(
        of member: IdentityKey, above reached: UInt32, _ work: Work
    ) throws {
        guard var row = try work.store.row(MemberRow.self, member), row.incarnation <= reached
        else { return }
        // Never the clock's alone: of two copies of a home each may be brought what the other wrote, both in
        // one second.
        row.incarnation = drawn(
            above: max(reached, UInt32(clamping: work.now.seconds)), step: Self.shortStep)
        try work.store.put(row)
    }

    /// The incarnation of the card with which a member comes to another home with what was packed up: soon
    /// after that, by no clock of the new home's. If they stay after all where they were, the card that says so
    /// is above it, whenever the file is restored. `reached`: the incarnation of the card that was packed up.
    package func arrival(_ packedAt: WallTime, _ reached: UInt32) -> UInt32 {
        drawn(above: max(reached, UInt32(clamping: packedAt.seconds)), step: Self.shortStep)
    }

    /// The highest that this can be.
    package func lastArrival(_ packedAt: WallTime, _ reached: UInt32) -> UInt32 {
        let base = max(reached, UInt32(clamping: packedAt.seconds))
        return base + min(.max - base, Self.shortStep)
    }
}
