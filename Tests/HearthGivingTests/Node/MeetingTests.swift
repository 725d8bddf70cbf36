import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Meeting again")
struct MeetingTests {
    @Test("After a cut line both sides give up, dial again, and catch up")
    func cut() throws {
        let story = try Birthday()
        let world = story.world
        world.network.cut(story.owner, story.first)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.run(for: .seconds(120))
        #expect(!world.network.isConnected(story.owner, story.first))
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        world.network.heal(story.owner, story.first)
        try world.run(until: "the news arrives", within: .seconds(600)) {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"]
        }
        #expect(world.network.connectionCount(story.owner, story.first) == 1)
    }

    @Test("A short cut is not noticed at all: what was under way arrives")
    func shortCut() throws {
        let story = try Birthday()
        let world = story.world
        world.network.cut(story.owner, story.first)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.run(for: .seconds(10))
        world.network.heal(story.owner, story.first)
        world.run(for: .milliseconds(100))
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"])
    }

    @Test("Between two nodes there is one connection, however often they restart")
    func oneConnection() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        world.run(for: .seconds(60))
        let pairs = [
            (story.owner, story.first), (story.owner, story.second),
            (story.first, story.second),
        ]
        for node in world.nodes + world.nodes {
            world.stop(node)
            try world.start(node)
            world.run(for: .seconds(30))
            for (one, other) in pairs {
                #expect(world.network.connectionCount(one, other) == 1)
            }
        }
        for node in world.nodes {
            let peers = try world.perform(ShowStatus(), on: node).peers
            #expect(peers.map(\.isConnected) == [true, true])
        }
    }

    @Test("Octets that no node sends end the connection and nothing else")
    func nonsense() throws {
        let story = try Birthday()
        let world = story.world
        for octets in [[], [0xFF], [5, 0, 0, 0, 0, 1, 9], [7, 1, 0, 0, 0, 0]] as [[UInt8]] {
            try world.run(until: "they are connected", within: .seconds(120)) {
                world.network.isConnected(story.owner, story.first)
            }
            #expect(world.network.inject([octets], from: story.first, to: story.owner))
            world.run(for: .milliseconds(30))
            #expect(!world.network.isConnected(story.owner, story.first))
        }
        #expect(story.owner.failures.isEmpty)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        try world.run(until: "the news arrives", within: .seconds(120)) {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"]
        }
    }

    @Test("An answer to a knock that nobody made is dropped, and costs what an answer costs")
    func answerToNoKnock() throws {
        let story = try Birthday()
        let (world, owner, first) = (story.world, story.owner, story.first)
        let before = try world.friends(of: owner).map(\.state)
        for outcome in [1, 2, 3, 7, 9, 10].compactMap(KnockOutcome.init) {
            #expect(world.network.say(.knockAnswer(outcome.octets), from: first, to: owner))
            world.run(for: .seconds(1))
            #expect(world.network.isConnected(owner, first))
        }
        #expect(try world.friends(of: owner).map(\.state) == before)
        let session = try #require(owner.household?.replicator.session(with: first.key))
        for _ in 0..<100 {
            world.network.say(.knockAnswer(KnockOutcome.over.octets), from: first, to: owner)
        }
        world.run(for: .milliseconds(500))
        #expect(owner.household?.replicator.pause(of: session, at: owner.now) != nil)
        world.run(for: .seconds(30))
        #expect(owner.household?.replicator.session(with: first.key) == session)
    }

    @Test("A frame of a type from the future is read over")
    func newerFrame() throws {
        let story = try Birthday()
        let world = story.world
        #expect(
            world.network.inject(
                [[200, 0, 0, 0, 0, 2, 1, 2]], from: story.first, to: story.owner))
        world.run(for: .seconds(5))
        #expect(world.network.isConnected(story.owner, story.first))
    }

    @Test("A home alone, whose clock was ahead at its start and was set right, is not kept busy")
    func clockSetRight() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.first)
        for other in [story.owner, story.first, story.second] { world.stop(other) }
        node.setClock(offset: .seconds(900))
        try world.start(node)
        world.run(for: .seconds(5))
        node.setClock(offset: .zero)
        // Its start lies ahead of it now, and then not any more.
        let before = node.commits
        world.run(for: .seconds(3600))
        #expect(node.commits - before < 1000)
        #expect(node.failures.isEmpty)
    }

    @Test("A node that nobody could reach for an hour is met again within minutes")
    func silentNode() throws {
        let story = try Birthday()
        let world = story.world
        world.network.isolate(story.second)
        world.run(for: .seconds(3600))
        world.network.rejoin(story.second)
        try world.run(until: "they meet again", within: .seconds(330)) {
            world.network.isConnected(story.owner, story.second)
        }
    }
}
