import HearthSodium
package import HearthWire

extension Replicator {
    /// A frame came in; knocks are the household's matter and not handed in here.
    ///
    /// - Throws: What the storage throws. A peer's nonsense closes its session instead.
    package mutating func received(
        _ frame: Frame, on id: SessionID, now: WallTime, store: any CarrierStore & EarlyStore
    ) throws {
        // What comes ahead of the beat must not decide about anything else.
        if frame.type != .early { noticeClock(at: now) }
        stepAt = now
        guard let session = sessions[id] else { return }
        // When a silent session is given up must not depend on what was claimed.
        if frame.type != .early { sessions[id]?.lastHeard = now }
        switch frame {
        case .hello(let hello):
            // Going back and forth between lanes would have everything compared each time.
            guard allows(frame.cost, on: id, now: now) else { return }
            let before = session.lane
            heard(hello, on: id)
            guard sessions[id]?.lane == .sharing, before != .sharing else { return }
            let metered = MeteredStore(store)
            try startSharing(id, store: metered)
            // No debt, so that another hello a second later is heard.
            sessions[id]?.allowance.work.charge(metered.takeWork(), debt: 0, now: now)
            return
        case .close:
            return close(id, .goodbye)
        case .pong(let number):
            cellsAnswered(number, on: id)
            if sessions[id]?.outgoing.answered(number, at: now) == true {
                replacedRecords.remove(sessions[id]?.outgoing.takeShown() ?? [])
                try sendOutgoing(id, store: store)
            } else {
                _ = allows(frame.cost, on: id, now: now)
            }
            return
        case .knock, .knockAnswer:
            return
        default:
            break
        }
        // A stranger's other frames may cross with a hello; they are dropped, not punished, unless
        // they are too many.
        guard session.lane == .sharing else {
            _ = allows(frame.cost, on: id, now: now)
            return
        }
        if case .early(let cell) = frame {
            // A measure of its own: what comes ahead of the beat must not make other things late.
            if sessions[id]?.allowance.early.take(cell.weight, now: now) == true {
                try takeEarly(cell, from: id, store: store)
            } else if sessions[id]?.allowance.fallen.take(cell.weight, now: now) != true {
                close(id, .overLimit)
            }
        } else if session.allowance.firstDeferred == nil,
            sessions[id]?.allowance.work.take(frame.cost, now: now) == true
        {
            try handle(frame, on: id, now: now, store: MeteredStore(store))
        } else if sessions[id]?.allowance.deferFrame(frame) != true {
            close(id, .overLimit)
        }
    }

    /// A payload of so many octets came in that this program does not know: it is read over, and
    /// counts like a record of its size.
    package mutating func readOver(_ byteCount: Int, on id: SessionID, now: WallTime) {
        guard sessions[id] != nil else { return }
        sessions[id]?.lastHeard = now
        _ = allows(4 + Double(byteCount) / 16_384, on: id, now: now)
    }

    /// Takes units of a peer's measure for something that cannot be put off; where they are not left,
    /// closes the session.
    package mutating func allows(_ cost: Double, on id: SessionID, now: WallTime) -> Bool {
        guard sessions[id] != nil else { return false }
        if sessions[id]?.allowance.work.take(cost, now: now) == true { return true }
        close(id, .overLimit)
        return false
    }

    /// Takes what was done for a peer off its measure, beyond the price of its frames.
    mutating func charge(_ id: SessionID, for store: MeteredStore, now: WallTime) {
        let work = store.takeWork()
        sessions[id]?.allowance.work.charge(work, debt: PeerAllowance.debt, now: now)
    }

    /// Goes on with what a peer asked for beyond its measure, as far as that has grown since.
    mutating func resume(_ id: SessionID, now: WallTime, store: any CarrierStore) throws {
        while let frame = sessions[id]?.allowance.firstDeferred,
            sessions[id]?.allowance.work.take(frame.cost, now: now) == true
        {
            sessions[id]?.allowance.removeFirst()
            try handle(frame, on: id, now: now, store: MeteredStore(store))
        }
        while sessions[id]?.allowance.parked.isEmpty == false,
            sessions[id]?.allowance.letters.take(now: now) == true,
            let letter = sessions[id]?.allowance.unpark()
        {
            try take(letter, from: id, isParked: true, now: now, store: store)
        }
    }

    /// Does what a frame asks for, in a sharing session, and charges the peer for what that took.
    private mutating func handle(
        _ frame: Frame, on id: SessionID, now: WallTime, store: MeteredStore
    ) throws {
        defer { charge(id, for: store, now: now) }
        switch frame {
        case .ping(let number):
            send(.pong(number), to: id)
        case .digest(let digest):
            try compare(digest, on: id, store: store)
        case .summary(let theirs):
            try compare(theirs, on: id, now: now, store: store)
        case .versions(let stream, let range, let stamps):
            try sendMissing(in: stream, range, theirs: stamps, to: id, now: now, store: store)
        case .record(let record):
            try take(record, from: id, now: now, store: store)
        case .have(let vectors):
            try answer(vectors, on: id, store: store)
        case .cells(let cells):
            for cell in cells { try take(cell, from: id, now: now, store: store) }
        default:
            break
        }
    }

    /// Both nodes know each other: compares everything they share.
    mutating func startSharing(_ id: SessionID, store: any CarrierStore) throws {
        guard let session = sessions[id] else { return }
        let streams = directory.streams(sharedWith: session.peer)
        sessions[id]?.awaitsSummary = true
        send(.digest(try digest(of: streams, store: store)), to: id)
        let vectors = try haveVectors(for: session.peer, store: store)
        for frame in Self.batches(of: vectors) { send(frame, to: id) }
        try showReplaced(to: id, store: store)
        showReplacedCells(to: id)
    }
}
