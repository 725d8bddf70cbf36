package import HearthReplication
package import HearthSodium
package import HearthWire

/// What happens to a household from outside.
package enum HouseholdEvent: Sendable {
    /// A connection was authenticated; the address is where it was dialled, or empty.
    case connected(
        SessionID, peer: NodeKey, isInitiator: Bool, address: String, place: NetworkPlace)
    case received(SessionID, Frame)
    /// A frame of an unknown type, with this many octets, was skipped.
    case readOver(SessionID, byteCount: Int)
    case disconnected(SessionID)
    /// Why the node was found at none of these addresses: of each a `PeerProblem`.
    case dialFailed(NodeKey, reasons: [String: String])
    /// What came of dialling back whoever asked for it on this session.
    case dialledBack(SessionID, nonce: UInt64, wasReached: Bool)
    /// The moment that `nextWake` named has come.
    case wake
    /// The moment that `nextDue` named has come.
    case due
    /// The moment that `nextLook` named has come: what came is looked at for news. Apart from
    /// `wake`, so that nothing which is due to be sent waits for it.
    case look
}
