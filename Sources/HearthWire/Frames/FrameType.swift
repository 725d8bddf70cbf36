/// What a frame is; its octet on the wire (protocol-spec/frames.md).
package enum FrameType: UInt8, Hashable, Sendable, CaseIterable {
    case hello = 1
    case digest = 2
    case summary = 3
    case versions = 4
    case record = 5
    case have = 6
    case cells = 7
    case early = 8
    case ping = 9
    case pong = 10
    case close = 11
    case knock = 12
    case knockAnswer = 13
    case want = 14
    case reachAsk = 15
    case reachAnswer = 16
}

/// What came of dialling back.
package enum ReachOutcome: UInt8, Hashable, Sendable {
    /// The node that asked was there.
    case reached = 1
    case unreached = 2
    /// It was not tried: too soon after the last time, or not from here.
    case notTried = 3
}

/// Why a session ends.
package enum CloseReason: UInt8, Hashable, Sendable, Error {
    case goodbye = 0
    case protocolViolation = 1
    case duplicate = 2
    case overLimit = 3
    case idle = 4
    case shutdown = 5
    case internalError = 6
    case notFriends = 7
    /// The peer's hello has another format.
    case version = 8
}
