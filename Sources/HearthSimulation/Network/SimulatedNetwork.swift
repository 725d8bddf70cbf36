import HearthHousehold
import HearthReplication
package import HearthSodium
package import HearthWire

/// Connections between simulated nodes: by address, with latency, in order and whole.
///
/// Frames travel as the octets of transport messages, so that the wire code is exercised. Like TCP
/// it loses nothing: what is under way while a line is cut arrives when the line is whole again,
/// unless one side has given up by then.
package final class SimulatedNetwork {
    /// How long anything takes from one node to another.
    package var latency: Duration = .milliseconds(20)
    /// How long a dial takes to fail when nothing answers.
    package var dialTimeout: Duration = .seconds(5)
    /// Looks at every frame that a node sends, and may send others instead: for planting faults.
    package var intercept: ((_ from: SimulatedNode, _ to: NodeKey, _ frame: Frame) -> [Frame])?

    private struct Line: Hashable {
        let low: NodeKey
        let high: NodeKey

        init(_ one: NodeKey, _ other: NodeKey) {
            (low, high) = one < other ? (one, other) : (other, one)
        }
    }

    private unowned let world: World
    private var nodes: [String: SimulatedNode] = [:]
    private var cuts: Set<Line> = []
    private var connections: [SimulatedConnection] = []

    init(world: World) {
        self.world = world
    }

    func register(_ node: SimulatedNode) {
        nodes[node.address] = node
    }

    // MARK: Cutting

    /// Cuts the line between two nodes: nothing passes, and neither is told.
    package func cut(_ one: SimulatedNode, _ other: SimulatedNode) {
        cuts.insert(Line(one.key, other.key))
    }

    /// Cuts a node off from all others.
    package func isolate(_ node: SimulatedNode) {
        for other in nodes.values where other !== node { cut(node, other) }
    }

    /// Makes the line between two nodes whole; what was held back arrives.
    package func heal(_ one: SimulatedNode, _ other: SimulatedNode) {
        guard cuts.remove(Line(one.key, other.key)) != nil else { return }
        for connection in connections where connection.joins(one, other) {
            for end in [connection.initiator, connection.responder] {
                let held = end.held
                end.held = []
                for parcel in held { carry(parcel, to: end, of: connection) }
            }
        }
    }

    /// Makes every line of a node whole.
    package func rejoin(_ node: SimulatedNode) {
        for other in nodes.values.sorted(by: { $0.key < $1.key }) where other !== node {
            heal(node, other)
        }
    }

    /// Whether something sent from one to the other arrives.
    package func isWhole(_ one: NodeKey, _ other: NodeKey) -> Bool {
        !cuts.contains(Line(one, other))
    }

    // MARK: What nodes ask for

    func dial(_ peer: NodeKey, address: String, from node: SimulatedNode) {
        let run = node.run
        let target = nodes[address]
        // A closed port refuses at once; behind a cut line nobody says anything.
        let isSilent = target.map { !isWhole(node.key, $0.key) } ?? false
        world.plan(after: isSilent ? dialTimeout : latency) { [self] in
            guard node.run == run, node.isRunning else { return }
            guard !isSilent, let target, target.isRunning, target.key == peer,
                isWhole(node.key, peer)
            else {
                return node.handle(
                    .dialFailed(peer, reason: "nobody answers at this address"))
            }
            connect(node, to: target, address: address)
        }
    }

    private func connect(
        _ node: SimulatedNode, to target: SimulatedNode, address: String
    ) {
        guard let here = node.newSessionID(), let there = target.newSessionID() else { return }
        let connection = SimulatedConnection(
            initiator: .init(node: node, run: node.run, session: here),
            responder: .init(node: target, run: target.run, session: there))
        connections.append(connection)
        target.connected(there, peer: node.key, isInitiator: false, address: "")
        node.connected(here, peer: target.key, isInitiator: true, address: address)
    }

    func send(_ frame: Frame, on session: SessionID, from node: SimulatedNode) {
        guard let (connection, end) = find(session, of: node), !end.isOver else { return }
        let other = connection.otherEnd(than: end)
        for frame in intercept?(node, other.node.key, frame) ?? [frame] {
            node.note(frame, .sent, peer: other.node.key)
            carry(.messages(frame.messages), to: other, of: connection)
        }
    }

    func close(_ session: SessionID, _ reason: CloseReason, from node: SimulatedNode) {
        guard let (connection, end) = find(session, of: node), !end.isOver else { return }
        send(.close(reason), on: session, from: node)
        end.isOver = true
        let other = connection.otherEnd(than: end)
        carry(.hangUp, to: other, of: connection)
        world.plan(after: .zero) { [self] in tellGone(end, peer: other.node.key) }
        sweep()
    }

    /// A node is gone: whoever was connected to it notices when that news arrives.
    func ended(_ node: SimulatedNode) {
        for connection in connections {
            guard let end = connection.end(of: node), !end.isOver else { continue }
            end.isOver = true
            carry(.hangUp, to: connection.otherEnd(than: end), of: connection)
        }
        sweep()
    }

    // MARK: Faults

    /// Sends octets on the connection between two nodes that no honest node would send.
    ///
    /// Gives false, and does nothing, when there is no such connection.
    package func inject(
        _ messages: [[UInt8]], from node: SimulatedNode, to other: SimulatedNode
    ) -> Bool {
        guard let connection = live(node, other), let end = connection.end(of: other) else {
            return false
        }
        carry(.messages(messages), to: end, of: connection)
        return true
    }

    /// Whether there is a connection that neither side has given up.
    package func isConnected(_ one: SimulatedNode, _ other: SimulatedNode) -> Bool {
        live(one, other) != nil
    }

    /// How many connections there are between two nodes.
    package func connectionCount(_ one: SimulatedNode, _ other: SimulatedNode) -> Int {
        connections.count {
            $0.joins(one, other) && !$0.initiator.isOver && !$0.responder.isOver
        }
    }

    private func live(
        _ one: SimulatedNode, _ other: SimulatedNode
    ) -> SimulatedConnection? {
        connections.last {
            $0.joins(one, other) && !$0.initiator.isOver && !$0.responder.isOver
        }
    }

    // MARK: Delivery

    private func carry(
        _ parcel: SimulatedConnection.Parcel, to end: SimulatedConnection.End,
        of connection: SimulatedConnection
    ) {
        let peer = connection.otherEnd(than: end).node.key
        guard isWhole(end.node.key, peer) else {
            end.held.append(parcel)
            return
        }
        let earliest = world.now.adding(latency)
        let arrival = max(earliest, end.lastArrival ?? earliest)
        end.lastArrival = arrival
        world.plan(at: arrival) { [self] in
            guard isWhole(end.node.key, peer) else {
                end.held.append(parcel)
                return
            }
            deliver(parcel, to: end, of: connection)
        }
    }

    private func deliver(
        _ parcel: SimulatedConnection.Parcel, to end: SimulatedConnection.End,
        of connection: SimulatedConnection
    ) {
        guard !end.isOver, end.node.isRunning, end.node.run == end.run else { return }
        let peer = connection.otherEnd(than: end).node.key
        guard case .messages(let messages) = parcel else {
            end.isOver = true
            tellGone(end, peer: peer)
            sweep()
            return
        }
        do throws(WireError) {
            for message in messages {
                guard let frame = try end.assembler.take(message) else { continue }
                end.node.note(frame, .received, peer: peer)
                // The transport takes a close for itself and hangs up.
                if case .close = frame { continue }
                end.node.handle(.received(end.session, frame))
            }
        } catch {
            close(end.session, .protocolViolation, from: end.node)
        }
    }

    private func tellGone(_ end: SimulatedConnection.End, peer: NodeKey) {
        guard end.node.isRunning, end.node.run == end.run else { return }
        end.node.disconnected(end.session, peer: peer)
    }

    private func find(
        _ session: SessionID, of node: SimulatedNode
    ) -> (SimulatedConnection, SimulatedConnection.End)? {
        for connection in connections {
            for end in [connection.initiator, connection.responder]
            where end.node === node && end.session == session && end.run == node.run {
                return (connection, end)
            }
        }
        return nil
    }

    /// Forgets connections that both sides know to be over.
    private func sweep() {
        connections.removeAll { $0.initiator.isOver && $0.responder.isOver }
    }
}
