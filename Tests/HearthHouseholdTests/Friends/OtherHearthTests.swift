import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Friends whose home runs another Hearth")
struct OtherHearthTests {
    @Test(
        "They are shown as such until their home says hello in this format",
        arguments: [
            (Hello.currentFormat - 1, PeerProblem.older), (Hello.currentFormat + 1, .newer),
        ])
    func shown(_ format: UInt16, _ problem: PeerProblem) throws {
        let story = try Birthday()
        let world = story.world
        func shown() throws -> [String?] {
            let friend = try world.perform(ListFriends(), on: story.owner)
                .first { $0.name == "First" }
            let peer = try world.perform(ShowStatus(), on: story.owner).peers
                .first { $0.names == ["First"] }
            return [friend?.problem, peer?.lastError]
        }
        #expect(try shown() == [nil, nil])
        world.network.say(
            .hello(Hello(format: format, features: 1, clock: 0)), from: story.first,
            to: story.owner)
        try world.run(until: "the owner's node has heard it") { try shown()[0] != nil }
        #expect(try shown() == [problem.rawValue, problem.rawValue])
        // Dialled again, it is an honest node.
        world.run(for: .seconds(600))
        #expect(try shown() == [nil, nil])
    }
}
