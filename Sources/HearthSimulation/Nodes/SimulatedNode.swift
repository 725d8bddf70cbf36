package import HearthAPI
import HearthHome
package import HearthHousehold
import HearthReplication
import HearthRows
package import HearthShell
package import HearthSodium
package import HearthWire
package import HearthZones

/// A node of a simulated world: a real node's shell, with a clock, a disk and lines of the world's.
package final class SimulatedNode {
    package typealias Shell = NodeShell<SimulatedClock, SimulatedDisk, SimulatedLine>

    /// A step kept something back that it should have acted on itself.
    struct LeftToTheNextStep: Error {}

    /// The household's name, also what its randomness depends on.
    package let name: String
    /// host:port, where the others can dial it.
    package internal(set) var address: String
    package let key: NodeKey
    /// Which of the world's nodes it is.
    package let index: Int
    package let store = MemoryStore()
    package let disk: SimulatedDisk
    package let clock: SimulatedClock
    package let entropy: SeededEntropy
    package internal(set) var trace = Trace()
    /// Whether what passes is noted at all.
    package var keepsTrace = true
    /// Changes of claims that were carried out on it.
    package internal(set) var secretSteps = 0
    /// Told after every change of a claim: for planting leaks.
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
    /// The time zones that its machine knows, and its own.
    package var zones: any ZoneTable = KnownZones() {
        didSet { household?.machine.zones = zones }
    }
    /// Nil while the node is stopped.
    private(set) var shell: Shell?
    unowned let world: World
    /// Its ends of connections of this run.
    var ends: [SessionID: SimulatedConnection.End] = [:]

    /// Read and changed by tests that look under the bonnet; nil while the node is stopped.
    package var household: Household? {
        get { shell?.household }
        set { if let newValue { shell?.household = newValue } }
    }

    init(
        name: String, member: String?, passphrase: String?, address: String, index: Int,
        world: World
    ) throws {
        self.name = name
        self.address = address
        self.index = index
        self.world = world
        clock = SimulatedClock(world: world)
        entropy = SeededEntropy(seed: world.seed, node: name)
        disk = SimulatedDisk(store: store, clock: clock, entropy: entropy)
        let octets = entropy.octets(NodeSecret.byteCount, for: .key)
        guard let secret = NodeSecret(octets: octets) else { throw HearthError(.internalError) }
        key = secret.publicKey
        try store.transaction(.full) { tables in
            let work = Work(store: tables, now: world.now)
            try Settings.set(.household, Array(name.utf8), work)
            var value = try Household(
                node: key, clock: world.clock, addresses: [], entropy: entropy, work)
            value.machine.passphraseCost = .lowest
            if let member {
                _ = try value.addMember(named: member, passphrase: passphrase, work)
            }
        }
    }

    package var isRunning: Bool { shell != nil }
    /// The machine is gone for good.
    var isLost = false

    // MARK: Time

    /// What the node's own clock shows now.
    package var now: WallTime { clock.now }

    /// Sets the node's clock, as its administrator or a time server does.
    package func setClock(offset: Duration) {
        clock.setOffset(offset.ticks)
        // What is due by the new clock is noticed with the next step.
        handle(.wake)
    }

    /// Plans something for a moment of its own clock, unless the node has ended by then.
    func plan(at moment: WallTime, _ action: @escaping () -> Void) {
        plan(at: clock.worldTime(of: moment), action)
    }

    /// Does something once the disk has done what it was given before.
    func whenFree(_ action: @escaping () -> Void) {
        guard clock.busyUntil > world.ticks else { return action() }
        plan(at: clock.busyUntil) { [self] in whenFree(action) }
    }

    private func plan(at ticks: Ticks, _ action: @escaping () -> Void) {
        let run = run
        world.plan(at: ticks) { [self] in
            if self.run == run, isRunning { action() }
        }
    }

    // MARK: Starting and stopping

    /// Takes the household up where its tables left it.
    func start() throws {
        precondition(!isRunning, "a node is started once at a time")
        run += 1
        clock.begin { [unowned self] timer in whenFree { [self] in rang(timer) } }
        let shell = try disk.reliably {
            var household = try disk.transaction(.full) { tables in
                try Household(
                    node: key, clock: world.clock, addresses: [], entropy: entropy,
                    Work(store: tables, now: now, elapsed: clock.elapsed))
            }
            household.replicator.pace = world.pace
            household.machine.passphraseCost = .lowest
            household.machine.zones = zones
            return Shell(
                household: household, clock: clock, store: disk, line: SimulatedLine(self))
        }
        self.shell = shell
        try disk.reliably {
            try shell.step(.full) { household, work in
                ((), try household.setAddresses([address], work))
            }
        }
    }

    /// Everything in memory is gone, and its peers notice, as after a crash: what a node does last is
    /// no use anyway.
    func stop() {
        shell?.stop()
        shell = nil
        clock.end()
        world.network.ended(self)
    }

    /// Starts the node again; what goes wrong then counts among its failures.
    package func restart(from snapshot: MemoryStore.Snapshot? = nil) {
        guard !isLost else { return }
        do {
            try world.start(self, from: snapshot)
        } catch {
            failures.append(error)
        }
    }

    func die(_ crash: Crash) {
        stop()
        let run = run
        world.faults.crashes += 1
        world.plan(after: crash.rest) { [self] in
            if self.run == run, !isRunning { restart() }
        }
    }

    // MARK: What the network tells it

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
}
