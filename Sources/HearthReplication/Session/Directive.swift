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
    /// Open a connection at one of these addresses; the outcome comes back as an event.
    case dial(NodeKey, addresses: [String])
    /// See whether the peer's node is also at this port, at the address from which the session comes; the
    /// outcome comes back as an event.
    case dialBack(SessionID, nonce: UInt64, port: UInt16)
}

/// What a reader may want to know of what the carrier did.
package enum CarrierEvent: Hashable, Sendable {
    /// A record was taken from a peer and stored.
    case stored(RecordStamp)
    /// That record is by a member of this node and of a kind that is merged, and an older one was held.
    case outdated(RecordStamp)
    /// Another version of a record of a member here than the one that is held now: it came from a peer, or
    /// was replaced by one that did. The two are to be merged.
    case ownRecord(Record)
    /// A peer gave a roster or a rescue record of a member here, whether it was taken or not.
    case givenBack(Record, by: NodeKey)
    /// Two different records under one version, both signed: kept as they were, the first wins.
    case equivocated(Record)
    /// That record was dropped, for with it more of its author would be kept than is allowed.
    case overQuota(RecordStamp)
    /// Cells of the list were taken from a peer.
    case cells(ListID)
    /// A cell of a member of this node, of another incarnation than the one held, came from a peer; not
    /// checked where it is the older one.
    case ownCell(Cell)
    /// For the first time since the start a peer said which cells of the list it holds, and none
    /// of a member here is newer than what is held.
    case compared(ListID)
    /// A peer shares none of the letters that two friends share, of whom one lives here and one
    /// there.
    case friendForgotten(SessionID, member: IdentityKey, friend: IdentityKey)
    /// For the first time since the start a peer holds the same of some stream.
    case agreed
    /// The home of a list's host holds the same of it, with what editors here wrote.
    case hostHolds(ListID)
    /// It lacks these blobs of the list.
    case hostLacks(ListID, [RecordName])
}
