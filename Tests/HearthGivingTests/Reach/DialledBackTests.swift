import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Whether friends elsewhere can reach a home")
struct DialledBackTests {
    private let world = World.quick()
    private let first: SimulatedNode
    private let second: SimulatedNode

    /// The first home has dialled the second one.
    init() throws {
        second = try world.add(household: "Second house", member: "Second")
        first = try world.add(household: "First house", member: "First")
    }

    private func befriend() throws {
        try world.befriend(second, first)
        // The friend's home may not know yet that they are friends when it is asked first.
        world.run(for: .seconds(180))
    }

    private func reach(of node: SimulatedNode) throws -> ReachabilityInfo {
        try world.perform(ShowReach(), on: node)
    }

    /// Who dialled, and who was dialled.
    private func ends() throws -> (dialler: SimulatedNode, dialled: SimulatedNode) {
        let household = try #require(first.household)
        let session = try #require(household.replicator.session(with: second.key))
        let isFirst = try #require(household.replicator.line(of: session)).isInitiator
        return isFirst ? (first, second) : (second, first)
    }

    @Test("Who was dialled can be reached; who dialled has a friend's home try")
    func dialledBack() throws {
        try befriend()
        let (dialler, dialled) = try ends()
        #expect(try reach(of: dialled).state == .reached)
        #expect(try reach(of: dialler).state == .reached)
        #expect(try reach(of: dialler).reachedAt != nil)
    }

    @Test("A home behind a router that lets nobody in is told so, and hears when it can be reached")
    func unreached() throws {
        world.network.unreachable = [first.key]
        try befriend()
        let dialler = first
        #expect(try reach(of: dialler).state == .unreached)
        #expect(try reach(of: dialler).missedAt != nil)
        world.network.unreachable = []
        #expect(try world.perform(CheckReach(), on: dialler).isAsking)
        world.run(for: .seconds(5))
        #expect(try reach(of: dialler).state == .reached)
        #expect(try !reach(of: dialler).isAsking)
    }

    @Test("A home dials back for the same other one once a minute, and for each other one")
    func helping() {
        var reach = Reachability()
        let tries: [(NodeKey, Int64)] = [
            (first.key, 0), (first.key, 59), (second.key, 59), (first.key, 60),
        ]
        let helped = tries.map { reach.mayHelp($0, at: world.now.adding(.seconds($1))) }
        #expect(helped == [true, false, true, true])
    }

    @Test("Other addresses are asked about anew")
    func otherAddresses() throws {
        try befriend()
        let dialler = try ends().dialler
        dialler.household?.networkChanged(at: world.now)
        #expect(try reach(of: dialler).state == .unknown)
    }

    @Test("A home in the same network proves nothing, and nobody is dialled there")
    func sameNetwork() throws {
        world.network.networks = [first.key: "home", second.key: "home"]
        try befriend()
        for node in [first, second] { #expect(try reach(of: node).state == .unknown) }
        for node in [first, second] {
            #expect(try !world.perform(CheckReach(), on: node).isAsking)
        }
    }

    @Test("Nobody dials back for somebody who is no friend, however they ask")
    func strangers() throws {
        try befriend()
        let (dialler, dialled) = try ends()
        let session = try #require(dialled.household?.replicator.session(with: dialler.key))
        var household = try #require(dialled.household)
        household.replicator.directory.setPairs([])
        household.replicator.directives = []
        try dialled.store.transaction(.relaxed) { tables in
            household.receivedReachAsk(
                nonce: 1, port: 22, on: session, Work(store: tables, now: world.now))
        }
        #expect(
            household.replicator.directives
                == [.send(session, .reachAnswer(nonce: 1, .notTried))])
    }

    @Test("An answer that was not asked for, or to another question, counts for nothing")
    func forged() throws {
        var reach = Reachability()
        let (asked, other) = (SessionID(number: 1), SessionID(number: 2))
        reach.answered(on: asked, nonce: 7, .reached, at: world.now)
        reach.asked(on: asked, nonce: 7, at: world.now)
        reach.answered(on: asked, nonce: 8, .reached, at: world.now)
        reach.answered(on: other, nonce: 7, .reached, at: world.now)
        #expect(reach.state == .unknown && reach.isAsking(at: world.now))
        reach.answered(on: asked, nonce: 7, .notTried, at: world.now)
        #expect(reach.state == .unknown && !reach.isAsking(at: world.now))
        // A question that gets no answer does not last, whichever way a clock is set.
        reach.asked(on: asked, nonce: 9, at: world.now)
        #expect(!reach.isAsking(at: world.now.adding(Reachability.patience)))
        #expect(!reach.isAsking(at: world.now.adding(.seconds(-1))))
    }

    @Test("A home that is found through its proxy alone asks nobody, and says why")
    func proxyAlone() throws {
        for node in [first, second] {
            node.household?.reach.isByProxyAlone = true
            node.household?.reach.dialsThroughProxy = true
        }
        world.network.unreachable = [first.key]
        try befriend()
        expectRefusal(.reachByProxyAlone) { try world.perform(CheckReach(), on: first) }
        expectRefusal(.reachByProxyAlone) {
            try world.perform(SetReach(asksRouter: true), on: first)
        }
        #expect(try !world.perform(SetReach(asksRouter: false), on: first).asksRouter)
        #expect(first.household?.reach.state == .unknown)
    }

    @Test("A home that dials through a proxy tries nobody, and has nobody try it")
    func throughProxy() throws {
        world.network.unreachable = [first.key]
        second.household?.reach.dialsThroughProxy = true
        try befriend()
        #expect(try reach(of: first).state == .unknown)
        first.household?.reach.dialsThroughProxy = true
        #expect(try !world.perform(CheckReach(), on: first).isAsking)
    }

    @Test("The switch is kept over a restart")
    func kept() throws {
        #expect(try world.perform(SetReach(asksRouter: true), on: first).router == .asking)
        world.stop(first)
        try world.start(first)
        #expect(try reach(of: first).asksRouter)
    }
}
