/// Where in the network a peer is, as far as its connection tells.
package struct NetworkPlace: Hashable, Sendable {
    /// How near this node it is.
    package enum Nearness: Hashable, Sendable {
        /// On this machine: homes that somebody tries out side by side.
        case sameMachine
        /// In this node's own network: in one home, for example.
        case sameNetwork
        case elsewhere
    }

    /// The part of the network that it comes from, in any words; empty: none is known.
    package let network: String
    package let nearness: Nearness

    package init(_ network: String, _ nearness: Nearness = .elsewhere) {
        self.network = network
        self.nearness = nearness
    }
}
