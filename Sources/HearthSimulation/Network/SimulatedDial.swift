import HearthSodium

/// One dial of a simulated node: its addresses, one after the other, each before the last has failed.
final class SimulatedDial {
    /// How long the next address waits for the one before it.
    static let delay: Duration = .milliseconds(250)

    let peer: NodeKey
    let node: SimulatedNode
    let addresses: [String]
    var isOver = false
    private let run: Int
    private var waiting: ArraySlice<String>
    private var running = 0

    init(of peer: NodeKey, by node: SimulatedNode, at addresses: [String]) {
        self.peer = peer
        self.node = node
        self.addresses = addresses
        run = node.run
        waiting = addresses[...]
    }

    /// Whether the node still runs that dialled, and has not been connected meanwhile.
    var isWanted: Bool { !isOver && node.run == run && node.isRunning }

    var hasMore: Bool { !waiting.isEmpty }

    /// The next address; nil: there is none to try.
    func begin() -> String? {
        guard isWanted, let address = waiting.popFirst() else { return nil }
        running += 1
        return address
    }

    /// Whether that was the last one.
    func failed() -> Bool {
        running -= 1
        isOver = running == 0 && waiting.isEmpty
        return isOver
    }
}
