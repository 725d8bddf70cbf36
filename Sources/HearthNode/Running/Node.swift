import HearthAPI
import HearthHousehold
import HearthLanguage
import HearthLists
import HearthReplication
import HearthSodium
import HearthStore
import HearthTransport
import HearthWire
package import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// A household's running node: the shell that gives the household time, storage and connections.
///
/// Every event and every operation is one transaction; what the household wants sent goes out once
/// it has committed. If it fails, the household is put back to what it was before.
package actor Node: Service, OperationPerformer {
    /// The node's own thread: a commit that takes long on a slow disk holds up neither who reads
    /// sockets nor who writes to them. It lasts as long as the process.
    private static let thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let executor = Node.thread.next()
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.executor.asUnownedSerialExecutor()
    }

    let home: String
    private let lock: HomeLock
    let store: SQLiteStore
    private let secret: NodeSecret
    private let entropy = SystemEntropy()
    private let listenPlace: ListenPlace
    private let advertise: [String]
    let logger: Logger
    private let observer: TrafficObserver?
    var household: Household
    /// Who follows a member's news (Node+News.swift).
    var followers: [UInt64: NewsFollower] = [:]
    var nextFollower: UInt64 = 0
    var moments = Moments(startedAt: .now)
    let hooks = HookRunner()
    /// After news could not be looked for, when it is tried again.
    var looksAgain = WallTime(milliseconds: 0)
    let clock: SlotClock
    /// When the machine's addresses, and a disk that refuses, are looked at next.
    var looksAroundAt = WallTime(milliseconds: 0)
    /// Since when the disk has refused what is written.
    var diskRefusesSince: WallTime?
    /// Where the node listens, as it was told to.
    private var bindings: [HostPort] = []
    var connections: [SessionID: Connection] = [:]
    private(set) var isStopping = false

    struct Dial: Sendable {
        let peer: NodeKey
        let address: String
    }

    struct Closing: Sendable {
        let connection: Connection
        let reason: CloseReason
    }

    let (dials, dialRequests) = AsyncStream.makeStream(of: Dial.self)
    let (closings, closeRequests) = AsyncStream.makeStream(of: Closing.self)
    let (wakes, wakeRequests) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private let (bounds, boundReports) = AsyncStream.makeStream(of: [HostPort].self)
    var timer: Scheduled<Void>?
    var timerAt: WallTime?
    private var boundWaiters: [CheckedContinuation<Void, Never>] = []
    private var isBound = false

    /// Locks the home and takes the household up; nothing listens before `run`.
    ///
    /// - Throws: `HearthError` that says what is wrong with the home or the options.
    package init(options: NodeOptions, logger: Logger) async throws {
        let place: ListenPlace
        if let listen = options.listen {
            guard let address = HostPort(listening: listen) else {
                throw HearthError(.addressMalformed, ["address": listen])
            }
            place = .at(address)
        } else {
            place = .usual(RememberedPort(path: options.home + "/" + LocalAPI.listenPortName))
        }
        for said in options.advertise where HostPort(said) == nil {
            throw HearthError(.addressMalformed, ["address": said])
        }
        try Home.check(options.home)
        observer = try options.trace.map { try TraceFile(path: $0, logger: logger).observer }
        let lock = try HomeLock(home: options.home)
        self.lock = lock
        home = options.home
        self.logger = logger
        listenPlace = place
        advertise = options.advertise
        let store: SQLiteStore
        do {
            store = try Home.openStore(options.home)
        } catch {
            lock.release()
            throw error
        }
        self.store = store
        let entropy = entropy
        let clock = options.slotSeconds.map { SlotClock(slotSeconds: Int64($0)) } ?? .standard
        self.clock = clock
        do {
            (secret, household) = try store.transaction(.full) { tables in
                let work = Work(store: tables, now: .now)
                guard let octets = try Settings.octets(.nodeSecret, work),
                    let secret = NodeSecret(octets: octets)
                else { throw try Home.withoutKey(options.home, work) }
                var household = try Household(
                    node: secret.publicKey, clock: clock, addresses: [], entropy: entropy, work)
                household.home = options.home
                household.zoneOffset = { Int64(LocalTime.offset(at: Int($0.seconds))) }
                return (secret, household)
            }
            Home.leaveMarker(in: options.home)
        } catch {
            try? store.close()
            lock.release()
            throw HomeError.shown(error, home: options.home)
        }
    }

    /// Whether somebody lives in the household; otherwise it waits to be set up.
    package var isInhabited: Bool { household.isInhabited }

    /// The port at which friends know the node, where another program has it now; once the node
    /// listens.
    package private(set) var missedPort: Int?

    /// Where friends can dial, once the node listens.
    package var listening: [String] {
        get async {
            if !isBound, !isStopping {
                await withCheckedContinuation { boundWaiters.append($0) }
            }
            return household.addresses
        }
    }

    /// Listens, dials and keeps the beat until the service group shuts down.
    ///
    /// - Throws: `HearthError` when nothing can be listened on.
    package func run() async throws {
        let failure = await withTaskGroup(of: HearthError?.self) { group in
            group.addTask { await self.listen() }
            group.addTask {
                await self.dialLoop()
                return nil
            }
            group.addTask {
                await self.closeLoop()
                return nil
            }
            group.addTask {
                for await _ in self.wakes { await self.wake() }
                return nil
            }
            group.addTask {
                for await addresses in self.bounds { await self.bound(addresses) }
                return nil
            }
            group.addTask {
                await self.hooks.run { await self.hook(of: $0) }
                return nil
            }
            group.addTask {
                try? await gracefulShutdown()
                return nil
            }
            // The first to end is the shutdown, or the listener that cannot listen.
            let first = await group.next() ?? nil
            stop()
            group.cancelAll()
            await group.waitForAll()
            return first
        }
        do {
            try store.close()
        } catch {
            logger.error("closing the database failed", metadata: ["error": "\(error)"])
        }
        lock.release()
        if let failure { throw failure }
    }

    private func listen() async -> HearthError? {
        let listener = Listener(
            local: secret, entropy: entropy, observer: observer, logger: logger)
        var places = listenPlace.candidates[...]
        while let place = places.popFirst() {
            do throws(TransportError) {
                let reports = boundReports
                try await listener.run(at: [place]) { addresses in
                    reports.yield(addresses)
                } handle: { connection in
                    await self.serve(connection, address: "")
                }
                return nil
            } catch {
                switch error {
                case .addressInUse where !places.isEmpty: continue
                case .addressInUse(let address):
                    return HearthError(.addressInUse, ["address": address])
                case .addressNotAvailable(let address):
                    return HearthError(.addressNotAvailable, ["address": address])
                default: return HearthError(.internalError)
                }
            }
        }
        return nil
    }

    /// Looks again where friends can dial this machine: addresses come and go while a node runs.
    func lookAtAddresses() {
        guard isBound else { return }
        let advertised = OwnAddresses.advertised(
            advertise, listening: bindings, before: household.addresses)
        guard advertised != household.addresses else { return }
        step(.full) { household, work in try household.setAddresses(advertised, work) }
        logger.info(
            "other addresses", metadata: ["addresses": "\(advertised.joined(separator: " "))"])
    }

    private func bound(_ addresses: [HostPort]) {
        bindings = addresses
        missedPort = addresses.first.flatMap { listenPlace.missed(listeningOn: Int($0.port)) }
        let advertised = OwnAddresses.advertised(advertise, listening: addresses, before: [])
        step(.full) { household, work in try household.setAddresses(advertised, work) }
        isBound = true
        for waiter in boundWaiters { waiter.resume() }
        boundWaiters = []
        logger.info(
            "listening", metadata: ["addresses": "\(advertised.joined(separator: " "))"])
    }

    private func stop() {
        isStopping = true
        timer?.cancel()
        endFollowing()
        for waiter in boundWaiters { waiter.resume() }
        boundWaiters = []
        for connection in connections.values {
            closeRequests.yield(Closing(connection: connection, reason: .shutdown))
        }
        dialRequests.finish()
        closeRequests.finish()
        wakeRequests.finish()
        boundReports.finish()
    }

    // MARK: Connections

    private func dialLoop() async {
        await withDiscardingTaskGroup { group in
            for await dial in dials {
                group.addTask { await self.dial(dial) }
            }
            group.cancelAll()
        }
    }

    private func closeLoop() async {
        await withDiscardingTaskGroup { group in
            for await closing in closings {
                group.addTask { await closing.connection.close(closing.reason) }
            }
        }
    }

    @concurrent private nonisolated func dial(_ dial: Dial) async {
        guard let address = HostPort(dial.address) else {
            await handle(.dialFailed(dial.peer, reason: PeerProblem.badAddress.rawValue))
            return
        }
        do {
            try await Dialler.connect(
                to: address, remote: dial.peer, local: secret, entropy: entropy,
                observer: observer, logger: logger
            ) { connection in
                await self.serve(connection, address: dial.address)
            }
        } catch {
            await handle(.dialFailed(dial.peer, reason: error.problem.rawValue))
        }
    }

    /// Waits while nothing more is to be read of a peer: then TCP slows it down.
    private func pause(_ session: SessionID) async {
        let now = WallTime.now
        guard let moment = household.pause(of: session, at: now) else { return }
        // Cut short only where the node stops.
        try? await Task.sleep(for: min(moment.since(now), Self.longestPause))
    }

    /// However a clock is set meanwhile.
    private static let longestPause: Duration = .seconds(10)

    private func serve(_ connection: Connection, address: String) async {
        guard !isStopping else { return await connection.close(.shutdown) }
        let id = household.newSessionID()
        connections[id] = connection
        logger.debug(
            "connected",
            metadata: [
                "node": "\(connection.remoteKey.hex.prefix(8))",
                "initiator": "\(connection.isInitiator)",
            ])
        handle(
            .connected(
                id, peer: connection.remoteKey, isInitiator: connection.isInitiator,
                address: address, place: connection.remotePlace))
        do throws(TransportError) {
            while let arrivals = try await connection.arrivals(atMost: Self.framesPerTurn) {
                var events = Self.events(of: arrivals, on: id)[...]
                while !events.isEmpty, !isStopping {
                    await pause(id)
                    take(&events, on: id)
                    // Everything else that waits for the node has a turn.
                    await Task.yield()
                }
            }
        } catch {
            logger.debug(
                "connection lost",
                metadata: [
                    "node": "\(connection.remoteKey.hex.prefix(8))",
                    "reason": "\(error.problem.rawValue)",
                ])
        }
        connections[id] = nil
        handle(.disconnected(id))
    }
}
