/// How long a session may be silent before the peer is asked, and before it is given up.
///
/// Other paces than the standard one are for simulated worlds, which run for days.
package struct SessionPace: Hashable, Sendable {
    package let pingInterval: Duration
    package let silenceLimit: Duration

    package init(pingInterval: Duration, silenceLimit: Duration) {
        self.pingInterval = pingInterval
        self.silenceLimit = silenceLimit
    }

    package static let standard = SessionPace(
        pingInterval: .seconds(20), silenceLimit: .seconds(60))
}
