package import HearthHousehold
package import HearthReplication
package import HearthSodium
package import HearthWire

/// The clock of a node: what it shows, and what rings by it.
package protocol ShellClock: AnyObject {
    var now: WallTime { get }
    /// What has passed since some moment, however the clock is set meanwhile; sleep counts.
    var elapsed: Duration { get }
    /// Has a timer ring at that moment and at no other that it was set for; nil: not at all.
    /// It may ring earlier; the listener calls `NodeShell.rang`.
    func set(_ timer: ShellTimer, to moment: WallTime?)
}

/// What a node says, to its peers and to the people who live on it. No call waits.
package protocol ShellLine: AnyObject {
    /// Queues frames in order; a moment is when they leave, nil: at once.
    func send(_ frames: [Frame], on session: SessionID, at moment: WallTime?)
    func close(_ session: SessionID, _ reason: CloseReason)
    /// Opens a connection at one of these addresses; what comes of it is an event.
    func dial(_ peer: NodeKey, at addresses: [String])
    /// Sees whether the peer of a session is at this port too, without becoming connected; what comes of it
    /// is an event.
    func dialBack(_ session: SessionID, nonce: UInt64, port: UInt16)
    /// A step was committed and nothing was said of it yet: what it changed can be told to people here.
    func committed(_ household: Household, at now: WallTime)
}
