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
    /// The moment of the present step: what is kept for the grid waits for the second after.
    var stepAt: WallTime
    /// How many seconds the clock of each node was ahead of this one's when it last said hello.
    var clockOffsets: [NodeKey: Int64] = [:]
    /// The moment of the last event from outside.
    var lastEventAt: WallTime?
    /// Whether a person asked for the present step.
    private var isPersonal = false
    /// Lists of which a peer said, since the start, which cells it holds; what any holds newer of
    /// members here has come.
    package private(set) var comparedLists: Set<ListID> = []
    /// Which peers have said which cells of each list they hold.
    private var comparedPeers: [ListID: Set<NodeKey>] = [:]
    /// Lists of which all of them have.
    private var whollyComparedLists: Set<ListID> = []
    /// Streams that were the same here as with some peer since the start.
    package private(set) var agreedStreams: Set<StreamID> = []
    /// Streams of members here in which something may have been written that no peer holds yet.
    package private(set) var unshownStreams: Set<StreamID> = []
    /// Bundles of others that were not passed on yet, and when they came; cells take them along.
    var freshBundles: [RecordKey: WallTime] = [:]
    /// Which versions of members' own records are known here.
    var ownRecords = OwnRecords()
    /// Others' records that their authors' homes are to be shown.
    var replacedRecords = ReplacedRecords()
    /// Others' cells that their authors' homes are to be shown.
    var replacedCells = ReplacedCells()
    /// What came in after the beat.
    var lateCells = LateCells()
    var seenPlaces = SeenPlaces()
    /// Whom each stream that differed was asked for last.
    var asking: [StreamID: Asking] = [:]
    /// Newer cells of members here that peers said they hold, and that have not come back yet.
    var expectedReturns: [ListID: Set<AuthorTag>] = [:]
    var heldCells = HeldCells()
    var quotas = AuthorQuotas()
    var unnamedBlobs = UnnamedBlobs()

    /// Octets of records of one author that are kept, own members' apart; less is for tests.
    package var authorQuota = Limits.keptPerAuthor
    /// Blobs of one author on a list that no part names yet; less is for tests.
    package var unnamedBlobLimit = Limits.unnamedBlobs
    /// How long before a whole second what leaves then is made ready: longer than any one step of
    /// this node takes, so that what it is doing does not show (protocol-spec/frames.md, "Time").
    /// What comes in or falls due later leaves a second later.
    package var lead = Duration.zero
    /// How often peers are asked whether they are there.
    package var pace = SessionPace.standard
    /// How long after a change elsewhere became known a peer is asked for it.
    static let settlingTime: Duration = .milliseconds(300)
    /// How long nobody else is asked for a stream after the last that came of it from one peer.
    static let askingPatience: Duration = .seconds(5)
    /// How long it may take until both know each other, or one has knocked: longer than a hello and then
    /// a knock wait for their seconds where disks are as slow as may be, and than this node decides
    /// before.
    static let strangerDeadline: Duration = .seconds(3) + DepartureLead.longest * 3
    /// Units of work for which a knock within a session counts.
    static let knockCost: Double = 1000
    /// Octets that may wait for a whole second: more than a session can write at once, so that a
    /// first meeting gets on.
    static let gridLimit = 4 * Limits.sessionQueue
    /// Octets of new blobs and the part that names them, up to which they are pushed at once.
    static let pushLimit = 512 << 10

    package init(ownNode: NodeKey, clock: SlotClock) {
        stepAt = WallTime(milliseconds: 0)
        directory = Directory(ownNode: ownNode)
        schedule = BeatSchedule(clock: clock, node: ownNode)
    }

    /// A step of the household begins; everything that it sends counts from this moment.
    ///
    /// `isPersonal`: it is what a person asks for, as opposed to a reaction to others or the time.
    package mutating func stepBegins(at now: WallTime, isPersonal: Bool = false) {
        stepAt = now
        self.isPersonal = isPersonal
    }

    // MARK: Connections

    /// A connection was authenticated.
    ///
    /// `place`: where it comes from, by which strangers are counted.
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
        let patron = directory.patron(of: peer)
        let hasRoom =
            patron.map { makeRoom(forGuestOf: $0) }
            ?? (directory.isKnown(peer) || makeRoom(forStrangerFrom: place.network))
        guard hasRoom else { return close(id, .overLimit) }
        sessions[id] = PeerSession(
            id: id, peer: peer, isInitiator: isInitiator, place: place, patron: patron, now: now)
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

    /// Ends a session, or a connection for which none is begun, on a whole second, like all that is said
    /// there.
    ///
    /// Of a session that is not a sharing one what waits goes first: the answer to a knock.
    package mutating func close(_ id: SessionID, _ reason: CloseReason) {
        let moment = lead > .zero ? departure : nil
        if let session = sessions[id], session.lane != .sharing {
            for frame in session.gridQueue { directives.append(.send(id, frame, at: moment)) }
        }
        close(id, reason, at: moment)
    }

    private mutating func close(_ id: SessionID, _ reason: CloseReason, at moment: WallTime?) {
        directives.append(.close(id, reason, at: moment))
        closed(id)
    }

    /// The session with this node, if there is one.
    package func session(with node: NodeKey) -> SessionID? { sessionByPeer[node] }

    /// Whether both nodes know each other and share.
    package func isSharing(with node: NodeKey) -> Bool {
        sessionByPeer[node].flatMap { sessions[$0] }?.lane == .sharing
    }

    package func peer(of id: SessionID) -> NodeKey? { sessions[id]?.peer }

    package var connectedPeers: [NodeKey] { sessionByPeer.keys.sorted() }

    /// Whether the peer said that it does not know this node, so that knocking is the way.
    package func isKnocking(at id: SessionID) -> Bool { sessions[id]?.lane == .knocking }

    package func lastHeard(_ id: SessionID) -> WallTime? { sessions[id]?.lastHeard }

    /// Says hello again where the answer to "do we know you" has changed.
    package mutating func directoryChanged(now: WallTime, store: any CarrierStore) throws {
        stepAt = now
        seenPlaces.forget(besides: directory.isKnown)
        for (id, session) in sessions {
            if directory.isKnown(session.peer) { seenPlaces.saw(session.peer, at: session.place) }
            let patron = directory.patron(of: session.peer)
            if patron != session.patron { sessions[id]?.isKnown(by: patron) }
        }
        for (id, session) in sessions.sorted(by: { $0.key < $1.key })
        where directory.isKnown(session.peer) != session.saidKnown {
            sayHello(id, now: now)
            guard session.lane != .opening, let changed = sessions[id] else { continue }
            let lane = settledLane(changed)
            sessions[id]?.lane = lane
            if lane == .sharing, session.lane != .sharing {
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
                    minor: 0,
                    features: Hello.readsLongPages | (isKnown ? Hello.knowsPeer : 0),
                    clock: UInt32(truncatingIfNeeded: now.seconds))), to: id)
    }

    func settledLane(_ session: PeerSession) -> PeerSession.Lane {
        session.saidKnown && session.peerKnowsUs ? .sharing : .knocking
    }

    mutating func heard(_ hello: Hello, on id: SessionID) {
        guard var session = sessions[id] else { return }
        session.peerKnowsUs = hello.features & Hello.knowsPeer != 0
        session.peerReadsLongPages = hello.features & Hello.readsLongPages != 0
        session.lane = settledLane(session)
        sessions[id] = session
        if session.lane == .sharing {
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

    /// Whether every other node that has readers of a list said since the start which cells of it it
    /// holds, and what it holds newer of members here has come.
    package func isComparedWithAll(_ list: ListID) -> Bool {
        guard let entry = directory.lists[list], expectedReturns[list] == nil else { return false }
        let peers = comparedPeers[list] ?? []
        return entry.readers.allSatisfy {
            $0.node == directory.ownNode || peers.contains($0.node)
        }
    }

    /// It is known what a peer holds of these streams, and nothing of members here that they forgot.
    mutating func settled(_ streams: [StreamID], with id: SessionID) {
        sessions[id]?.settled.formUnion(streams)
    }

    /// A peer holds the same of these streams.
    mutating func agreed(_ streams: [StreamID]) {
        let before = agreedStreams.count
        agreedStreams.formUnion(streams)
        if agreedStreams.count > before { events.append(.agreed) }
        if !unshownStreams.isDisjoint(with: streams) {
            unshownStreams.subtract(streams)
            events.append(.shown)
        }
    }

    /// Something is written in a stream that no peer can hold.
    package mutating func isUnshown(_ stream: StreamID) {
        unshownStreams.insert(stream)
    }

    /// What a peer holds of a stream is of interest again.
    package mutating func disagreed(_ stream: StreamID) {
        agreedStreams.remove(stream)
    }

    // MARK: Sending

    /// Sends on the next whole second, so that neither the time an answer takes nor other work of this
    /// node's shows there or further on. To strangers too: one of them may be an owner under another
    /// key.
    ///
    /// `isBulk`: after everything else that leaves then.
    package mutating func send(_ frame: Frame, to id: SessionID, isBulk: Bool = false) {
        guard let session = sessions[id] else { return }
        let octets = session.gridOctets + frame.roughSize
        guard octets <= Self.gridLimit else { return close(id, .overLimit) }
        sessions[id]?.gridOctets = octets
        // A summary speaks of what was sent before it.
        if isBulk || frame.type == .summary && !session.gridBulk.isEmpty {
            sessions[id]?.gridBulk.append(frame)
        } else {
            sessions[id]?.gridQueue.append(frame)
        }
        awaitGrid(id)
    }

    /// Sends at once what a person just wrote: nobody knows when they did it, so that a moment more
    /// or less tells nothing. Only a hello goes ahead, without which it would be dropped.
    ///
    /// What a member's node writes in reaction to others waits for the second like all else.
    mutating func push(_ frame: Frame, to id: SessionID) {
        guard let session = sessions[id] else { return }
        let isGreeting =
            session.gridQueue.contains { $0.type == .hello }
            || session.helloLeaves.map { stepAt < $0 } ?? false
        if isGreeting || !isPersonal {
            send(frame, to: id)
        } else {
            directives.append(.send(id, frame))
        }
    }

    /// Settles for which whole second it is that what a session keeps back waits.
    mutating func awaitGrid(_ id: SessionID) {
        guard sessions[id]?.gridDue == nil else { return }
        let due = departure
        sessions[id]?.gridDue = due
    }

    /// The whole second on which leaves what comes about in the present step.
    private var departure: WallTime { Self.grid(after: stepAt.adding(lead)) }

    // MARK: Time

    /// The next moment at which `wake` has something to do.
    package func nextWake(after now: WallTime) -> WallTime? {
        let early = Duration.zero - lead
        let next = sessions.values.map { session in
            let end = givenUp(session).adding(early)
            let regular =
                session.lane == .sharing
                ? min(session.lastPing.adding(pace.pingInterval), end) : end
            let work = session.lane == .sharing ? session.allowance.nextWork(after: now) : nil
            if session.lane == .sharing, session.outgoing.isReady { return now }
            let others = [
                session.gridDue?.adding(early), nextComparison(of: session, after: now), work,
                session.awaitedDue,
            ]
            return others.compactMap { $0 }.reduce(regular, min)
        }.min()
        return [next, lateCells.due, returnedBlobsDue].compactMap { $0 }.min()
    }

    /// When a session is closed if nothing more is heard: on a whole second, so that other work of
    /// this node's does not show.
    private func givenUp(_ session: PeerSession) -> WallTime {
        let limit =
            session.lane == .sharing
            ? session.lastHeard.adding(pace.silenceLimit)
            : session.openedAt.adding(Self.strangerDeadline)
        return limit.roundedUpToSecond
    }

    private static func grid(after now: WallTime) -> WallTime {
        WallTime(seconds: now.seconds + 1)
    }

    /// Hands out what waited for the whole second that comes, pings, and gives up on the silent.
    package mutating func wake(now: WallTime, store: any CarrierStore) throws {
        noticeClock(at: now)
        stepAt = now
        try releaseHeldCells(now: now, store: store)
        try dropReturnedBlobs(now: now, store: store)
        giveUpAwaited(now: now)
        try passOnWhereDue(now: now, store: store)
        let horizon = now.adding(lead)
        var digests: [StreamID: Digest] = [:]
        for id in sessions.keys.sorted() {
            guard let due = sessions[id]?.gridDue, due <= horizon else { continue }
            try flush(id, at: due, digests: &digests, store: store)
        }
        for id in sessions.keys.sorted() {
            guard let session = sessions[id] else { continue }
            if horizon >= givenUp(session) {
                close(id, .idle, at: lead > .zero ? givenUp(session) : nil)
                continue
            }
            guard session.lane == .sharing else { continue }
            if session.outgoing.isReady {
                let metered = MeteredStore(store)
                try sendOutgoing(id, store: metered)
                charge(id, for: metered, now: now)
            }
            try resume(id, now: now, store: store)
            try compareWaiting(id, now: now, store: store)
            if now.since(session.lastPing) >= pace.pingInterval {
                sessions[id]?.lastPing = now
                send(.ping(UInt64(bitPattern: now.seconds)), to: id)
            }
        }
    }

    /// Hands out a session's frames that wait for a whole second.
    private mutating func flush(
        _ id: SessionID, at due: WallTime, digests: inout [StreamID: Digest],
        store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        sessions[id]?.gridDue = nil
        sessions[id]?.gridQueue = []
        sessions[id]?.gridBulk = []
        sessions[id]?.gridOctets = 0
        let frames = session.gridQueue + session.gridBulk
        if frames.contains(where: { $0.type == .hello }) { sessions[id]?.helloLeaves = due }
        let moment = lead > .zero ? due : nil
        for frame in try frames + dirtySummaries(id, digests: &digests, store: store) {
            directives.append(.send(id, frame, at: moment))
        }
    }
}

extension Hello {
    /// Feature bit 0: the sender knows the peer, so that a session is open to it.
    package static let knowsPeer: UInt32 = 1
    /// Feature bit 1: the sender reads pages of format 2.
    package static let readsLongPages: UInt32 = 2
}
