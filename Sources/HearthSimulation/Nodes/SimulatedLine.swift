package import HearthHousehold
package import HearthReplication
import HearthShell
package import HearthSodium
package import HearthWire

/// What a simulated node says: over the world's network.
package final class SimulatedLine: ShellLine {
    private unowned let node: SimulatedNode

    init(_ node: SimulatedNode) { self.node = node }

    package func send(_ frames: [Frame], on session: SessionID, at moment: WallTime?) {
        guard !node.world.isSilent else { return }
        leave(at: moment) { [node] in
            for frame in frames { node.world.network.send(frame, on: session, from: node) }
        }
    }

    package func close(_ session: SessionID, _ reason: CloseReason) {
        guard !node.world.isSilent else { return }
        leave { [node] in node.world.network.close(session, reason, from: node) }
    }

    package func dial(_ peer: NodeKey, at addresses: [String]) {
        guard !node.world.isSilent else { return }
        leave { [node] in node.world.network.dial(peer, at: addresses, from: node) }
    }

    package func dialBack(_ session: SessionID, nonce: UInt64, port: UInt16) {
        guard !node.world.isSilent else { return }
        leave { [node] in
            node.world.network.dialBack(session, nonce: nonce, port: port, from: node)
        }
    }

    package func committed(_ household: Household, at now: WallTime) {
        node.committed(household, at: now)
    }

    /// Not before the disk is done.
    private func leave(at moment: WallTime? = nil, _ action: @escaping () -> Void) {
        let moment = moment ?? node.now
        let isBusy = node.clock.busyUntil > node.world.ticks
        guard isBusy || moment > node.now else { return action() }
        node.plan(at: moment, action)
    }
}
