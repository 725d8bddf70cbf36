import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthShell
import HearthSodium
import HearthTransport
import HearthWire
import Logging

/// Connections to other nodes: each has a task that takes in turns what has come.
extension Node {
    /// So many frames of one connection are taken in one turn; then everything else has its turn.
    private static let framesPerTurn = 32

    func dialLoop() async {
        await withDiscardingTaskGroup { group in
            for await dial in shell.line.dials {
                group.addTask { await self.dial(dial) }
            }
            group.cancelAll()
        }
    }

    func dialBackLoop() async {
        await withDiscardingTaskGroup { group in
            for await wanted in shell.line.dialBacks {
                group.addTask {
                    let isThere =
                        if let address = wanted.address {
                            await self.dialler.finds(wanted.peer, at: address)
                        } else {
                            false
                        }
                    await self.take([
                        .dialledBack(wanted.session, nonce: wanted.nonce, wasReached: isThere)
                    ])
                }
            }
            group.cancelAll()
        }
    }

    func closeLoop() async {
        await withDiscardingTaskGroup { group in
            for await closing in shell.line.closings {
                group.addTask { await closing.connection.close(closing.reason) }
            }
        }
    }

    @concurrent nonisolated func dial(_ dial: NodeLine.Dial) async {
        let addresses = dial.addresses.compactMap { HostPort($0) }
        do throws(DialFailure) {
            try await dialler.connect(to: addresses, remote: dial.peer) { connection, address in
                await self.serve(connection, address: address.description)
            }
        } catch {
            let reasons = dial.addresses.map { text in
                let reason = HostPort(text).flatMap { error.reasons[$0] }
                return (text, (reason?.problem ?? .badAddress).rawValue)
            }
            await take([.dialFailed(dial.peer, reasons: Dictionary(reasons) { first, _ in first })])
        }
    }

    func serve(_ connection: Connection, address: String) async {
        guard !isStopping else { return await connection.close(.shutdown) }
        let id = shell.household.newSessionID()
        shell.line.connections[id] = connection
        logger.debug(
            "connected",
            metadata: [
                "node": "\(connection.remoteKey.hex.prefix(8))",
                "initiator": "\(connection.isInitiator)",
            ])
        take([
            .connected(
                id, peer: connection.remoteKey, isInitiator: connection.isInitiator,
                address: address, place: connection.remotePlace)
        ])
        do throws(TransportError) {
            while let arrivals = try await connection.arrivals(atMost: Self.framesPerTurn) {
                var events = arrivals.map { $0.event(on: id) }[...]
                while !events.isEmpty, !isStopping {
                    await pause(id)
                    take(&events, from: id)
                    // Everything else that waits for the node has a turn.
                    await Task.yield()
                }
            }
        } catch {
            logger.debug(
                "connection lost",
                metadata: [
                    "node": "\(connection.remoteKey.hex.prefix(8))",
                    "reason": "\(error.problem.rawValue)",
                ])
        }
        shell.line.connections[id] = nil
        take([.disconnected(id)])
    }

    /// Waits while nothing more is to be read of a peer: then TCP slows it down.
    private func pause(_ session: SessionID) async {
        let now = shell.clock.now
        guard let moment = shell.household.pause(of: session, at: now) else { return }
        // Cut short only where the node stops.
        try? await Task.sleep(for: min(moment.since(now), Self.longestPause))
    }

    /// However a clock is set meanwhile.
    private static let longestPause: Duration = .seconds(10)
}

extension Arrival {
    fileprivate func event(on session: SessionID) -> HouseholdEvent {
        switch content {
        case .frame(let frame): .received(session, frame)
        case .readOver(let byteCount): .readOver(session, byteCount: byteCount)
        }
    }
}
