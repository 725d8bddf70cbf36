/// Whether friends elsewhere can reach the node, and what helps.
package struct ReachabilityInfo: Codable, Sendable, Hashable {
    package var state: ReachabilityState
    /// Whether a friend's node is dialling back just now.
    package var isAsking: Bool
    /// When somebody elsewhere last reached the node.
    package var reachedAt: String?
    /// When a friend's node that dialled back last found nobody.
    package var missedAt: String?
    package var asksRouter: Bool
    /// What became of asking the router; nil: it is not asked.
    package var router: RouterState?
    /// Where the router lets friends in, host:port.
    package var outside: String?
    /// Where friends are told to dial.
    package var addresses: [String]
    /// The TCP port at which the node listens; nil: at none that others could reach.
    package var port: Int?
    /// Whether the node is to be found through its proxy alone.
    package var isByProxyAlone: Bool

    package init(
        state: ReachabilityState, isAsking: Bool = false, reachedAt: String? = nil,
        missedAt: String? = nil, asksRouter: Bool = false, router: RouterState? = nil,
        outside: String? = nil, addresses: [String] = [], port: Int? = nil,
        isByProxyAlone: Bool = false
    ) {
        self.state = state
        self.isAsking = isAsking
        self.reachedAt = reachedAt
        self.missedAt = missedAt
        self.asksRouter = asksRouter
        self.router = router
        self.outside = outside
        self.addresses = addresses
        self.port = port
        self.isByProxyAlone = isByProxyAlone
    }
}

package enum ReachabilityState: String, Codable, Sendable, Hashable, CaseIterable {
    /// Somebody elsewhere has reached the node since it started, or since its addresses changed.
    case reached
    /// A friend's node dialled back and found nobody.
    case unreached
    case unknown
}

/// What became of asking the household's router.
package enum RouterState: String, Codable, Sendable, Hashable, CaseIterable {
    case asking
    /// It lets friends in.
    case mapped
    /// It does, and itself has an address that nobody outside can dial: the provider shares one among many.
    case hidden
    case refused
    /// It does not answer, or does not know how.
    case silent
    /// This machine is in no network with a router.
    case noNetwork = "no-network"
    /// The program that asks cannot run here.
    case failed
}
