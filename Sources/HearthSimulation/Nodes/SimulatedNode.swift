package import HearthAPI
package import HearthHousehold
import HearthReplication
package import HearthSodium
package import HearthWire

/// A node of a simulated world: a household, its storage, and the rules of a real node's shell.
///
/// Every event and every operation is one transaction; what the household wants sent goes out once
/// it has committed. If it fails, the household is put back to what it was before. Work is done in
/// the order of the moments at which it came in or fell due, and takes the time that the node's machine
/// needs for it; what was handed over with a moment leaves then all the same.
package final class SimulatedNode {
    /// What a step of a node throws when its world made the disk fail.
    package struct StorageFailed: Error {}

    /// A step kept something back that it should have acted on itself.
    struct LeftToTheNextStep: Error {}

    /// The household's name, also what its randomness depends on.
    package let name: String
    /// host:port, where the others can dial it.
    package internal(set) var address: String
    package let key: NodeKey
    /// Which of the world's nodes it is.
    package let index: Int
    /// Which home: of a second copy that of the first.
    let home: Int
    package let store = MemoryStore()
    package let entropy: SeededEntropy
    package var machine = Machine.unlimited {
        didSet {
            latestOpen = clock(at: world.ticks)
            tryDisk()
        }
    }
    /// What it does wrong, on purpose.
    var flaws: Set<Flaw> = []
    package internal(set) var trace = Trace()
    /// Whether what passes is noted at all.
    package var keepsTrace = true
    /// Changes of claims that were carried out on it.
    package internal(set) var secretSteps = 0
    /// Told after every change of a claim: for planting faults.
    package var onSecretStep: (() -> Void)?
    /// What owners who live here were told to look at again on their open pages, where a trace is kept.
    var ownersChanges: [OwnersChange] = []
    /// Told what of a member's open pages each step changed, when it has committed.
    package var onChange: ((IdentityKey, ChangeInfo, WallTime) -> Void)?
    /// Shown the household after each step, when it has committed.
    package var onStep: ((Household, WallTime) -> Void)?
    /// Events that could not be handled, oldest first; a healthy world has none.
    package internal(set) var failures: [any Error] = []
    /// How often the node was started.
    package private(set) var run = 0
    /// How often it has committed.
    package internal(set) var commits = 0
    /// The node dies right after this many more commits, before anything is said about the last.
    package var dies: Int?
    /// The node dies at its first public commit at or after one of these moments.
    package var crashes: [Crash] = []
    /// How many of the next steps the disk refuses.
    package var refusedCommits = 0
    /// How far its clock is from the world's, in microseconds.
    package private(set) var clockOffset: Ticks = 0

    /// Read and changed by tests that look under the bonnet; nil while the node is stopped.
    package var household: Household?
    unowned let world: World
    /// Its ends of connections of this run.
    var ends: [SessionID: SimulatedConnection.End] = [:]
    /// When people of this house do something openly: secret work that could still be going on then
    /// waits. On a real node such an act leaves some milliseconds late, which nobody can tell who
    /// does not know when it was done; two worlds that are compared know it.
    var openMoments: [Ticks] = []
    /// When it was last seen to that all has come in that does in that moment.
    var yieldedAt: Ticks?
    /// When its uplink is free again.
    var uplinkFree: Ticks = 0
    var queue: [Job] = []
    /// Secret work that waits for the next whole second.
    var postponed: [Job] = []
    /// When postponed work is begun, if any is.
    var postponedUntil: Ticks?
    var isWorking = false
    /// What the call that is being carried out is about.
    var callMoment: Ticks?
    /// When the household has something to do next, as of the last step.
    var wakeDue: WallTime?
    /// When it was last woken.
    var wokenAt: WallTime?
    /// For when its timer is set.
    var armedAt: Ticks?
    var lookAt: WallTime?
    /// What time the last step was given: no step goes back before it.
    private var latest = WallTime(seconds: 0)
    /// The same of the last step that does not depend on claims.
    var latestOpen = WallTime(seconds: 0)
    /// How long before a whole second what leaves then is made ready.
    var lead = DepartureLead()
    /// How often trials of the disk were begun.
    var trials = 0
    /// Dead, until then the system sends what it was handed.
    private var hangsUntil: Ticks?
    /// Connections of which no household knows.
    private var lostSessions: UInt64 = 0

    init(
        name: String, member: String, passphrase: String?, address: String, index: Int,
        world: World
    ) throws {
        self.name = name
        self.address = address
        self.index = index
        home = index
        self.world = world
        entropy = SeededEntropy(seed: world.seed, node: name)
        let octets = entropy.octets(NodeSecret.byteCount, for: .key)
        guard let secret = NodeSecret(octets: octets) else { throw StorageFailed() }
        key = secret.publicKey
        try store.transaction(.full) { tables in
            let work = Work(store: tables, now: world.now)
            try Settings.set(.household, Array(name.utf8), work)
            var value = try Household(
                node: key, clock: world.clock, addresses: [], entropy: entropy, work)
            value.passphraseCost = .lowest
            _ = try value.addMember(named: member, passphrase: passphrase, work)
        }
    }

    /// A node with the keys of another, which knows nothing of it.
    init(copyOf original: SimulatedNode, address: String, index: Int, world: World) {
        name = original.name + " again"
        self.address = address
        self.index = index
        home = original.home
        self.world = world
        entropy = SeededEntropy(seed: world.seed, node: name)
        key = original.key
    }

    package var isRunning: Bool { household != nil }
    /// Whether its connections still stand.
    var isReachable: Bool { isRunning || hangsUntil.map { world.ticks < $0 } ?? false }

    /// What the node's own clock shows at a moment of the world.
    package func clock(at ticks: Ticks) -> WallTime { WallTime(ticks: ticks + clockOffset) }

    /// Sets the node's clock, as its administrator or a time server does.
    package func setClock(offset: Duration) {
        clockOffset = offset.ticks
        latest = WallTime(seconds: 0)
        latestOpen = clock(at: world.ticks)
        wokenAt = nil
        lookAt = nil
        // What is due by the new clock is noticed with the next step.
        if isRunning { take(Job(.event(.wake), at: world.ticks)) }
    }

    // MARK: Starting and stopping

    /// Takes the household up where its tables left it.
    func start() throws {
        precondition(!isRunning, "a node is started once at a time")
        if isReachable { world.network.ended(self) }
        hangsUntil = nil
        run += 1
        latest = WallTime(seconds: 0)
        let now = clock(at: world.ticks)
        latestOpen = now
        household = try store.transaction(.full) { tables in
            try Household(
                node: key, clock: world.clock, addresses: [], entropy: entropy,
                Work(store: tables, now: now))
        }
        household?.replicator.pace = world.pace
        household?.passphraseCost = .lowest
        tryDisk()
        take(Job(.addresses([address]), at: world.ticks))
    }

    /// Everything in memory is gone, as after a crash: what a node does last is no use anyway.
    ///
    /// - Parameter notice: When its peers are told by the machine that they have lost it; nil: now.
    func stop(noticed notice: Ticks? = nil) {
        household = nil
        wakeDue = nil
        wokenAt = nil
        armedAt = nil
        lookAt = nil
        isWorking = false
        queue = []
        postponed = []
        postponedUntil = nil
        guard let notice, notice > world.ticks else { return world.network.ended(self) }
        hangsUntil = notice
        let run = run
        world.plan(at: notice) { [self] in
            if self.run == run, !isRunning { world.network.ended(self) }
        }
    }

    // MARK: Time

    /// The time that a step about something of this moment is given: one that anybody may know of is
    /// never later for those that nobody may, as in the program.
    func time(of job: Job) -> WallTime {
        let time = max(job.isSecret ? latest : latestOpen, clock(at: job.moment))
        latest = max(latest, time)
        if !job.isSecret { latestOpen = time }
        return time
    }

    /// The time that somebody who only looks is given: what waits for its turn is not made late.
    var timeOfLook: WallTime { max(latest, clock(at: callMoment ?? world.ticks)) }

    /// Has something done when its turn comes.
    package func call(_ body: @escaping () -> Void) {
        take(Job(.call(body), at: world.ticks))
    }

    // MARK: What the network tells it

    /// Also for one that has died, as long as its system takes connections.
    func newSessionID() -> SessionID? {
        if let id = household?.newSessionID() { return id }
        guard isReachable else { return nil }
        lostSessions += 1
        return SessionID(number: .max - lostSessions)
    }

    func connected(
        _ session: SessionID, peer: NodeKey, isInitiator: Bool, address: String, place: NetworkPlace
    ) {
        if keepsTrace {
            trace.note(.connected, isInitiator ? .sent : .received, peer: peer, at: world.now)
        }
        handle(
            .connected(
                session, peer: peer, isInitiator: isInitiator, address: address, place: place))
    }

    func disconnected(_ session: SessionID, peer: NodeKey) {
        if keepsTrace { trace.note(.disconnected, .received, peer: peer, at: world.now) }
        handle(.disconnected(session))
    }

    func note(
        _ frame: Frame, _ direction: Trace.Direction, peer: NodeKey, byteCount: Int
    ) {
        guard keepsTrace else { return }
        trace.note(frame, direction, peer: peer, byteCount: byteCount, at: world.now)
    }

    /// Its peer has read so much only now that had come before.
    func noteLateRead(_ byteCount: Int, by peer: NodeKey) {
        guard keepsTrace else { return }
        trace.noteLateRead(byteCount, by: peer, at: world.now)
    }

    /// Takes one event now.
    func handle(_ event: HouseholdEvent) { take(Job(.event(event), at: world.ticks)) }
}
