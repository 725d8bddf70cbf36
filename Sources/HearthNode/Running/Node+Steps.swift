import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// Takes what happens, in one transaction a turn, and carries out what follows once that has
/// committed.
extension Node {
    /// So many frames of one connection are taken in one turn; then everything else has its turn.
    static let framesPerTurn = 32

    static func events(of arrivals: [Arrival], on session: SessionID) -> [HouseholdEvent] {
        arrivals.map { arrival in
            switch arrival.content {
            case .frame(let frame): .received(session, frame)
            case .readOver(let byteCount): .readOver(session, byteCount: byteCount)
            }
        }
    }

    /// Takes what one connection has brought, as far as its peer may ask for more, and removes it:
    /// many records cost one wait for the disk.
    func take(_ events: inout ArraySlice<HouseholdEvent>, on session: SessionID) {
        let all = events
        var rest = all
        let isDurable = all.contains { $0.isDurable }
        let isDone = step(isDurable ? .full : .relaxed) { household, work in
            rest = all
            return try household.handle(&rest, from: session, work)
        }
        guard !isDone else { return events = rest }
        // One of them cannot be taken: the others are, each by itself.
        for event in all { handle(event) }
        events = []
    }

    /// Takes one event; false when it failed and nothing has changed.
    @discardableResult
    func handle(_ event: HouseholdEvent) -> Bool {
        guard !step([event]) else { return true }
        switch event {
        case .received(let id, _), .readOver(let id, _):
            close(id)
        case .connected(let id, let peer, let isInitiator, _, _):
            // The household does not know of this connection, and must not wait for its end.
            if isInitiator {
                step([.dialFailed(peer, reason: PeerProblem.storage.rawValue)])
            }
            close(id)
        default: break
        }
        return false
    }

    private func close(_ session: SessionID) {
        guard let connection = connections[session] else { return }
        closeRequests.yield(Closing(connection: connection, reason: .internalError))
    }

    @discardableResult
    private func step(_ events: [HouseholdEvent]) -> Bool {
        let isDurable = events.contains { $0.isDurable }
        return step(isDurable ? .full : .relaxed) { household, work in
            try household.handle(events, work)
        }
    }

    /// One transaction of the household; false when it failed and nothing has changed.
    @discardableResult
    func step(
        _ durability: Durability, _ body: (inout Household, Work) throws -> [Directive]
    ) -> Bool {
        guard !isStopping else { return true }
        let before = household
        let now = WallTime.now
        do {
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
            if error is StoreError { checkDisk() }
            return false
        }
    }

    func carryOut(_ directives: [Directive]) {
        var rest = directives[...]
        while let directive = rest.popFirst() {
            switch directive {
            case .send(let id, let frame, let moment):
                var frames = [frame]
                while case .send(id, let next, moment)? = rest.first {
                    frames.append(next)
                    rest.removeFirst()
                }
                send(frames, on: id, at: moment)
            case .close(let id, let reason):
                guard let connection = connections[id] else { continue }
                closeRequests.yield(Closing(connection: connection, reason: reason))
            case .dial(let peer, let address):
                dialRequests.yield(Dial(peer: peer, address: address))
            }
        }
    }

    private func send(_ frames: [Frame], on id: SessionID, at moment: WallTime?) {
        guard let connection = connections[id] else { return }
        if let moment { return connection.send(frames, at: Self.notPast(moment)) }
        do throws(TransportError) {
            try connection.send(frames)
        } catch {
            // Too slow, or gone: what was not said is said when they next meet.
            closeRequests.yield(Closing(connection: connection, reason: .overLimit))
        }
    }

    /// What could not be made ready in time leaves on the next whole second.
    private static func notPast(_ moment: WallTime) -> WallTime {
        let now = WallTime.now
        return moment >= now ? moment : WallTime(seconds: now.seconds + 1)
    }
}

extension HouseholdEvent {
    /// Whether it is on the disk before anything that follows from it is said.
    fileprivate var isDurable: Bool {
        switch self {
        case .received(_, let frame):
            switch frame {
            case .record, .knock, .knockAnswer: true
            default: false
            }
        case .connected, .wake: true
        // What is not on the disk is found again.
        case .readOver, .disconnected, .dialFailed, .look: false
        }
    }
}
