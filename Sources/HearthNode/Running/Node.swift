package import HearthAPI
import HearthHome
import HearthHousehold
import HearthLists
import HearthProcess
import HearthRecovery
import HearthReplication
import HearthRows
import HearthShell
import HearthSodium
import HearthStore
import HearthTransport
package import HearthWire
package import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import ServiceLifecycle

/// A household's running node: a shell (`NodeShell`) with the machine's clock, a database, and
/// connections over TCP.
package actor Node: Service, OperationPerformer, DueSource {
    /// The node's own thread: a commit that takes long on a slow disk holds up neither who reads
    /// sockets nor who writes to them. It lasts as long as the process.
    private static let thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let executor = Node.thread.next()
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.executor.asUnownedSerialExecutor()
    }

    let home: String
    private let lock: HomeLock
    let secret: NodeSecret
    let entropy = SystemEntropy()
    private let listenPlace: ListenPlace
    private let advertising: OwnAddresses
    let dialler: Dialler
    let logger: Logger
    let observer: TrafficObserver?
    let shell: NodeShell<WallClock, SQLiteStore, NodeLine>
    let hooks = HookRunner()
    private let alarms = AsyncStream.makeStream(
        of: DueAlarm.self, bufferingPolicy: .bufferingNewest(64))
    let slots: SlotClock
    /// For looking around: at the machine's addresses, and at a disk that refuses.
    let rounds = WallTimer()
    var sleeping = Sleeping()
    /// Since when the disk has refused what is written.
    var diskRefusesSince: WallTime?
    /// Where the node listens, as it was told to.
    private var bindings: [HostPort] = []
    /// The program that asks the router, while it runs.
    var routerRun: RouterRun?
    /// Not before then is it started again, where it ended by itself.
    var routerRestart: ContinuousClock.Instant?
    var backups = RunningBackups()
    private(set) var isStopping = false
    /// The same for what runs on other threads.
    let stopFlag = NIOLockedValueBox(false)
    private let (bounds, boundReports) = AsyncStream.makeStream(of: [HostPort].self)
    private var boundWaiters: [CheckedContinuation<Void, Never>] = []
    private var isBound = false

    /// Locks the home and takes the household up; nothing listens before `run`. `now`: the time by which people
    /// live, which may be set.
    ///
    /// - Throws: `HearthError` that says what is wrong with the home or the options.
    package init(
        options: NodeOptions, logger: Logger, now: @escaping @Sendable () -> WallTime = { .now }
    ) async throws {
        let place = try Self.place(options)
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
        advertising = OwnAddresses(said: options.advertise, onlySaid: options.proxyOnly)
        let store: SQLiteStore
        do {
            store = try Home.openStore(options.home)
        } catch {
            lock.release()
            throw error
        }
        let entropy = entropy
        let slots = options.slotSeconds.map { SlotClock(slotSeconds: Int64($0)) } ?? .standard
        self.slots = slots
        do {
            let clock = WallClock(now: now)
            let household: Household
            (secret, household) = try store.transaction(.full) { tables in
                let work = Work(store: tables, now: clock.now, elapsed: clock.elapsed)
                guard let octets = try Settings.octets(.nodeSecret, work),
                    let secret = NodeSecret(octets: octets)
                else { throw try Home.withoutKey(options.home, work) }
                var household = try Household(
                    node: secret.publicKey, clock: slots, addresses: [], entropy: entropy, work)
                household.machine.home = options.home
                household.reach.isByProxyAlone = options.proxyOnly
                household.reach.dialsThroughProxy = options.proxy != nil
                household.machine.zones = MachineZones.shared
                return (secret, household)
            }
            dialler = Dialler(
                local: secret, entropy: entropy, proxy: options.proxy, observer: observer,
                logger: logger)
            shell = NodeShell(
                household: household, clock: clock, store: store,
                line: NodeLine(followers: Followers(hooks: hooks, alarms: alarms.continuation)))
            Home.leaveMarker(in: options.home)
        } catch {
            try? store.close()
            lock.release()
            throw HomeError.shown(error, home: options.home)
        }
    }

    /// Where it is to listen.
    private static func place(_ options: NodeOptions) throws(HearthError) -> ListenPlace {
        guard let listen = options.listen else {
            return .usual(
                RememberedPort(path: HomeFile.listenPort.path(in: options.home)),
                onLoopback: options.proxyOnly)
        }
        guard let address = HostPort(listening: listen) else {
            throw HearthError(.addressMalformed, ["address": listen])
        }
        return .at(address)
    }

    var household: Household { shell.household }

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

    package nonisolated var dueAlarms: AsyncStream<DueAlarm> { alarms.stream }

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
                await self.dialBackLoop()
                return nil
            }
            group.addTask {
                await self.closeLoop()
                return nil
            }
            for timer in ShellTimer.allCases {
                group.addTask {
                    await self.hear(timer)
                    return nil
                }
            }
            group.addTask {
                await self.lookAroundLoop()
                return nil
            }
            group.addTask {
                for await addresses in self.bounds { await self.bound(addresses) }
                return nil
            }
            group.addTask {
                await self.hooks.run { isDue, member in
                    isDue ? await self.dueHook(of: member) : await self.hook(of: member)
                }
                return nil
            }
            group.addTask {
                try? await gracefulShutdown()
                return nil
            }
            // The first to end is the shutdown, or the listener that cannot listen.
            let first = await group.next() ?? nil
            stop()
            await stopRouter()
            group.cancelAll()
            await group.waitForAll()
            return first
        }
        await endBackups()
        do {
            try shell.store.close()
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
                case .addressInUse where !places.isEmpty,
                    .addressNotAvailable where !places.isEmpty:
                    continue
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
        let advertised = advertising.current(
            listening: bindings, mapping: household.reach.mapping, before: household.addresses)
        guard advertised != household.addresses else { return }
        attempt { household, work in try household.setAddresses(advertised, work) }
        logger.info(
            "other addresses", metadata: ["addresses": "\(advertised.joined(separator: " "))"])
    }

    /// The port at which the machine's network reaches this node; nil: it listens on loopback alone.
    var reachablePort: Int? {
        bindings.first { InternetAddress($0.host)?.isLoopback == false }?.port
    }

    private func bound(_ addresses: [HostPort]) {
        bindings = addresses
        missedPort = addresses.first.flatMap { listenPlace.missed(listeningOn: Int($0.port)) }
        let advertised = advertising.current(
            listening: addresses, mapping: household.reach.mapping, before: [])
        attempt { household, work in try household.setAddresses(advertised, work) }
        isBound = true
        for waiter in boundWaiters { waiter.resume() }
        boundWaiters = []
        logger.info(
            "listening", metadata: ["addresses": "\(advertised.joined(separator: " "))"])
        attempt { [reachablePort] household, _ in
            household.reach.port = reachablePort
            return []
        }
        lookAtRouter()
    }

    private func stop() {
        isStopping = true
        stopFlag.withLockedValue { $0 = true }
        shell.stop()
        shell.clock.stop()
        shell.line.stop()
        rounds.stop()
        for waiter in boundWaiters { waiter.resume() }
        boundWaiters = []
        boundReports.finish()
    }
}
