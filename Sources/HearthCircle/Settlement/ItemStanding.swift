import HearthLists
package import HearthSodium
package import HearthWire

/// What all claims on one wish mean together.
package struct ItemStanding: Hashable, Sendable {
    /// Whether a wish is given by those who take pieces of it, or by many who put in money.
    package enum Mode: Hashable, Sendable {
        case whole
        case chipIn
    }

    package let item: ItemID
    /// Decided by the first claim; `.whole` while there is none.
    package let mode: Mode
    /// Claims that are valid now: those that count or wait, in the order of the queue, then those
    /// of the other mode.
    package let queue: [StandingClaim]
    /// Pieces that are held.
    package let heldUnits: Int
    /// Whether every wished piece is held; never when any number is wished for.
    package let isTaken: Bool
    /// Hundredths that were put in and count.
    package let contributed: Int64
    /// Whether contributions reach the price.
    package let isComplete: Bool
    /// Whether more was bought than wished for.
    package let isBoughtTwice: Bool
    /// Whether the wish is not on the list any more.
    package let isGone: Bool

    /// Those whose claims decide how the wish is given, in the order of the queue.
    package var counting: [StandingClaim] { queue.filter { $0.state != .otherMode } }

    /// Whether nobody has done anything about it.
    package var isOpen: Bool { queue.isEmpty }

    /// What this giver has on the wish, in the order of the queue.
    package func standing(of author: IdentityKey) -> [StandingClaim] {
        queue.filter { $0.author == author }
    }

    /// Who took on this task, in the order of the queue.
    package func authors(with role: ClaimRoles) -> [IdentityKey] {
        var seen: Set<IdentityKey> = []
        return queue.filter { $0.claim.roles.isSuperset(of: role) }.map(\.author)
            .filter { seen.insert($0).inserted }
    }
}
