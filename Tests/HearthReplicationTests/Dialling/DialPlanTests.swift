import HearthReplication
import HearthSodium
import HearthWire
import Testing

/// A plan that can be asked inside of an expectation, although asking changes it.
private final class Plan {
    private var plan = DialPlan()

    func want(_ wanted: [NodeKey: [String]], connected: Set<NodeKey>, now: WallTime) {
        plan.want(wanted, connected: connected, now: now)
    }

    func due(now: WallTime) -> [Directive] { plan.due(now: now) }
    func nextAttempt(after now: WallTime) -> WallTime? { plan.nextAttempt(after: now) }
    func hurry(_ node: NodeKey, now: WallTime) { plan.hurry(node, now: now) }
    func connected(_ node: NodeKey) { plan.connected(node) }
    func hurryAll(now: WallTime, jitter: Double) { plan.hurryAll(now: now) { jitter } }
    func recognized(_ node: NodeKey) { plan.recognized(node) }

    func disconnected(_ node: NodeKey, now: WallTime, jitter: Double) {
        plan.disconnected(node, now: now, jitter: jitter)
    }

    func failed(
        _ node: NodeKey, _ reasons: [String: String] = [:], now: WallTime, jitter: Double
    ) {
        plan.failed(node, reasons: reasons, now: now, jitter: jitter)
    }

    func state(
        of node: NodeKey
    ) -> (
        nextAttempt: WallTime?, lastError: String?, addresses: [String],
        attempts: [String: DialPlan.Attempt]
    ) {
        plan.state(of: node)
    }

    func reached(_ node: NodeKey, at address: String, now: WallTime) {
        plan.reached(node, at: address, now: now)
    }
}

@Suite("Whom to dial, where and when")
struct DialPlanTests {
    private let peer: NodeKey
    private let other: NodeKey
    private let start = WallTime(seconds: 1_795_000_000)

    init() throws {
        peer = try Person(1).node
        other = try Person(2).node
    }

    private func after(_ milliseconds: Int64) -> WallTime {
        start.adding(.milliseconds(milliseconds))
    }

    @Test("Whoever is wanted is dialled at once, and once at a time")
    func atOnce() {
        let plan = Plan()
        plan.want([peer: ["a:1"], other: []], connected: [], now: start)
        #expect(plan.nextAttempt(after: start) == start)
        #expect(plan.due(now: start) == [.dial(peer, addresses: ["a:1"])])
        #expect(plan.due(now: after(60_000)).isEmpty)
        #expect(plan.nextAttempt(after: start) == nil)
    }

    @Test("Whoever is asked for by a person is dialled at once, and the next wait is no shorter")
    func hurried() {
        let plan = Plan()
        plan.want([peer: ["a:1"]], connected: [], now: start)
        _ = plan.due(now: start)
        plan.failed(peer, ["a:1": "refused"], now: start, jitter: 0.5)
        plan.hurry(peer, now: after(100))
        plan.hurry(other, now: after(100))
        #expect(plan.due(now: after(100)) == [.dial(peer, addresses: ["a:1"])])
        // While it is being dialled, and when it is connected, there is nothing to hurry.
        plan.hurry(peer, now: after(200))
        #expect(plan.due(now: after(200)).isEmpty)
        plan.failed(peer, ["a:1": "refused"], now: start, jitter: 0.5)
        #expect(plan.nextAttempt(after: start) == after(2000))
        plan.connected(peer)
        plan.hurry(peer, now: after(3000))
        #expect(plan.due(now: after(3000)).isEmpty)
    }

    @Test("An address that is new is tried at once, also when it comes during a dial")
    func newAddressDuringDial() {
        let plan = Plan()
        plan.want([peer: ["a:1"]], connected: [], now: start)
        _ = plan.due(now: start)
        plan.failed(peer, ["a:1": "refused"], now: start, jitter: 0.5)
        plan.want([peer: ["a:1", "b:1"]], connected: [], now: after(100))
        #expect(plan.due(now: after(100)) == [.dial(peer, addresses: ["a:1", "b:1"])])
        plan.want([peer: ["a:1", "b:1", "c:1"]], connected: [], now: after(200))
        plan.failed(peer, ["b:1": "timeout"], now: after(300), jitter: 0.5)
        #expect(plan.due(now: after(300)) == [.dial(peer, addresses: ["a:1", "b:1", "c:1"])])
        plan.reached(peer, at: "c:1", now: after(400))
        plan.connected(peer)
        let attempts = plan.state(of: peer).attempts
        #expect(attempts["a:1"] == .init(at: start, error: "refused"))
        #expect(attempts["b:1"] == .init(at: after(300), error: "timeout"))
        #expect(attempts["c:1"] == .init(at: after(400), error: nil))
        plan.want([peer: ["c:1"]], connected: [peer], now: after(500))
        #expect(plan.state(of: peer).attempts.keys.sorted() == ["c:1"])
    }

