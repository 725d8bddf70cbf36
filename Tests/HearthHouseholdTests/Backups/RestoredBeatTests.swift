import HearthRecovery
import HearthRows
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("The beat of a home that was put back from a backup")
struct RestoredBeatTests {
    private func mayRenew(_ node: SimulatedNode, _ world: World) throws -> Bool {
        let household = try #require(node.household)
        let list = try #require(household.givingLists.first)
        return household.mayRenew(list, at: world.now)
    }

    @Test(
        "It waits for another reader's home however long, and after any other start half a minute",
        arguments: [true, false])
    func waits(isPutBack: Bool) throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.first)
        if isPutBack {
            var household = try #require(node.household)
            try household.comeBack(Work(store: node.store, now: world.now))
        }
        world.network.isolate(node)
        world.stop(node)
        node.restart()
        world.run(for: .seconds(300))
        let mayRenew = try mayRenew(node, world)
        #expect(mayRenew == !isPutBack)
        world.network.rejoin(node)
        try world.run(until: "another home has answered", within: .seconds(600)) {
            try self.mayRenew(node, world)
        }
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
