package import HearthAPI
package import HearthHousehold
import HearthReplication
package import HearthSodium
package import HearthWire

/// A node of a simulated world: a household, its storage, and the rules of a real node's shell.
///
/// Every event and every operation is one transaction; what the household wants sent goes out once
/// it has committed. If it fails, the household is put back to what it was before. Nothing takes time.
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
    package let store = MemoryStore()
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
    /// How many of the next steps the disk refuses.
    package var refusedCommits = 0
    /// How far its clock is from the world's, in microseconds.
    private var clockOffset: Ticks = 0

    /// Read and changed by tests that look under the bonnet; nil while the node is stopped.
    package var household: Household?
    unowned let world: World
    /// Its ends of connections of this run.
    var ends: [SessionID: SimulatedConnection.End] = [:]
    /// For when its timers are set.
    var wakeDue: WallTime?
    var lookDue: WallTime?

    init(
        name: String, member: String, passphrase: String?, address: String, index: Int,
        world: World
    ) throws {
        self.name = name
        self.address = address
        self.index = index
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

    package var isRunning: Bool { household != nil }

    // MARK: Time

    /// What the node's own clock shows now.
    package var now: WallTime { WallTime(ticks: world.ticks + clockOffset) }

    /// Sets the node's clock, as its administrator or a time server does.
    package func setClock(offset: Duration) {
        clockOffset = offset.ticks
        // What is due by the new clock is noticed with the next step.
        forgetTimers()
        handle(.wake)
    }

    /// Plans something for a moment of its own clock, unless the node has ended by then.
    func plan(at moment: WallTime, _ action: @escaping () -> Void) {
        let run = run
        world.plan(at: moment.ticks - clockOffset) { [self] in
            if self.run == run, isRunning { action() }
        }
    }

    private func forgetTimers() {
        wakeDue = nil
        lookDue = nil
    }

    // MARK: Starting and stopping

    /// Takes the household up where its tables left it.
    func start() throws {
        precondition(!isRunning, "a node is started once at a time")
        run += 1
        household = try store.transaction(.full) { tables in
            try Household(
                node: key, clock: world.clock, addresses: [], entropy: entropy,
                Work(store: tables, now: now))
        }
        household?.replicator.pace = world.pace
        household?.passphraseCost = .lowest
        try step(.full) { household, work in
            ((), try household.setAddresses([address], work))
        }
    }

    /// Everything in memory is gone, and its peers notice, as after a crash: what a node does last is
    /// no use anyway.
    func stop() {
        household = nil
        forgetTimers()
        world.network.ended(self)
    }

    /// Starts the node again; what goes wrong then counts among its failures.
    package func restart(from snapshot: MemoryStore.Snapshot? = nil) {
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
