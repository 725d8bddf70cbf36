import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthRows
import HearthShell
import HearthSimulation
import HearthSodium
import HearthWire

/// A clock that a test sets.
final class TestClock: ShellClock {
    var now = WallTime(seconds: 1_795_000_000)
    private(set) var moments: [ShellTimer: WallTime] = [:]

    var elapsed: Duration { .milliseconds(now.milliseconds) }

    func set(_ timer: ShellTimer, to moment: WallTime?) { moments[timer] = moment }
}

/// Remembers what was said.
final class TestLine: ShellLine {
    struct Sent: Equatable {
        let frames: [FrameType]
        let session: SessionID
        let moment: WallTime?
    }

    private(set) var sent: [Sent] = []
    private(set) var closed: [SessionID] = []
    private(set) var dialled: [NodeKey] = []
    private(set) var commits = 0
    var onCommit: () -> Void = {}

    func send(_ frames: [Frame], on session: SessionID, at moment: WallTime?) {
        sent.append(Sent(frames: frames.map(\.type), session: session, moment: moment))
    }

    func close(_ session: SessionID, _ reason: CloseReason) { closed.append(session) }

    func dial(_ peer: NodeKey, at addresses: [String]) { dialled.append(peer) }

    func dialBack(_ session: SessionID, nonce: UInt64, port: UInt16) {}

    func committed(_ household: Household, at now: WallTime) {
        commits += 1
        onCommit()
    }
}

/// Fails when it is to commit.
final class FailingStore: TransactionalStore {
    struct Failed: StorageFailure {}

    let store = MemoryStore()
    /// How many of the next commits fail.
    var failures = 0
    private(set) var durabilities: [Durability] = []

    func transaction<Result>(
        _ durability: Durability, _ body: (any HouseholdStore) throws -> Result
    ) throws -> Result {
        try store.transaction(durability) { tables in
            let result = try body(tables)
            guard failures == 0 else {
                failures -= 1
                throw Failed()
            }
            durabilities.append(durability)
            return result
        }
    }
}

/// A shell whose clock, store and line a test holds.
struct Bench {
    let clock = TestClock()
    let store = FailingStore()
    let line = TestLine()
    let shell: NodeShell<TestClock, FailingStore, TestLine>

    init() throws {
        let entropy = SeededEntropy(seed: 1, node: "node")
        var household = try store.transaction(.full) { [now = clock.now] tables in
            try Household(
                node: Self.node(1), clock: .standard, addresses: [], entropy: entropy,
                Work(store: tables, now: now))
        }
        household.machine.passphraseCost = .lowest
        shell = NodeShell(household: household, clock: clock, store: store, line: line)
    }

    /// A node that nobody here knows.
    static func node(_ octet: UInt8) -> NodeKey {
        guard
            let secret = NodeSecret(octets: [UInt8](repeating: octet, count: NodeSecret.byteCount))
        else { preconditionFailure("any octets of that length are a secret") }
        return secret.publicKey
    }

    /// A connection that this node opened.
    func connected(_ session: SessionID, to peer: NodeKey) -> HouseholdEvent {
        .connected(
            session, peer: peer, isInitiator: true, address: "192.0.2.1:4711",
            place: NetworkPlace("192.0.2"))
    }

    func setUp() throws {
        _ = try shell.perform(
            SetUpHousehold(household: "Home", member: "Owner"), as: Caller())
        _ = try shell.perform(NewList(title: "Birthday"), as: Caller())
    }

    func wishes() throws -> [String] {
        try shell.perform(ShowList(list: "Birthday"), as: Caller()).items.map(\.name)
    }
}
