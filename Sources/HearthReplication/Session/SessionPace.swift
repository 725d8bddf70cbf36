/// How long a session may be silent before the peer is asked, and before it is given up.
///
/// Other paces than the standard one are for simulated worlds.
package struct SessionPace: Hashable, Sendable {
    package let pingInterval: Duration
    package let silenceLimit: Duration

    package init(pingInterval: Duration, silenceLimit: Duration) {
        self.pingInterval = pingInterval
        self.silenceLimit = silenceLimit
    }

    package static let standard = SessionPace(
        pingInterval: .seconds(25), silenceLimit: .seconds(60))

    /// For worlds of days, in which pings would else be most of what happens.
    package static let calm = SessionPace(
        pingInterval: .seconds(600), silenceLimit: .seconds(1800))
}