    @Test("Where a node was found last is tried first")
    func foundLast() {
        let plan = Plan()
        plan.want([peer: ["a:1", "b:1", "c:1"]], connected: [], now: start)
        _ = plan.due(now: start)
        plan.reached(peer, at: "b:1", now: start)
        plan.connected(peer)
        plan.disconnected(peer, now: start, jitter: 0.5)
        #expect(plan.due(now: after(1000)) == [.dial(peer, addresses: ["b:1", "a:1", "c:1"])])
        plan.failed(peer, ["b:1": "timeout"], now: after(1000), jitter: 0.5)
        #expect(plan.due(now: after(9000)) == [.dial(peer, addresses: ["a:1", "b:1", "c:1"])])
    }

    @Test("Once the own disk works again, everybody is dialled soon, however long they were away")
    func hurriedAll() {
        let plan = Plan()
        plan.want([peer: ["a:1"], other: ["b:1"]], connected: [other], now: start)
        var now = start
        for _ in 0..<12 {
            _ = plan.due(now: now)
            plan.failed(peer, ["a:1": "storage"], now: now, jitter: 0.5)
            now = plan.nextAttempt(after: now) ?? now
        }
        let last = after(100_000_000)
        _ = plan.due(now: last)
        plan.failed(peer, ["a:1": "storage"], now: last, jitter: 0.5)
        #expect(plan.nextAttempt(after: last).map { $0.since(last) >= .seconds(190) } == true)
        plan.hurryAll(now: last, jitter: 0.99)
        #expect(plan.nextAttempt(after: last) == last.adding(.milliseconds(4950)))
        plan.hurryAll(now: last, jitter: 0)
        #expect(plan.due(now: last) == [.dial(peer, addresses: ["a:1"])])
        // The next wait is a first one.
        plan.failed(peer, ["a:1": "refused"], now: last, jitter: 0.5)
        #expect(plan.nextAttempt(after: last) == last.adding(.seconds(1)))
    }

    @Test("The wait grows with each dial of all addresses")
    func addresses() {
        let plan = Plan()
        plan.want([peer: ["a:1", "b:2"]], connected: [], now: start)
        #expect(plan.due(now: start) == [.dial(peer, addresses: ["a:1", "b:2"])])
        plan.failed(peer, ["a:1": "refused", "b:2": "no answer"], now: start, jitter: 0.5)
        #expect(plan.due(now: start).isEmpty)
        #expect(plan.nextAttempt(after: start) == after(1000))
        #expect(plan.state(of: peer).lastError == "no answer")
        #expect(plan.due(now: after(999)).isEmpty)
        #expect(plan.due(now: after(1000)) == [.dial(peer, addresses: ["a:1", "b:2"])])
        plan.failed(peer, now: after(1000), jitter: 0.5)
        #expect(plan.nextAttempt(after: after(1000)) == after(3000))
    }

    @Test("Whoever is connected is not dialled, and is again when the connection is lost")
    func connections() {
        let plan = Plan()
        plan.want([peer: ["a:1"], other: ["b:1"]], connected: [other], now: start)
        #expect(plan.due(now: start) == [.dial(peer, addresses: ["a:1"])])
        plan.connected(peer)
        #expect(plan.nextAttempt(after: start) == nil)
        #expect(plan.state(of: peer).nextAttempt == nil)
        plan.disconnected(peer, now: after(500), jitter: 0)
        #expect(plan.nextAttempt(after: after(500)) == after(1000))
        plan.disconnected(other, now: after(500), jitter: 0)
        #expect(
            plan.due(now: after(1000)) == [
                .dial(min(peer, other), addresses: [peer < other ? "a:1" : "b:1"]),
                .dial(max(peer, other), addresses: [peer < other ? "b:1" : "a:1"]),
            ])
    }

    @Test("A connection alone does not shorten the wait, a settled one does")
    func recognized() {
        let plan = Plan()
        plan.want([peer: ["a:1"]], connected: [], now: start)
        for wait in [1000, 2000, 4000] as [Int64] {
            plan.connected(peer)
            plan.disconnected(peer, now: start, jitter: 0.5)
            #expect(plan.nextAttempt(after: start) == after(wait))
        }
        plan.connected(peer)
        plan.recognized(peer)
        plan.disconnected(peer, now: start, jitter: 0.5)
        #expect(plan.nextAttempt(after: start) == after(1000))
    }

    @Test("A new address is tried at once, known ones are waited for")
    func newAddress() {
        let plan = Plan()
        plan.want([peer: ["a:1"]], connected: [], now: start)
        _ = plan.due(now: start)
        plan.failed(peer, now: start, jitter: 0.5)
        plan.want([peer: ["a:1"]], connected: [], now: after(10))
        #expect(plan.due(now: after(10)).isEmpty)
        plan.want([peer: ["b:1", "a:1"]], connected: [], now: after(10))
        #expect(plan.due(now: after(10)) == [.dial(peer, addresses: ["b:1", "a:1"])])
    }

    @Test("Whoever is not wanted any more is not dialled")
    func unwanted() {
        let plan = Plan()
        plan.want([peer: ["a:1"]], connected: [], now: start)
        plan.want([:], connected: [], now: start)
        #expect(plan.due(now: after(1000)).isEmpty)
        plan.failed(peer, now: start, jitter: 0)
        #expect(plan.nextAttempt(after: start) == nil)
    }
}
