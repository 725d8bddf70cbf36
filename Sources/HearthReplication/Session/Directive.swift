package import HearthSodium
package import HearthWire

/// What a machine asks of the shell around it.
///
/// The shell carries directives out after the transaction in which they arose has committed, so
/// that nothing is said that could still be lost. What is sent at a moment is handed out before it,
/// and leaves then whatever the node is doing; nil: at once.
package enum Directive: Hashable, Sendable {
    case send(SessionID, Frame, at: WallTime? = nil)
    case close(SessionID, CloseReason)
    /// Open a connection; the outcome comes back as an event.
    case dial(NodeKey, address: String)
}

/// What a reader may want to know of what the carrier did.
package enum CarrierEvent: Hashable, Sendable {
    /// A record was taken from a peer and stored.
    case stored(RecordStamp)
    /// That record is by a member of this node, and an older one of theirs was held.
    case outdated(RecordStamp)
    /// Another version of a record of a member here came from a peer, or a part of theirs was
    /// replaced by a newer one that did: neither takes the other's place, they are merged.
    case foundOwn(Record)
    /// That record of a member here was replaced by a newer one that came from a peer.
    case replacedOwn(Record)
    /// Two different records under one version, both signed: kept as they were, the first wins.
    case equivocated(Record)
    /// That record was dropped, for with it more of its author would be kept than is allowed.
    case overQuota(RecordStamp)
    /// Cells of the list were taken from a peer.
    case cells(ListID)
    /// A newer cell of a member of this node came from a peer, in place of the one of this order.
    case returned(ListID, AuthorTag, inPlaceOf: CellOrder?)
    /// An older cell of a member of this node, of another incarnation, came from a peer; not checked.
    case foundOwnCell(Cell)
    /// The same of a bundle: it is valid.
    case foundOwnBundle(Record)
    /// For the first time since the start a peer said which cells of the list it holds, and none
    /// of a member here is newer than what is held.
    case compared(ListID)
    /// A peer shares none of the letters that two friends share, of whom one lives here and one
    /// there.
    case friendForgotten(SessionID, member: IdentityKey, friend: IdentityKey)
    /// For the first time since the start a peer holds the same of some stream.
    case agreed
    /// A peer holds what members here wrote last in some stream.
    case shown
}
