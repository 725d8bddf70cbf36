import HearthAPI
import HearthGiving
package import HearthHousehold
import HearthRecovery
package import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What happens to a household from outside.
extension Household {
    /// Takes events of one step, in order.
    package mutating func handle(
        _ events: [HouseholdEvent], _ work: Work
    ) throws -> [Directive] {
        beginStep(at: work.now)
        for event in events { try take(event, work) }
        return takeDirectives()
    }

    /// Takes what one peer sent, in order, as far as that peer may ask for more, and removes it.
    package mutating func handle(
        _ events: inout ArraySlice<HouseholdEvent>, from session: SessionID, _ work: Work
    ) throws -> [Directive] {
        beginStep(at: work.now)
        while pause(of: session, at: work.now) == nil, let event = events.popFirst() {
            try take(event, work)
        }
        return takeDirectives()
    }

    /// Until when nothing more is to be read of a peer; nil: it can be read.
    package func pause(of session: SessionID, at now: WallTime) -> WallTime? {
        replicator.pause(of: session, at: now)
    }

    /// Takes one event.
    package mutating func handle(_ event: HouseholdEvent, _ work: Work) throws -> [Directive] {
        try handle([event], work)
    }

    private mutating func take(_ event: HouseholdEvent, _ work: Work) throws {
        try happens(event, work)
        if event.mayDial { try dialWanted(work) }
    }

    private mutating func happens(_ event: HouseholdEvent, _ work: Work) throws {
        switch event {
        case .connected(let id, let peer, let isInitiator, let address, let place):
            try connected(to: peer, address: address, on: id, work)
            if !isInitiator, place.nearness == .elsewhere { reach.wasReached(at: work.now) }
            replicator.opened(
                id, peer: peer, isInitiator: isInitiator, place: place, now: work.now)
        case .received(let id, .knock(let octets)):
            try receivedKnock(octets, on: id, work)
        case .received(let id, .knockAnswer(let octets)):
            try receivedKnockAnswer(octets, on: id, work)
        case .received(let id, .early(let cell)):
            try replicator.received(.early(cell), on: id, now: work.now, store: work.store)
            try react(work)
            earlyCellCame(at: work.now)
        case .received(let id, let frame): try received(frame, on: id, work)
        case .readOver(let id, let byteCount):
            replicator.readOver(byteCount, on: id, now: work.now)
        case .disconnected(let id): disconnected(id, work)
        case .dialledBack(let id, let nonce, let wasReached):
            answerReachAsk(on: id, nonce: nonce, wasReached: wasReached)
        case .dialFailed(let peer, let reasons):
            dialPlan.failed(peer, reasons: reasons, now: work.now, jitter: jitter())
        case .wake: try wake(work)
        case .due:
            try doDue(work)
            try react(work)
        case .look: try look(work)
        }
    }

    private mutating func connected(
        to peer: NodeKey, address: String, on id: SessionID, _ work: Work
    ) throws {
        meetings.opened(id, with: peer)
        dialPlan.connected(peer)
        if !address.isEmpty { dialPlan.reached(peer, at: address, now: work.now) }
        try remember(peer, address: address, work)
    }

    private mutating func received(_ frame: Frame, on id: SessionID, _ work: Work) throws {
        let wasKnocking = replicator.isKnocking(at: id)
        let wasSharing = replicator.peer(of: id).map { replicator.isSharing(with: $0) } ?? false
        keepShownLetter(frame, on: id)
        try takeShownCard(frame, work)
        try replicator.received(frame, on: id, now: work.now, store: work.store)
        if case .hello = frame, let peer = replicator.peer(of: id),
            replicator.isSharing(with: peer)
        {
            dialPlan.recognized(peer)
            // Anybody who shares a list with a member here can still be asked to be their friend.
            if !wasSharing { try knock(on: id, work) }
        }
        if !wasKnocking, replicator.isKnocking(at: id) {
            try farewellArrived(on: id, work)
            try knock(on: id, work)
            try showForgottenLetter(on: id, work)
        }
        try react(work)
        switch frame {
        case .hello(let hello):
            if let peer = replicator.peer(of: id), replicator.isSharing(with: peer) {
                noteClock(hello, of: peer, work)
            }
            try noticeClockError(work)
            askWhetherReachable(onlyWhereDue: true, at: work.now)
        case .pong: askWhetherReachable(onlyWhereDue: true, at: work.now)
        case .reachAsk(let nonce, let port):
            receivedReachAsk(nonce: nonce, port: port, on: id, work)
        case .reachAnswer(let nonce, let outcome):
            receivedReachAnswer(nonce: nonce, outcome, on: id, at: work.now)
        default: break
        }
    }

    private mutating func disconnected(_ id: SessionID, _ work: Work) {
        let heard = replicator.lastHeard(id) ?? work.now
        replicator.closed(id)
        guard let peer = meetings.closed(id) else { return }
        do {
            try remember(peer, address: "", heard: heard, work)
        } catch {
            // When it was last heard is worth less than dialling it again.
            alarm(.storageRefused)
        }
        if replicator.session(with: peer) == nil {
            dialPlan.disconnected(peer, now: work.now, jitter: jitter())
        }
    }

    /// Does what waited for others to bring back what this home forgot.
    private mutating func endGraceWhereDue(_ work: Work) throws {
        guard run.endGrace(at: work.now) else { return }
        cleanPicturesSoon(work)
        try settle(work)
        try beatWhereDue(work)
    }

    /// Does what is due.
    private mutating func wake(_ work: Work) throws {
        try replicator.wake(now: work.now, store: work.store)
        // At once, not with what comes in next: that may be somebody's early cell.
        try react(work)
        try endGraceWhereDue(work)
        try cleanPicturesWhereDue(work)
        try deleteWhereDue(work)
        try emptyBinsWhereDue(work)
        try renewOldCards(dueBy: work.now, work)
        try renewRescuesWhereDue(work)
        try beatWhereDue(work)
        expireKeys(at: work.now)
    }
}

extension HouseholdEvent {
    /// Nobody is dialled by what depends on claims.
    fileprivate var mayDial: Bool {
        switch self {
        case .look, .received(_, .early): false
        case .connected, .received, .readOver, .disconnected, .dialFailed, .dialledBack, .wake,
            .due:
            true
        }
    }
}
