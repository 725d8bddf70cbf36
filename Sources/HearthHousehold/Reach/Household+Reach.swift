package import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Friends who dial back, so that people know whether their node can be reached (protocol-spec/transport.md,
/// Dialling back).
extension Household {
    /// The machine has other addresses, or has slept: what was known of its lines may not be so any more.
    package mutating func networkChanged(at now: WallTime) {
        reach.forget()
        replicator.pingAll(now: now)
        // Asked while the plan is changed, which is a part of the household.
        let dice = self
        dialPlan.hurryAll(now: now, within: 2) { dice.jitter() }
    }

    /// Asks one friend elsewhere whom this node has dialled. Whoever dialled it has reached it already.
    package mutating func askWhetherReachable(onlyWhereDue: Bool, at now: WallTime) {
        guard !reach.dialsThroughProxy, !onlyWhereDue || reach.isDue(at: now),
            !reach.isAsking(at: now), let port = announcedPort
        else { return }
        guard let peer = replicator.connectedPeers.first(where: mayAsk),
            let session = replicator.session(with: peer)
        else { return }
        let octets = entropy.octets(8, for: .jitter)
        let nonce = octets.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        reach.asked(on: session, nonce: nonce, at: now)
        replicator.send(.reachAsk(nonce: nonce, port: port), to: session)
    }

    private func mayAsk(_ peer: NodeKey) -> Bool {
        guard replicator.isSharing(with: peer), isOfFriend(peer),
            let line = replicator.session(with: peer).flatMap(replicator.line)
        else { return false }
        return line.isInitiator && line.place.nearness == .elsewhere
    }

    /// The port at which others are to find this node.
    private var announcedPort: UInt16? {
        let address = reach.mapping ?? addresses.lazy.compactMap { HostPort($0) }.first
        return address.flatMap { UInt16(exactly: $0.port) }
    }

    private func isOfFriend(_ node: NodeKey) -> Bool {
        replicator.directory.pairs.contains { $0.otherNode == node && $0.state == .friends }
    }

    /// A peer wants to know whether it can be reached. Only a friend's node is dialled, only where it is
    /// seen to come from, and not often: nobody else ever gets a packet.
    package mutating func receivedReachAsk(
        nonce: UInt64, port: UInt16, on session: SessionID, _ work: Work
    ) {
        guard let line = replicator.line(of: session), replicator.isSharing(with: line.peer) else {
            return
        }
        guard isOfFriend(line.peer), !line.isInitiator, line.place.nearness == .elsewhere,
            !reach.dialsThroughProxy,
            reach.mayHelp(line.peer, at: work.now)
        else {
            replicator.send(.reachAnswer(nonce: nonce, .notTried), to: session)
            return
        }
        replicator.directives.append(.dialBack(session, nonce: nonce, port: port))
    }

    package mutating func answerReachAsk(on session: SessionID, nonce: UInt64, wasReached: Bool) {
        let outcome: ReachOutcome = wasReached ? .reached : .unreached
        replicator.send(.reachAnswer(nonce: nonce, outcome), to: session)
    }

    package mutating func receivedReachAnswer(
        nonce: UInt64, _ outcome: ReachOutcome, on session: SessionID, at now: WallTime
    ) {
        reach.answered(on: session, nonce: nonce, outcome, at: now)
        noteChange()
    }
}
