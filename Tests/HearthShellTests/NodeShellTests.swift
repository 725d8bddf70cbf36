import HearthAPI
import HearthHousehold
import HearthRecovery
import HearthReplication
import HearthRows
import HearthShell
import HearthSimulation
import HearthWire
import Testing

@Suite("The loop of a node")
struct NodeShellTests {
    private let bench: Bench
    private let session = SessionID(number: 1)
    private let peer = Bench.node(2)

    init() throws { bench = try Bench() }

    // MARK: Failed commits

    @Test("What a person did and the store could not commit has not happened, in memory either")
    func refusedOperation() throws {
        try bench.setUp()
        let commits = bench.line.commits
        let said = bench.line.sent
        bench.store.failures = 1
        #expect(throws: FailingStore.Failed.self) {
            try bench.shell.perform(AddWish(list: "Birthday", name: "Lamp"), as: Caller())
        }
        #expect(bench.line.commits == commits && bench.line.sent == said)
        #expect(bench.shell.takeFailures().count == 1)
        #expect(try bench.wishes().isEmpty)
        _ = try bench.shell.perform(AddWish(list: "Birthday", name: "Lamp"), as: Caller())
        #expect(try bench.wishes() == ["Lamp"])
    }

    @Test("A household that could not be stored is not set up")
    func refusedSetUp() throws {
        bench.store.failures = 1
        #expect(throws: FailingStore.Failed.self) { try bench.setUp() }
        #expect(!bench.shell.household.isInhabited)
        try bench.setUp()
        #expect(bench.shell.household.isInhabited)
    }

    @Test("What can be read is shown, although nothing of it can be noted")
    func refusedReading() throws {
        try bench.setUp()
        bench.store.failures = 1
        #expect(try bench.wishes().isEmpty)
        #expect(bench.store.failures == 0)
        #expect(bench.shell.takeFailures().count == 1)
    }

    @Test("A connection that could not be noted is closed, and counts as a dial that failed")
    func refusedConnection() throws {
        try bench.setUp()
        bench.store.failures = 1
        bench.shell.take([bench.connected(session, to: peer)])
        #expect(bench.line.closed == [session])
        #expect(bench.shell.household.replicator.peer(of: session) == nil)
        #expect(bench.line.sent.isEmpty)
        #expect(bench.shell.takeFailures().count == 1)
    }

    @Test("Of events that fail together, each is taken by itself")
    func oneOfMany() throws {
        try bench.setUp()
        let other = SessionID(number: 2)
        // The batch, and then the first of them.
        bench.store.failures = 2
        bench.shell.take([
            bench.connected(session, to: peer), bench.connected(other, to: Bench.node(3)),
        ])
        #expect(bench.line.closed == [session])
        #expect(bench.shell.household.replicator.peer(of: session) == nil)
        #expect(bench.shell.household.replicator.peer(of: other) == Bench.node(3))
        #expect(bench.line.sent.map(\.session) == [other])
    }

    @Test("Events that come together are one commit, on the disk if one of them has to be")
    func oneCommit() throws {
        try bench.setUp()
        let commits = bench.line.commits
        bench.shell.take([
            bench.connected(session, to: peer), .received(session, .ping(0)),
            .disconnected(session),
        ])
        #expect(bench.line.commits == commits + 1)
        #expect(bench.store.durabilities.last == .full)
        bench.shell.take([.dialFailed(peer, reasons: ["a:1": PeerProblem.noAnswer.rawValue])])
        #expect(bench.store.durabilities.last == .relaxed)
    }

    @Test("A wrong passphrase is counted, although the operation was undone")
    func wrongPassphrase() throws {
        _ = try bench.shell.perform(
            SetUpHousehold(household: "Home", member: "Owner", passphrase: "correct horse"),
            as: Caller())
        var refusals: [ErrorCode] = []
        for _ in 0..<6 {
            do {
                _ = try bench.shell.perform(
                    Unlock(passphrase: "wrong horse"), as: Caller(member: "Owner"))
            } catch let error as HearthError {
                refusals.append(error.code)
            }
        }
        #expect(refusals.first == .wrongPassphrase && refusals.last == .tooManyAttempts)
    }

    // MARK: Timers

    @Test("What fails when it is due is tried again after a second, a look for news after a minute")
    func pauses() throws {
        try bench.setUp()
        for (timer, pause) in [(ShellTimer.wake, 1), (.look, 60)] {
            bench.clock.now = try #require(bench.clock.moments[timer])
            bench.store.failures = 1
            bench.shell.rang(timer)
            #expect(bench.store.failures == 0)
            let next = try #require(bench.clock.moments[timer])
            #expect(next >= bench.clock.now.adding(.seconds(pause)))
        }
        bench.shell.endPauses()
        bench.shell.attempt(.relaxed) { _, _ in [] }
        let next = try #require(bench.clock.moments[.look])
        #expect(next < bench.clock.now.adding(.seconds(60)))
    }

    @Test("A timer that rings early does nothing but set itself again")
    func earlyRing() throws {
        try bench.setUp()
        let commits = bench.line.commits
        let due = try #require(bench.clock.moments[.wake])
        #expect(due > bench.clock.now)
        bench.clock.set(.wake, to: nil)
        bench.shell.rang(.wake)
        #expect(bench.line.commits == commits)
        #expect(bench.clock.moments[.wake] == due)
    }

    // MARK: What follows

    @Test("Frames for one moment leave together; what was late for its second leaves on the next")
    func lateFrames() throws {
        let late = bench.clock.now.adding(.milliseconds(-200))
        let soon = bench.clock.now.adding(.milliseconds(300))
        bench.shell.attempt(.relaxed) { [session] _, _ in
            [
                .send(session, .ping(1), at: late), .send(session, .ping(2), at: late),
                .send(session, .pong(3), at: soon), .send(session, .ping(4)),
            ]
        }
        let second = WallTime(seconds: bench.clock.now.seconds + 1)
        #expect(
            bench.line.sent == [
                .init(frames: [.ping, .ping], session: session, moment: second),
                .init(frames: [.pong], session: session, moment: soon),
                .init(frames: [.ping], session: session, moment: nil),
            ])
    }

    @Test("A node that ends with a commit says nothing of it")
    func stopped() throws {
        bench.line.onCommit = { [shell = bench.shell] in shell.stop() }
        bench.shell.attempt(.relaxed) { [session] _, _ in [.send(session, .ping(1))] }
        #expect(bench.line.commits == 1 && bench.line.sent.isEmpty)
        #expect(bench.clock.moments.isEmpty)
        #expect(throws: HearthError.self) {
            try bench.shell.perform(ShowStatus(), as: Caller())
        }
    }
}
