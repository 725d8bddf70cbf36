import HearthLists
package import HearthSodium
package import HearthWire

/// One claim and what came of it.
package struct StandingClaim: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// All of it counts.
        case holds
        /// A part of it counts; the rest waits in line.
        case holdsPartly
        /// None of it counts yet: somebody was first.
        case waits
        /// Bought, and not all of it counts.
        case boughtTwice
        /// Whole while others chip in, or the other way round: shown, not counted.
        case otherMode
    }

    package let author: IdentityKey
    package let claim: Claim
    /// The claim's time, not later than the end of the slot in which its cell was made.
    package let time: WallTime
    package let state: State
    /// Pieces that count, and pieces in line; 0 for contributions.
    package let holdsUnits: Int
    package let waitsUnits: Int
    /// Of a contribution, hundredths that count; 0 for all else.
    package let counted: Int64
    /// 0 when nothing of it waits, 1 for the one who is next, and so on; nil in the other mode.
    package let position: Int?

    /// Of a contribution, hundredths that were offered; 0 for all else.
    package var offered: Int64 { claim.contribution }
}
