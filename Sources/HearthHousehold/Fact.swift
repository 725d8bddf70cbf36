package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// An event on the owners' side of a household that the circle, the givers or the news may have to
/// handle. The list is closed, and what is above handles every case in one place (`FactHandler`).
///
/// Owners' code reports these events instead of calling the circle. They carry public keys and ids
/// only.
package enum Fact: Sendable, Hashable {
    /// A member here wrote this record.
    case recordWritten(RecordKey)
    /// Something about a member's people changed that no record tells.
    case peopleChanged(of: IdentityKey)
    /// A list changed for everybody who reads it, or is about to be forgotten.
    case listChanged(ListID)
    /// The host's roster of a list was written here.
    case rosterWritten(ListID)
    /// An owner of a list has another card, perhaps with another node.
    case ownerMoved(ListID)
    /// A member said yes to a list in whose circle they will be.
    case circleOffered(ListID, to: IdentityKey)
    /// A member said yes to a list, and its owner was told.
    case offerAccepted(ListID)
    /// A list is about to go out of a member's sight.
    case readingEnded(ListID, of: IdentityKey)
    /// A list is forgotten for a member: nothing of theirs there is needed any more.
    case listForgotten(ListID, of: IdentityKey)
    /// A member here moved an item to another list, where it has this id.
    case itemMoved(ItemID, from: ListID, to: ListID, as: ItemID)
    /// A roster let somebody in or took them off: what members here wrote on the list is sealed again.
    case listKeyRenewed(ListID)
    /// A member here wrote the title of a list, or two versions of it were merged.
    case headChanged(ListID)
    /// A member's keys have come into memory.
    case unlocked(IdentityKey)
    /// Somebody came to live here, and their keys are in memory.
    case memberCame(IdentityKey)
    /// The home of somebody knows a newer card of the member for whom this one knocked.
    case cardOvertaken(PairKey, on: SessionID)
    /// A member has got a passphrase, or has none any more.
    case passphraseChanged
    /// A member asks for their news.
    case newsAskedFor(by: IdentityKey)
}

/// What is above the household handles what its code reports, at once and in one place: the household
/// cannot import it.
package typealias FactHandler = @Sendable (Fact, inout Household, Work) throws -> Void

extension Household {
    /// Has an event handled at once, before the caller writes anything else.
    package mutating func happened(_ fact: Fact, _ work: Work) throws {
        let handler = handler
        try handler(fact, &self, work)
    }
}
