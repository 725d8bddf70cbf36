package import HearthSodium
package import HearthWire

/// Keeps records flowing between this node and those it has sessions with: a pure machine.
///
/// It moves what it cannot read. Everything it sends passes `Directory.maySend`, everything it
/// takes `Directory.mayTake`. Time and storage are handed in; what it wants done is collected in
/// `directives`, what a reader may want to know in `events`.
package struct Replicator: Sendable {
    package var directory: Directory
    /// Never changes, but in a program with a planted leak.
    package var schedule: BeatSchedule
    package var directives: [Directive] = []
    package var events: [CarrierEvent] = []
    var sessions: [SessionID: PeerSession] = [:]
    private var sessionByPeer: [NodeKey: SessionID] = [:]
    /// The moment of the present step.
    var stepAt: WallTime
    /// Units of work that were done in it for a peer and not charged yet.
    var work: Double = 0
    /// How many seconds the clock of each node was ahead of this one's when it last said hello.
    var clockOffsets: [NodeKey: Int64] = [:]
    /// Known nodes that said hello in another format last, and in which.
    private var otherFormats: [NodeKey: UInt16] = [:]
    /// The moment of the last event from outside.
    var lastEventAt: WallTime?
    /// Lists of which a peer said, since the start, which cells it holds; what any holds newer of
    /// members here has come.
    package private(set) var comparedLists: Set<ListID> = []
    /// Which peers have said which cells of each list they hold.
    private var comparedPeers: [ListID: Set<NodeKey>] = [:]
    /// Who brought the roster of a list of which there was none.
    package var bringers: [ListID: NodeKey] = [:]
    /// Lists of which all of them have.
    private var whollyComparedLists: Set<ListID> = []
    /// Streams that were the same here as with some peer since the start.
    package private(set) var agreedStreams: Set<StreamID> = []
    /// What came in after the beat.
    var lateCells = LateCells()
    var seenPlaces = SeenPlaces()
    /// Whom each stream that differed was asked for last.
    var asking: [StreamID: Asking] = [:]
    /// Newer cells of members here that peers said they hold, and that have not come back yet.
    var expectedReturns: [ListID: Set<AuthorTag>] = [:]
    var unjudgedCells = UnjudgedCells()

    /// Octets of records of one author that are kept, own members' apart; less is for tests.
    package var authorQuota = Limits.keptPerAuthor
    /// Octets of a member's own lists that nobody else reads.
    package var privateQuota = Limits.privatePerMember
    /// How often peers are asked whether they are there.
    package var pace = SessionPace.standard
    /// How long after a change elsewhere became known a peer is asked for it.
    static let comparingDelay: Duration = .milliseconds(300)
    /// How long nobody else is asked for a stream after the last that came of it from one peer.
    static let askingPatience: Duration = .seconds(5)
    /// How long after a change the other peers are told of it: what changes together is told
    /// together.
    static let tellingDelay: Duration = .milliseconds(50)
    /// How long it may take until both know each other, or one has knocked.
    static let strangerDeadline: Duration = .seconds(10)

    package init(ownNode: NodeKey, clock: SlotClock) {
        stepAt = WallTime(milliseconds: 0)
        directory = Directory(ownNode: ownNode)
        schedule = BeatSchedule(clock: clock, node: ownNode)
    }

    /// A step of the household begins; everything that it sends counts from this moment.
    package mutating func stepBegins(at now: WallTime) {
        stepAt = now
    }

    // MARK: Connections

    /// A connection was authenticated.
    ///
    /// `place`: where it comes from.
    package mutating func opened(
        _ id: SessionID, peer: NodeKey, isInitiator: Bool,
        place: NetworkPlace = NetworkPlace(""), now: WallTime
    ) {
        stepAt = now
        guard peer != directory.ownNode else { return close(id, .protocolViolation) }
        if let other = sessionByPeer[peer], let existing = sessions[other] {
            let survivor = ConnectionChoice(local: directory.ownNode, remote: peer).survivor(
                olderDialledHere: existing.isInitiator, newerDialledHere: isInitiator)
            guard survivor == .newer else { return close(id, .duplicate) }
            close(other, .duplicate)
        }
        if !directory.isKnown(peer) { makeRoomForStranger() }
        sessions[id] = PeerSession(
            id: id, peer: peer, isInitiator: isInitiator, place: place, now: now)
        sessionByPeer[peer] = id
        if directory.isKnown(peer) { seenPlaces.saw(peer, at: place) }
        sayHello(id, now: now)
    }

    /// The connection is gone, for any reason.
    package mutating func closed(_ id: SessionID) {
        guard let session = sessions.removeValue(forKey: id) else { return }
        asking = asking.filter { $0.value.session != id }
        if sessionByPeer[session.peer] == id { sessionByPeer[session.peer] = nil }
    }

    /// Ends a session, or a connection for which none is begun, after what was sent there.
    package mutating func close(_ id: SessionID, _ reason: CloseReason) {
        directives.append(.close(id, reason))
        closed(id)
    }

    /// The machine's network changed, or it slept: hears soon which lines are dead.
    package mutating func pingAll(now: WallTime) {
        for id in sessions.keys.sorted() where sessions[id]?.state == .sharing {
            sessions[id]?.lastPing = now
            send(.ping(UInt64(bitPattern: now.seconds)), to: id)
        }
    }

    /// The session with this node, if there is one.
    package func session(with node: NodeKey) -> SessionID? { sessionByPeer[node] }

    /// Whether both nodes know each other and share.
    package func isSharing(with node: NodeKey) -> Bool {
        sessionByPeer[node].flatMap { sessions[$0] }?.state == .sharing
    }

    /// Whether a node is connected that holds all that is here of a list, or was sent what it lacked.
    package func isInStep(on list: ListID, with node: NodeKey) -> Bool {
        guard let session = sessionByPeer[node].flatMap({ sessions[$0] }) else { return false }
        return session.inStep.contains(list.stream) && session.outgoing.isEmpty
            && !session.changed.contains(list.stream)
    }

    package func peer(of id: SessionID) -> NodeKey? { sessions[id]?.peer }

    package var connectedPeers: [NodeKey] { sessionByPeer.keys.sorted() }

    /// Whether the peer said that it does not know this node, so that knocking is the way.
    package func isKnocking(at id: SessionID) -> Bool { sessions[id]?.state == .knocking }

    /// The format in which a node said hello last, where it is another one than this node's.
    package func otherFormat(of node: NodeKey) -> UInt16? { otherFormats[node] }

    /// Who dialled, and where the peer is.
    package func line(
        of id: SessionID
    ) -> (peer: NodeKey, isInitiator: Bool, place: NetworkPlace)? {
        sessions[id].map { ($0.peer, $0.isInitiator, $0.place) }
    }

    package func lastHeard(_ id: SessionID) -> WallTime? { sessions[id]?.lastHeard }

    /// Says hello again where the answer to "do we know you" has changed.
    package mutating func directoryChanged(now: WallTime, store: any CarrierStore) throws {
        stepAt = now
        seenPlaces.forget(besides: directory.isKnown)
        otherFormats = otherFormats.filter { directory.isKnown($0.key) }
        for session in sessions.values where directory.isKnown(session.peer) {
            seenPlaces.saw(session.peer, at: session.place)
        }
        for (id, session) in sessions.sorted(by: { $0.key < $1.key })
        where directory.isKnown(session.peer) != session.saidKnown {
            sayHello(id, now: now)
            guard session.state != .opening, let changed = sessions[id] else { continue }
            let state = state(of: changed)
            sessions[id]?.state = state
            if state == .sharing, session.state != .sharing {
                try startSharing(id, store: store)
            }
        }
    }

    private mutating func sayHello(_ id: SessionID, now: WallTime) {
        guard let session = sessions[id] else { return }
        let isKnown = directory.isKnown(session.peer)
        sessions[id]?.saidKnown = isKnown
        send(
            .hello(
                Hello(
                    features: isKnown ? Hello.knowsPeer : 0,
                    clock: UInt32(truncatingIfNeeded: now.seconds))), to: id)
    }

    func state(of session: PeerSession) -> PeerSession.State {
        session.saidKnown && session.peerKnowsUs ? .sharing : .knocking
    }

    mutating func heard(_ hello: Hello, on id: SessionID) {
        guard var session = sessions[id] else { return }
        otherFormats[session.peer] = nil
        guard hello.format == Hello.currentFormat else {
            if session.saidKnown { otherFormats[session.peer] = hello.format }
            return close(id, .version)
        }
        session.peerKnowsUs = hello.features & Hello.knowsPeer != 0
        session.state = state(of: session)
        sessions[id] = session
        if session.state == .sharing {
            let own = UInt32(truncatingIfNeeded: stepAt.seconds)
            clockOffsets[session.peer] = Int64(Int32(bitPattern: hello.clock &- own))
        }
    }

    /// A peer said which cells of a list it holds, or what it holds newer of members here has come.
    mutating func compared(_ list: ListID, with peer: NodeKey?) {
        if let peer { comparedPeers[list, default: []].insert(peer) }
        guard expectedReturns[list] == nil else { return }
        let isNews = comparedLists.insert(list).inserted
        let isWhole = isComparedWithAll(list) && whollyComparedLists.insert(list).inserted
        if isNews || isWhole { events.append(.compared(list)) }
    }

    /// Whether another node that has readers of a list said so since the start.
    package func isCompared(_ list: ListID) -> Bool { comparedLists.contains(list) }

    /// The same, of the node that brought the list's roster, where it came since the start.
    package func isComparedWithBringer(_ list: ListID) -> Bool {
        guard let bringer = bringers[list] else { return isCompared(list) }
        return expectedReturns[list] == nil && comparedPeers[list]?.contains(bringer) == true
    }

    /// Whether every other node that has readers of a list said since the start which cells of it it
    /// holds, and what it holds newer of members here has come.
    package func isComparedWithAll(_ list: ListID) -> Bool {
        guard let entry = directory.lists[list], expectedReturns[list] == nil else { return false }
        let peers = comparedPeers[list] ?? []
        return entry.readers.allSatisfy {
            $0.node == directory.ownNode || peers.contains($0.node)
        }
    }

    /// A peer holds the same of these streams.
    mutating func agreed(_ streams: [StreamID], on id: SessionID) {
        sessions[id]?.inStep.formUnion(streams)
        let before = agreedStreams.count
        agreedStreams.formUnion(streams)
        if agreedStreams.count > before { events.append(.agreed) }
        guard let peer = sessions[id]?.peer else { return }
        for list in streams.compactMap(directory.list(of:))
        where directory.isEditedHere(list, hostedOn: peer)
            && sessions[id]?.hasGivenAll(of: list) == true
        {
            events.append(.hostHolds(list))
        }
    }

    // MARK: Sending

    /// Sends at once, except for what belongs to the beat: that is made ready about a second ahead
    /// and leaves on a whole second (protocol-spec/frames.md, "Time").
    package mutating func send(_ frame: Frame, to id: SessionID) {
        send(frame, to: id, after: frame)
    }

    /// Sends no sooner than another frame that is sent now.
    mutating func send(_ frame: Frame, to id: SessionID, after other: Frame) {
        guard sessions[id] != nil else { return }
        directives.append(.send(id, frame, at: other.isOfBeat ? departure : nil))
    }

    /// The whole second on which frames of the beat leave that are made ready now: half a second to
    /// one and a half ahead. A beat falls due on a whole second, and so leaves one second later.
    private var departure: WallTime {
        WallTime(seconds: stepAt.adding(.milliseconds(500)).seconds + 1)
    }

    /// Has a peer compare a stream that changed, together with what else changes just now.
    mutating func tell(_ id: SessionID, of stream: StreamID) {
        tell(id, of: CollectionOfOne(stream))
    }

    mutating func tell(_ id: SessionID, of streams: some Sequence<StreamID>) {
        sessions[id]?.changed.formUnion(streams)
        guard let session = sessions[id], session.tellingAt == nil, !session.changed.isEmpty
        else { return }
        sessions[id]?.tellingAt = stepAt.adding(Self.tellingDelay)
    }

    // MARK: Time

    /// The next moment at which `wake` has something to do.
    package func nextWake(after now: WallTime) -> WallTime? {
        let next = sessions.values.map { session in
            let end = givenUp(session)
            let regular =
                session.state == .sharing
                ? min(nextPing(of: session), end) : end
            if session.state == .sharing, session.outgoing.isReady { return now }
            let others = [session.tellingAt, nextComparison(of: session, after: now)]
            return others.compactMap { $0 }.reduce(regular, min)
        }.min()
        return [next, lateCells.due].compactMap { $0 }.min()
    }

    /// Whoever dialled pings, and the answer tells both that the line is whole; the other one only where
    /// nothing is heard.
    private func nextPing(of session: PeerSession) -> WallTime {
        let regular = session.lastPing.adding(pace.pingInterval)
        guard !session.isInitiator else { return regular }
        return max(regular, session.lastHeard.adding(pace.pingInterval * 2))
    }

    /// When a session is closed if nothing more is heard.
    private func givenUp(_ session: PeerSession) -> WallTime {
        session.state == .sharing
            ? session.lastHeard.adding(pace.silenceLimit)
            : session.openedAt.adding(Self.strangerDeadline)
    }

    /// Does what is due: tells what changed, pings, and gives up on the silent.
    package mutating func wake(now: WallTime, store: any CarrierStore) throws {
        noticeClock(at: now)
        stepAt = now
        try passOnWhereDue(now: now, store: store)
        var digests: [StreamID: Digest] = [:]
        for id in sessions.keys.sorted() {
            // One that is further off was set before the clock was put back.
            guard let due = sessions[id]?.tellingAt,
                due <= now || due > now.adding(Self.tellingDelay)
            else { continue }
            for frame in try summariesOfChanges(for: id, digests: &digests, store: store) {
                send(frame, to: id)
            }
        }
        // What was done until here was for everybody.
        work = 0
        for id in sessions.keys.sorted() {
            guard let session = sessions[id] else { continue }
            if now >= givenUp(session) {
                close(id, .idle)
                continue
            }
            guard session.state == .sharing else { continue }
            if session.outgoing.isReady {
                try sendOutgoing(id, store: store)
                chargeWork(to: id, now: now)
            }
            try compareWaiting(id, now: now, store: store)
            if now >= nextPing(of: session) {
                // As planned: what the node was busy with does not add up.
                let planned = session.lastPing.adding(pace.pingInterval)
                sessions[id]?.lastPing = now.since(planned) < pace.pingInterval ? planned : now
                send(.ping(UInt64(bitPattern: now.seconds)), to: id)
            }
        }
    }
}

extension Frame {
    /// Whether it leaves on whole seconds: cells, what is said of them, and the bundles that open
    /// them.
    fileprivate var isOfBeat: Bool {
        switch self {
        case .cells, .have: true
        case .record(let record): record.key.kind == .bundle
        case .hello, .digest, .summary, .versions, .early, .ping, .pong, .close, .knock,
            .knockAnswer, .want, .reachAsk, .reachAnswer:
            false
        }
    }
}

extension Hello {
    /// Feature bit 0: the sender knows the peer, so that a session is open to it.
    package static let knowsPeer: UInt32 = 1
}
