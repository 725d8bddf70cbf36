import HearthReplication
import HearthWire

/// One connection between two simulated nodes.
final class SimulatedConnection {
    /// One end of it.
    final class End {
        let node: SimulatedNode
        /// A node that was started again has nothing to do with its earlier connections.
        let run: Int
        let session: SessionID
        var assembler = FrameAssembler()
        /// Has been told that the connection is gone, or has hung up itself.
        var isOver = false
        /// What comes to this end stays in order, whatever the latency becomes.
        var lastArrival: WallTime?
        /// On its way here while the line is cut: comes when the line is whole again.
        var held: [Parcel] = []

        init(node: SimulatedNode, run: Int, session: SessionID) {
            self.node = node
            self.run = run
            self.session = session
        }
    }

    /// What travels: the plaintexts of a frame's transport messages, or the end of everything.
    enum Parcel {
        case messages([[UInt8]])
        case hangUp
    }

    let initiator: End
    let responder: End

    init(initiator: End, responder: End) {
        self.initiator = initiator
        self.responder = responder
    }

    /// The end of this node; nil when the connection is not its own.
    func end(of node: SimulatedNode) -> End? {
        if initiator.node === node { return initiator }
        return responder.node === node ? responder : nil
    }

    func otherEnd(than end: End) -> End {
        end === initiator ? responder : initiator
    }

    func joins(_ one: SimulatedNode, _ other: SimulatedNode) -> Bool {
        end(of: one) != nil && end(of: other) != nil && one !== other
    }
}
