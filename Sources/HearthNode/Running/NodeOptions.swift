package import HearthTransport

/// How a node is to run.
package struct NodeOptions: Sendable {
    package var home: String
    /// host:port to accept friends' connections on; nil: every address of the machine, at the port of
    /// last time, 4327 or the next free one.
    package var listen: String?
    /// host:port to tell friends instead of the machine's own addresses.
    package var advertise: [String]
    /// Through which all other nodes are dialled; nil: directly.
    package var proxy: SOCKSProxy?
    /// Whether this node is to be found through its proxy alone.
    package var proxyOnly: Bool
    /// Length of a slot of the beat, for tests; nil: that of the protocol, 60.
    package var slotSeconds: Int?
    /// A file for a line of JSON about everything that passes between this node and others.
    package var trace: String?

    package init(
        home: String, listen: String? = nil, advertise: [String] = [],
        proxy: SOCKSProxy? = nil, proxyOnly: Bool = false, slotSeconds: Int? = nil,
        trace: String? = nil
    ) {
        self.home = home
        self.listen = listen
        self.advertise = advertise
        self.proxy = proxy
        self.proxyOnly = proxyOnly
        self.slotSeconds = slotSeconds
        self.trace = trace
    }
}
