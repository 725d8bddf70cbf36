package import HearthAPI
package import HearthReplication
package import HearthWire

/// Some nodes in virtual time: one seed determines everything that happens.
///
/// Nothing in it waits; the clock jumps from one event to the next.
package final class World {
    /// What goes wrong with a world itself.
    package enum Failure: Error {
        /// What was waited for did not come about in time.
        case tooLate(String)
    }

    /// More events than this at one moment: something goes round in circles.
    private static let eventsPerMoment = 100_000

    package let seed: UInt64
    package let clock: SlotClock
    /// The time in microseconds.
    package private(set) var ticks: Ticks
    /// The time; a node's own clock may show another.
    package var now: WallTime { WallTime(ticks: ticks) }
    package private(set) var nodes: [SimulatedNode] = []
    package private(set) lazy var network = SimulatedNetwork(world: self)
    /// Everything that was signed and sent in this world, if somebody looks at it.
    package var history: History?
    /// How often nodes ask each other whether they are there.
    package var pace = SessionPace.standard
    /// What went wrong on purpose so far.
    package var faults = FaultCounts()
    private var events = EventQueue()
    private var eventsNow = 0
    /// How much was created so far, in secret and openly.
    private var created = (secretly: UInt64(0), openly: UInt64(0))
    /// Nothing that nodes want sent goes out.
    private(set) var isSilent = false

    /// An empty world.
    ///
    /// - Parameters:
    ///   - seed: Determines all randomness.
    ///   - clock: The slots of the beat; the same on every node.
    ///   - start: The time at first.
    package init(
        seed: UInt64 = 1, clock: SlotClock = .standard,
        start: WallTime = WallTime(seconds: 1_795_000_000)
    ) {
        self.seed = seed
        self.clock = clock
        ticks = start.ticks
    }

    // MARK: Nodes

    /// Makes a household with one member, and starts its node.
    ///
    /// - Throws: `HearthError` when a name or the passphrase is none.
    @discardableResult
    package func add(
        household: String, member: String, passphrase: String? = nil
    ) throws -> SimulatedNode {
        try begin(household: household, member: member, passphrase: passphrase)
    }

    /// Starts a node on which nobody lives yet.
    package func addEmpty(_ household: String) throws -> SimulatedNode {
        try begin(household: household, member: nil, passphrase: nil)
    }

    private func begin(
        household: String, member: String?, passphrase: String?
    ) throws -> SimulatedNode {
        let node = try SimulatedNode(
            name: household, member: member, passphrase: passphrase,
            address: "10.0.0.\(nodes.count + 1):4711", index: nodes.count, world: self)
        nodes.append(node)
        network.register(node)
        try node.start()
        return node
    }

    /// Stops a node; its peers notice.
    package func stop(_ node: SimulatedNode) {
        guard node.isRunning else { return }
        node.stop()
    }

    /// Starts a stopped node from its store, or from what its store was at some moment.
    package func start(
        _ node: SimulatedNode, from snapshot: MemoryStore.Snapshot? = nil
    ) throws {
        if let snapshot { node.store.restore(snapshot) }
        try node.start()
    }

    /// Gives a stopped node another address.
    package func move(_ node: SimulatedNode, to address: String) {
        precondition(!node.isRunning, "a node keeps its address while it runs")
        network.move(node, to: address)
    }

    /// Carries out what a person asks of a node. What it creates is named from the seed, unless
    /// `keepingID`.
    ///
    /// - Throws: `HearthError`; then nothing has changed.
    @discardableResult
    package func perform<Request: Operation>(
        _ operation: Request, on node: SimulatedNode, as caller: Caller = Caller(at: .home),
        keepingID: Bool = false
    ) throws -> Request.Answer {
        try node.perform(keepingID ? operation : named(operation), as: caller)
    }

    /// The same with an id from the seed, where it creates something: what is created openly is named
    /// alike whatever is created in secret.
    func named<Request: Operation>(_ operation: Request) -> Request {
        guard var creating = operation as? any Creating else { return operation }
        let isSecret = Request.showsClaims
        if isSecret { created.secretly += 1 } else { created.openly += 1 }
        let place = isSecret ? created.secretly : created.openly
        let dice = Dice(seed: seed, purpose: isSecret ? "secret ids" : "ids")
        creating.id = NewID(
            UInt128(dice.number(place, 0)) << 64 | UInt128(dice.number(place, 1)))
        return creating as? Request ?? operation
    }

    /// Does something of which no node says a word.
    func silently<Result>(_ body: () throws -> Result) rethrows -> Result {
        isSilent = true
        defer { isSilent = false }
        return try body()
    }

    /// Forgets all that was still to happen: that is what would keep a world in memory for good.
    package func end() {
        events = EventQueue()
        network.intercept = nil
        network.connections = []
        for node in nodes {
            node.onSecretStep = nil
            node.ends = [:]
        }
    }

    // MARK: Time

    /// Lets time pass.
    package func run(for duration: Duration) { run(until: ticks + duration.ticks) }

    /// Lets time pass up to a moment.
    package func run(until end: Ticks) {
        while let next = events.nextTime, next <= end { step() }
        ticks = max(ticks, end)
    }

    /// Lets time pass until something is so.
    ///
    /// - Throws: `Failure.tooLate` when it is not within that time; what `condition` throws.
    package func run(
        until what: String = "a condition", within limit: Duration = .seconds(30),
        _ condition: () throws -> Bool
    ) throws {
        let end = ticks + limit.ticks
        while true {
            if try condition() { return }
            guard let next = events.nextTime, next <= end else { break }
            // All that happens at one moment happens before the next look.
            while events.nextTime == next { step() }
        }
        ticks = end
        guard try condition() else { throw Failure.tooLate(what) }
    }

    /// Plans something for later.
    package func plan(after wait: Duration, _ action: @escaping () -> Void) {
        plan(at: ticks + wait.ticks, action)
    }

    /// Plans something for a moment, or for now if that has passed.
    package func plan(at time: Ticks, _ action: @escaping () -> Void) {
        events.plan(at: max(time, ticks), action)
    }

    private func step() {
        guard let event = events.next() else { return }
        eventsNow = event.time == ticks ? eventsNow + 1 : 0
        precondition(eventsNow < Self.eventsPerMoment, "the world goes round in circles")
        ticks = event.time
        event.action()
    }
}
