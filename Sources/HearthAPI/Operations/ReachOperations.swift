/// Whether friends elsewhere can reach this node, as far as it knows.
package struct ShowReach: Operation {
    package typealias Answer = ReachabilityInfo
    package static let path = "reach"
    package static let askers = Askers.householders
    package static let isReading = true

    package init() {}
}

/// Has the node ask the household's router to let friends in, or not any more.
package struct SetReach: Confirmed {
    package typealias Answer = ReachabilityInfo
    package static let path = "reach/set"
    package static let askers = Askers.householders

    package var asksRouter: Bool
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(asksRouter: Bool, current: String? = nil) {
        self.asksRouter = asksRouter
        self.current = current
    }
}

/// Asks a friend's node, if one is connected, to dial back. The outcome is shown by `ShowReach` within
/// seconds.
package struct CheckReach: Operation {
    package typealias Answer = ReachabilityInfo
    package static let path = "reach/check"
    package static let askers = Askers.householders

    package init() {}
}
