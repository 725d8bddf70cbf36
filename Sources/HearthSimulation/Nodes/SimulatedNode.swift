import HearthAPI
package import HearthHousehold
import HearthReplication
package import HearthSodium
import HearthWire

/// A node of a simulated world: a household, its storage, and the rules of a real node's shell.
///
/// Every event and every operation is one transaction; what the household wants sent goes out once
/// it has committed. If it fails, the household is put back to what it was before.
package final class SimulatedNode {
    /// What a step of a node throws when its world made the disk fail.
    package struct StorageFailed: Error {}

    /// The household's name, also what its randomness depends on.
    package let name: String
    /// host:port, where the others can dial it.
    package let address: String
    package let key: NodeKey
    package let store = MemoryStore()
    package let entropy: SeededEntropy
    package private(set) var trace = Trace()
    /// Events that could not be handled, oldest first; a healthy world has none.
    package private(set) var failures: [any Error] = []
    /// How often the node was started.
    package private(set) var run = 0
    /// How often it has committed.
    package private(set) var commits = 0
    /// The node dies right after this many more commits, before anything is said about the last.
    package var dies: Int?
    /// How many of the next steps the disk refuses.
    package var refusedCommits = 0

    /// Read and changed by tests that look under the bonnet; nil while the node is stopped.
    package var household: Household?
    private unowned let world: World
    private var wakeAt: WallTime?

    init(name: String, member: String, passphrase: String?, address: String, world: World) throws {
        self.name = name
        self.address = address
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
            _ = try value.addMember(named: member, passphrase: passphrase, work)
        }
    }

    package var isRunning: Bool { household != nil }

    // MARK: Starting and stopping

    /// Takes the household up where its tables left it.
    func start() throws {
        precondition(!isRunning, "a node is started once at a time")
        run += 1
        household = try store.transaction(.full) { tables in
            try Household(
                node: key, clock: world.clock, addresses: [], entropy: entropy,
                Work(store: tables, now: world.now))
        }
        step { household, work in try household.setAddresses([address], work) }
    }

    /// Everything in memory is gone, as after a crash: what a node does last is no use anyway.
    func stop() {
        household = nil
        wakeAt = nil
        world.network.ended(self)
    }

    // MARK: Steps

    /// Carries out what a person asked for.
    ///
    /// - Throws: `HearthError`, or what the storage throws; then nothing has changed.
    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) throws -> Request.Answer {
        guard let before = household else { throw HearthError(.nodeNotRunning, ["home": name]) }
        do {
            let (answer, directives) = try commit { household, work in
                try household.perform(operation, as: caller, work)
            }
            carryOut(directives)
            return answer
        } catch let guess as WrongPassphrase {
            household = before
            household?.count(guess, now: world.now)
            throw HearthError(.wrongPassphrase)
        } catch {
            household = before
            throw error
        }
    }

    /// Takes one event; a failed one changes nothing, and ends the session that it came from.
    func handle(_ event: HouseholdEvent) {
        let isDone = step { household, work in try household.handle(event, work) }
        if !isDone, case .received(let session, _) = event {
            world.network.close(session, .internalError, from: self)
        }
    }

    @discardableResult
    private func step(_ body: (inout Household, Work) throws -> [Directive]) -> Bool {
        guard let before = household else { return false }
        do {
            carryOut(
                try commit { household, work in ((), try body(&household, work)) }.1)
            return true
        } catch {
            household = before
            failures.append(error)
            return false
        }
    }

    private func commit<Answer>(
        _ body: (inout Household, Work) throws -> (Answer, [Directive])
    ) throws -> (Answer, [Directive]) {
        guard var changed = household else {
            throw HearthError(.nodeNotRunning, ["home": name])
        }
        let result = try store.transaction(.full) { tables in
            let result = try body(&changed, Work(store: tables, now: world.now))
            if refusedCommits > 0 {
                refusedCommits -= 1
                throw StorageFailed()
            }
            return result
        }
        household = changed
        commits += 1
        return result
    }

    private func carryOut(_ directives: [Directive]) {
        if let left = dies {
            dies = left > 1 ? left - 1 : nil
            if left <= 1 { return stop() }
        }
        for directive in directives {
            switch directive {
            case .send(let session, let frame):
                world.network.send(frame, on: session, from: self)
            case .close(let session, let reason):
                world.network.close(session, reason, from: self)
            case .dial(let peer, let address):
                world.network.dial(peer, address: address, from: self)
            }
        }
        arm()
    }

    /// Has itself woken when the next thing is due.
    private func arm() {
        guard let household else { return }
        let soonest = world.now.adding(.milliseconds(1))
        let next = max(household.nextWake(after: world.now), soonest)
        guard next != wakeAt else { return }
        wakeAt = next
        let run = run
        world.plan(at: next) { [self] in
            guard self.run == run, wakeAt == next else { return }
            wakeAt = nil
            handle(.wake)
        }
    }

    // MARK: What the network tells it

    func newSessionID() -> SessionID? { household?.newSessionID() }

    func connected(_ session: SessionID, peer: NodeKey, isInitiator: Bool, address: String) {
        trace.note(
            .connected, isInitiator ? .sent : .received, peer: peer, at: world.now)
        handle(.connected(session, peer: peer, isInitiator: isInitiator, address: address))
    }

    func disconnected(_ session: SessionID, peer: NodeKey) {
        trace.note(.disconnected, .received, peer: peer, at: world.now)
        handle(.disconnected(session))
    }

    func note(_ frame: Frame, _ direction: Trace.Direction, peer: NodeKey) {
        trace.note(
            frame, direction, peer: peer, byteCount: frame.octets.count, at: world.now)
    }
}
