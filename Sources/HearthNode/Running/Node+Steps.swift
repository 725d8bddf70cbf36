import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// One event after the other, each in a transaction of its own.
extension Node {
    /// So long is looked at what came in; then everything that people ask for has its turn.
    static let slice: Duration = .milliseconds(8)

    /// Looks at what came in, after what fell due before it came: so what joins what leaves on a second
    /// depends on when it came, not on when the node had time for it.
    func takeTurn() {
        let isDone = wakeDue > .now || doWhatIsDue()
        takeWhatCameIn(for: Self.slice, isOutOfOrder: !isDone)
    }

    /// Looks at what came in so far, as far as nothing else falls due before it.
    ///
    /// `isOutOfOrder`: also where something does, which the disk refuses.
    func takeWhatCameIn(for time: Duration, isOutOfOrder: Bool) {
        takeArrivals(
            before: WallTime.now.adding(.milliseconds(1)), for: time, isOutOfOrder: isOutOfOrder)
    }

    /// Looks at what came in before a moment, on all connections in the order in which it came: whom
    /// of several peers a busy node looks at first would show. It ends where something falls due, which
    /// may follow from what it looked at.
    ///
    /// One peer has half of that time at most: what is left then has come from somebody who sends too much.
    func takeArrivals(before moment: WallTime, for time: Duration, isOutOfOrder: Bool = false) {
        let end = ContinuousClock.now + time
        var queue = ArrivalQueue()
        for (id, connection) in connections {
            if let first = connection.firstArrival { queue.add(id, at: first) }
        }
        while let id = queue.takeFirst(), let connection = connections[id] {
            let begun = ContinuousClock.now
            let bound = isOutOfOrder ? moment : min(moment, wakeDue)
            guard let arrival = connection.takeArrival(before: bound) else { continue }
            received(arrival, on: id)
            let now = ContinuousClock.now
            guard now < end else { return }
            queue.spent(now - begun, on: id)
            if queue.timeSpent(on: id) < time / 2, let next = connection.firstArrival {
                queue.add(id, at: next)
            }
        }
    }

    private func received(_ arrival: Arrival, on session: SessionID) {
        switch arrival.content {
        case .readOver(let byteCount):
            handle(.readOver(session, byteCount: byteCount), at: arrival.at)
        case .frame(.early(let cell)):
            // Looked at when nothing else waits, and never in a quiet moment.
            guard postponed.count < Self.postponedLimit,
                postponed.count(where: { $0.session == session }) < Self.postponedPerPeer
            else { return }
            postponed.append((session, .early(cell)))
            arm()
        case .frame(let frame):
            handle(.received(session, frame), at: arrival.at)
        }
    }

    /// Takes one event; false when it failed and nothing has changed.
    ///
    /// `moment`: when it came in or fell due, which is what its time is, however long it waited: so
    /// when something leaves does not depend on what the node was busy with.
    @discardableResult
    func handle(_ event: HouseholdEvent, at moment: WallTime = .now) -> Bool {
        guard !isStopping else { return true }
        let isDone = step(event.durability, at: moment, isSecret: event.isSecret) {
            household, work in
            try household.handle(event, work)
        }
        guard !isDone else { return true }
        var session: SessionID?
        switch event {
        case .received(let id, _), .readOver(let id, _): session = id
        case .connected(let id, let peer, let isInitiator, _, _):
            session = id
            // The household does not know of this connection, and must not wait for its end.
            if isInitiator {
                step(.relaxed, at: moment) { household, work in
                    try household.handle(
                        .dialFailed(peer, reason: PeerProblem.storage.rawValue), work)
                }
            }
        default: break
        }
        if let session, let connection = connections[session] {
            closeRequests.yield(Closing(connection: connection, reason: .internalError, at: nil))
        }
        return false
    }

    /// One transaction of the household; false when it failed and nothing has changed.
    ///
    /// Where it is to be durable, it is on the disk before anything that follows is said.
    @discardableResult
    func step(
        _ durability: Durability, at moment: WallTime = .now, isSecret: Bool = false,
        _ body: (inout Household, Work) throws -> [Directive]
    ) -> Bool {
        let before = household
        do {
            let start = ContinuousClock.now
            let directives = try store.transaction(.relaxed) { tables in
                try body(&household, Work(store: tables, now: moment))
            }
            if durability == .full {
                unsettled.mustWait = true
                if !isSecret {
                    unsettled.slowest = max(unsettled.slowest, ContinuousClock.now - start)
                }
            }
            if !isSecret { lastMoment = moment }
            say(directives)
            tellNews(at: moment)
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

    /// A step that does not depend on claims took so long.
    func took(_ time: Duration) {
        lead.saw(time, at: .now)
        household.replicator.lead = lead.lead
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
            case .close(let id, let reason, let moment):
                guard let connection = connections[id] else { continue }
                closeRequests.yield(
                    Closing(connection: connection, reason: reason, at: moment.map(Self.notPast)))
            case .dial(let peer, let address, let moment):
                dialRequests.yield(
                    Dial(peer: peer, address: address, at: moment.map(Self.notPast)))
            }
        }
    }

    private func send(_ frames: [Frame], on id: SessionID, at moment: WallTime?) {
        guard let connection = connections[id] else { return }
        if let moment = moment ?? Self.quietEnd(for: frames) {
            return connection.send(frames, at: Self.notPast(moment))
        }
        for frame in frames {
            do throws(TransportError) {
                try connection.send([frame])
            } catch {
                // Too slow, or gone: what was not said is said when they next meet.
                closeRequests.yield(
                    Closing(connection: connection, reason: .overLimit, at: nil))
                return
            }
        }
    }

    /// Until when early cells wait that were made ready in a quiet moment: else they would be on the
    /// line before what leaves on the second.
    private static func quietEnd(for frames: [Frame]) -> WallTime? {
        guard frames.allSatisfy({ $0.type == .early }) else { return nil }
        return QuietMoment.end(at: .now)
    }

    /// What could not be made ready in time leaves on the next whole second: how late it was does
    /// not show.
    private static func notPast(_ moment: WallTime) -> WallTime {
        let now = WallTime.now
        return moment >= now ? moment : WallTime(seconds: now.seconds + 1)
    }
}

extension HouseholdEvent {
    /// Whether what it takes depends on claims.
    fileprivate var isSecret: Bool {
        switch self {
        case .received(_, .early), .look: true
        default: false
        }
    }

    fileprivate var durability: Durability {
        switch self {
        case .received(_, let frame):
            switch frame {
            case .record, .knock, .knockAnswer: .full
            default: .relaxed
            }
        case .readOver, .disconnected, .dialFailed: .relaxed
        case .connected, .wake: .full
        // What is not on the disk is found again.
        case .look: .relaxed
        }
    }
}
