package import HearthSodium

/// Lines that are cut and mended, and connections that a router forgets.
extension SimulatedNetwork {
    /// Cuts the line between two nodes: nothing passes, and neither is told.
    package func cut(_ one: SimulatedNode, _ other: SimulatedNode) {
        guard isWhole(one, other) else { return }
        link(one, other).cuts += 1
        link(other, one).cuts += 1
    }

    /// Cuts a node off from all others.
    package func isolate(_ node: SimulatedNode) {
        for other in world.nodes where other !== node { cut(node, other) }
    }

    /// Makes the line between two nodes whole; what was held back arrives.
    package func heal(_ one: SimulatedNode, _ other: SimulatedNode) {
        guard !isWhole(one, other) else { return }
        link(one, other).cuts = 0
        link(other, one).cuts = 0
        release(from: one, to: other)
        release(from: other, to: one)
    }

    /// Makes every line of a node whole.
    package func rejoin(_ node: SimulatedNode) {
        for other in world.nodes.sorted(by: { $0.key < $1.key }) where other !== node {
            heal(node, other)
        }
    }

    /// Whether something sent from one to the other arrives.
    package func isWhole(_ one: NodeKey, _ other: NodeKey) -> Bool {
        guard let one = nodesByKey[one], let other = nodesByKey[other] else { return true }
        return isWhole(one, other)
    }

    private func isWhole(_ one: SimulatedNode, _ other: SimulatedNode) -> Bool {
        link(one, other).cuts == 0 && link(other, one).cuts == 0
    }

    /// Ends the connections between two nodes, as a router that forgets them does.
    package func reset(_ one: SimulatedNode, _ other: SimulatedNode) {
        for connection in connections where connection.joins(one, other) && connection.isWhole {
            for end in [connection.initiator, connection.responder] {
                end.isOver = true
                let peer = connection.otherEnd(than: end).node.key
                world.plan(after: .zero) { [self] in tellGone(end, peer: peer) }
            }
        }
        sweep()
    }
}
