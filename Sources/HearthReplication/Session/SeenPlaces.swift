import HearthSodium
import HearthWire

/// Where nodes were last seen, for as long as this one runs.
///
/// A node that shares a network with an owner's node may be watched from there, so what goes to them must
/// not depend on claims (protocol-spec/circle.md, Two lanes).
struct SeenPlaces: Sendable {
    private var places: [NodeKey: NetworkPlace] = [:]

    mutating func saw(_ node: NodeKey, at place: NetworkPlace) { places[node] = place }

    mutating func forget(besides known: (NodeKey) -> Bool) {
        places = places.filter { known($0.key) }
    }

    /// Whether a node shares this node's network.
    func isBeside(_ node: NodeKey) -> Bool { places[node]?.nearness == .sameNetwork }

    /// Whether two other nodes share a network, their public address for example.
    func areTogether(_ one: NodeKey, _ other: NodeKey) -> Bool {
        guard let first = places[one], let second = places[other] else { return false }
        return first.network == second.network && !first.network.isEmpty
            && first.nearness != .sameMachine && second.nearness != .sameMachine
    }
}
