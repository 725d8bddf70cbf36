import HearthSodium
package import HearthWire

extension Replicator {
    /// A frame came in; knocks and what is asked of reach are the household's matter: of those only that the
    /// peer was heard counts here.
    ///
    /// - Throws: What the storage throws. A peer's nonsense closes its session instead.
    package mutating func received(
        _ frame: Frame, on id: SessionID, now: WallTime, store: any CarrierStore & EarlyStore
    ) throws {
        if case .early(let cell) = frame {
            return try receivedEarly(cell, on: id, now: now, store: store)
        }
        noticeClock(at: now)
        stepAt = now
        guard sessions[id] != nil else { return }
        sessions[id]?.lastHeard = now
        work = frame.cost
        try handle(frame, on: id, now: now, store: store)
        chargeWork(to: id, now: now)
    }

    /// What comes ahead of the beat touches nothing but the place where it is kept: whether the peer
    /// was heard, what time it is, and what it may ask for must not depend on what was claimed.
    private mutating func receivedEarly(
        _ cell: Cell, on id: SessionID, now: WallTime, store: any CarrierStore & EarlyStore
    ) throws {
        guard sessions[id]?.state == .sharing,
            sessions[id]?.allowance.early.take(Double(cell.octets.count), now: now) == true
        else { return }
        try takeEarly(cell, from: id, store: store)
    }

    /// A payload of this many octets came in that this program does not know: it is skipped, and
    /// counts like a record of its size.
    package mutating func readOver(_ byteCount: Int, on id: SessionID, now: WallTime) {
        guard sessions[id] != nil else { return }
        sessions[id]?.lastHeard = now
        charge(4 + Double(byteCount) / 16_384, to: id, now: now)
    }

    private mutating func handle(
        _ frame: Frame, on id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        switch frame {
        case .hello(let hello):
            let before = sessions[id]?.state
            heard(hello, on: id)
            if sessions[id]?.state == .sharing, before != .sharing {
                try startSharing(id, store: store)
            }
        case .close:
            close(id, .goodbye)
        case .pong(let number):
            guard sessions[id]?.outgoing.answered(number, at: now) == true else { return }
            try confirmed(sessions[id]?.outgoing.takeAnswered() ?? [], store: store)
            try blobsCame(of: sessions[id]?.takeAnsweredLists() ?? [], on: id, store: store)
            try sendOutgoing(id, store: store)
        case .ping(let number):
            send(.pong(number), to: id)
        case .digest, .summary, .versions, .record, .have, .cells, .early, .knock, .knockAnswer,
            .want, .reachAsk, .reachAnswer:
            // A stranger's other frames may cross with a hello; they are dropped, not punished.
            guard sessions[id]?.state == .sharing else { return }
            try share(frame, on: id, now: now, store: store)
        }
    }

    /// Does what a frame asks for in a sharing session.
    private mutating func share(
        _ frame: Frame, on id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        switch frame {
        case .digest(let digest):
            try compare(digest, on: id, store: store)
        case .summary(let theirs):
            try compare(theirs, on: id, now: now, store: store)
        case .versions(let stream, let stamps):
            try sendMissing(in: stream, theirs: stamps, to: id, store: store)
        case .record(let record):
            try take(record, from: id, now: now, store: store)
        case .want(let stream, let names):
            try give(names, of: stream, to: id, store: store)
        case .have(let vectors):
            try answer(vectors, on: id, store: store)
        case .cells(let cells):
            for cell in cells { try take(cell, from: id, now: now, store: store) }
        case .hello, .ping, .pong, .close, .early, .knock, .knockAnswer, .reachAsk, .reachAnswer:
            break
        }
    }

    // MARK: What it costs

    /// Until when nothing more is to be read of a peer, for it has asked for as much as it may; nil:
    /// it can be read.
    package func pause(of id: SessionID, at now: WallTime) -> WallTime? {
        guard let moment = sessions[id]?.allowance.work.moment(after: now), moment > now else {
            return nil
        }
        return moment
    }

    /// Takes units off what a peer may ask for.
    package mutating func charge(_ cost: Double, to id: SessionID, now: WallTime) {
        sessions[id]?.allowance.work.charge(cost, debt: PeerAllowance.debt, now: now)
    }

    /// Takes off what was done for a peer since `work` was counted for somebody else.
    mutating func chargeWork(to id: SessionID, now: WallTime) {
        charge(work, to: id, now: now)
        work = 0
    }

    /// Both nodes know each other: compares everything they share.
    mutating func startSharing(_ id: SessionID, store: any CarrierStore) throws {
        guard let session = sessions[id] else { return }
        let streams = directory.streams(sharedWith: session.peer)
        sessions[id]?.awaitsSummary = true
        send(.digest(try digest(of: streams, store: store)), to: id)
        let vectors = try haveVectors(for: session.peer, store: store)
        for frame in Self.batches(of: vectors) { send(frame, to: id) }
        try giveSuperseded(to: id, store: store)
        for list in directory.lists(sharedWith: session.peer) {
            try dropUnnamedBlobs(in: list.stream, store: store)
        }
        try askForBlobs(from: id, store: store)
    }
}
