import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// One event after the other, each in a transaction of its own.
extension Node {
    func received(_ frame: Frame, on session: SessionID) {
        guard case .early = frame else { return handle(.received(session, frame)) }
        // Looked at when nothing else waits, and never in a quiet moment.
        guard postponed.count < Self.postponedLimit else { return }
        postponed.append((session, frame))
        arm()
    }

    func handle(_ event: HouseholdEvent) {
        guard !isStopping else { return }
        let durability: Durability
        var session: SessionID?
        switch event {
        case .received(let id, let frame):
            session = id
            switch frame {
            case .record, .knock, .knockAnswer: durability = .full
            default: durability = .relaxed
            }
        case .disconnected, .dialFailed: durability = .relaxed
        case .connected, .wake: durability = .full
        // What is not on the disk is found again.
        case .look: durability = .relaxed
        }
        let isDone = step(durability) { household, work in
            try household.handle(event, work)
        }
        guard !isDone else { return }
        if case .connected(let id, let peer, let isInitiator, _) = event {
            session = id
            // The household does not know of this connection, and must not wait for its end.
            if isInitiator {
                step(.relaxed) { household, work in
                    try household.handle(
                        .dialFailed(peer, reason: PeerProblem.storage.rawValue), work)
                }
            }
        }
        if let session, let connection = connections[session] {
            closeRequests.yield(Closing(connection: connection, reason: .internalError))
        }
    }

    /// One transaction of the household; false when it failed and nothing has changed.
    @discardableResult
    func step(
        _ durability: Durability, _ body: (inout Household, Work) throws -> [Directive]
    ) -> Bool {
        let before = household
        do {
            let now = WallTime.now
            let directives = try store.transaction(durability) { tables in
                try body(&household, Work(store: tables, now: now))
            }
            carryOut(directives)
            tellNews(at: now)
            arm()
            return true
        } catch {
            household = before
            // Which error, never what was in the event.
            logger.error(
                "an event could not be handled", metadata: ["error": "\(type(of: error))"])
            return false
        }
    }

    func carryOut(_ directives: [Directive]) {
        for directive in directives {
            switch directive {
            case .send(let id, let frame):
                guard let connection = connections[id] else { continue }
                do throws(TransportError) {
                    try connection.send([frame])
                } catch {
                    // Too slow, or gone: what was not said is said when they next meet.
                    closeRequests.yield(Closing(connection: connection, reason: .overLimit))
                }
            case .close(let id, let reason):
                guard let connection = connections[id] else { continue }
                closeRequests.yield(Closing(connection: connection, reason: reason))
            case .dial(let peer, let address):
                dialRequests.yield(Dial(peer: peer, address: address))
            }
        }
    }
}
