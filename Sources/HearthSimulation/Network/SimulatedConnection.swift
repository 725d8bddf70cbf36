import HearthReplication
import HearthSodium
import HearthWire

/// One connection between two simulated nodes.
final class SimulatedConnection {
    /// One end of it.
    final class End {
        let node: SimulatedNode
        /// A node that was started again has nothing to do with its earlier connections.
        let run: Int
        let session: SessionID
        let link: Link
        weak var connection: SimulatedConnection?
        var assembler = FrameAssembler()
        /// Has been told that the connection is gone, or has hung up itself.
        var isOver = false
        /// What comes to this end stays in order, whatever the latency becomes.
        var lastArrival: Ticks = 0
        /// The same for early cells, which have a lane of their own on every line.
        var lastEarlyArrival: Ticks = 0
        /// On its way here while the line is cut or this end does not read.
        var held: [Parcel] = []
        /// Octets of it; what is early does not count.
        var heldOctets = 0

        /// One end; the link is that on which things come to it.
        init(node: SimulatedNode, run: Int, session: SessionID, link: Link) {
            self.node = node
            self.run = run
            self.session = session
            self.link = link
        }

        /// Whether this end still belongs to a node that is there.
        var isAlive: Bool { !isOver && node.isRunning && node.run == run }
    }

    /// What travels: the plaintexts of a frame's transport messages, or the end of everything.
    enum Parcel {
        case messages([[UInt8]], isEarly: Bool)
        case hangUp

        var byteCount: Int {
            guard case .messages(let messages, isEarly: false) = self else { return 0 }
            return messages.reduce(0) { $0 + $1.count }
        }
    }

    let initiator: End
    let responder: End

    init(initiator: End, responder: End) {
        self.initiator = initiator
        self.responder = responder
    }

    var isOver: Bool { initiator.isOver && responder.isOver }
    var isWhole: Bool { !initiator.isOver && !responder.isOver }

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
