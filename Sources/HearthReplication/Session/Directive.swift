package import HearthSodium
package import HearthWire

/// What a machine asks of the shell around it.
///
/// The shell carries directives out after the transaction in which they arose has committed, so
/// that nothing is said that could still be lost.
package enum Directive: Hashable, Sendable {
    case send(SessionID, Frame)
    case close(SessionID, CloseReason)
    /// Open a connection; the outcome comes back as an event.
    case dial(NodeKey, address: String)
}

/// What a reader may want to know of what the carrier did.
package enum CarrierEvent: Hashable, Sendable {
    /// A record was taken from a peer and stored.
    case stored(RecordStamp)
    /// Two different records under one version, both signed: kept as they were, the first wins.
    case equivocated(RecordStamp)
    /// Cells of the list were taken from a peer.
    case cells(ListID)
}
