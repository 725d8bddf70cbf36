package import HearthWire

/// Looking at connections, and sending what no honest node sends.
extension SimulatedNetwork {
    /// Sends octets on the connection between two nodes that no honest node would send.
    ///
    /// Gives false, and does nothing, when there is no such connection.
    package func inject(
        _ messages: [[UInt8]], from node: SimulatedNode, to other: SimulatedNode
    ) -> Bool {
        guard let connection = live(node, other), let end = connection.end(of: other) else {
            return false
        }
        carry(
            .messages(messages, isEarly: false), to: end, frame: nil,
            byteCount: messages.reduce(0) { $0 + $1.count })
        return true
    }

    /// Sends a frame as if the node itself had said it; false when there is no connection.
    @discardableResult
    package func say(_ frame: Frame, from node: SimulatedNode, to other: SimulatedNode) -> Bool {
        guard let connection = live(node, other), let end = connection.end(of: node) else {
            return false
        }
        put(frame, from: end, to: connection.otherEnd(than: end))
        return true
    }

    /// Whether there is a connection that neither side has given up.
    package func isConnected(_ one: SimulatedNode, _ other: SimulatedNode) -> Bool {
        live(one, other) != nil
    }

    /// How many connections there are between two nodes.
    package func connectionCount(_ one: SimulatedNode, _ other: SimulatedNode) -> Int {
        connections.count { $0.joins(one, other) && $0.isWhole }
    }

    private func live(
        _ one: SimulatedNode, _ other: SimulatedNode
    ) -> SimulatedConnection? {
        connections.last { $0.joins(one, other) && $0.isWhole }
    }
}
