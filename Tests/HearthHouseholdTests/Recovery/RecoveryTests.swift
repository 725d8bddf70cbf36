import HearthAPI
import HearthSimulation
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("People whose computer is lost come back with their code and one friend")
struct RecoveryTests {
    /// The home of somebody is gone; they come back on a new machine.
    private func recover(
        _ name: String, from old: SimulatedNode, through friend: SimulatedNode, in world: World,
        named household: String = "New house"
    ) throws -> SimulatedNode {
        let code = try world.perform(ShowRecoveryCode(), on: old).code
        let link = try world.link(of: friend)
        world.stop(old)
        world.run(for: .seconds(90))
        let new = try world.addEmpty(household)
        try world.perform(
            RecoverMember(name: name, code: code, friend: link, household: household), on: new)
        return new
    }

    private func progress(of node: SimulatedNode, _ world: World) throws -> RecoveryProgress {
        try world.perform(ShowRecovery(), on: node)
    }

    @Test("An owner has the lists again, and sends nothing before saying who reads them")
    func owner() throws {
        let story = try Birthday()
        let world = story.world
        // So that the record of the day names both friends.
        world.day()
        let new = try recover("Owner", from: story.owner, through: story.first, in: world)
        // Too early: it must not cost them whom the record names.
        #expect(try world.perform(AskFoundFriends(), on: new).friends.count == 1)
        try world.run(until: "the list is back", within: .seconds(60)) {
            world.wishes(on: "Birthday", of: new) == ["Kettle", "Marbles"]
        }
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        let found = try progress(of: new, world)
        #expect(found.found.map(\.name) == ["Second"])
        #expect(found.listsHeld == ["Birthday"] && found.keptAt != nil)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: new)
        world.beat()
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        try world.perform(ConfirmReaders(list: "Birthday"), on: new)
        try world.run(until: "the first friend reads on", within: .seconds(60)) {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"]
        }
        let asked = try world.perform(AskFoundFriends(), on: new)
        #expect(asked.found.isEmpty && asked.friends.count == 2)
        try world.run(until: "the second friend reads on", within: .seconds(90)) {
            world.wishes(on: story.list, of: story.second) == ["Kettle", "Marbles", "Lamp"]
        }
        try world.run(until: "both are friends again", within: .seconds(60)) {
            try progress(of: new, world).friends.allSatisfy(\.isBack)
        }
        let news = try world.perform(ShowNews(), on: story.first).items
        #expect(news.contains { $0.kind == .friendMoved && $0.person == "Owner" })
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test(
        "What a giver has reserved stays reserved for everybody, whoever's home gives it back",
        arguments: [true, false])
    func giver(throughOwner: Bool) throws {
        let story = try Birthday()
        let world = story.world
        if !throughOwner { try world.befriend(story.second, story.first) }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.day()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        var looks: [String] = []
        var isLooking = false
        story.second.onStep = { _, _ in
            guard !isLooking else { return }
            isLooking = true
            let queue = try? world.queue(for: story.kettle, seenBy: story.second)
            if queue != ["First"] {
                looks.append("\(String(describing: queue)) at \(world.now.text)")
            }
            isLooking = false
        }
        let new = try recover(
            "First", from: story.first, through: throughOwner ? story.owner : story.second,
            in: world)
        if !throughOwner {
            // Who reads a list gives it back like its owner.
            world.stop(story.owner)
            try world.run(until: "the record is back") {
                try progress(of: new, world).found.map(\.name) == ["Owner"]
            }
            try world.perform(AskFoundFriends(), on: new)
        }
        try world.run(until: "what they gave is back", within: .seconds(200)) {
            try world.lists(of: new).contains { $0.title == "Birthday" && $0.state == .open }
                && world.queue(for: story.kettle, seenBy: new) == ["First"]
        }
        for _ in 0..<3 { world.beat() }
        story.second.onStep = nil
        #expect(looks == [])
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        try world.perform(FreeWish(wish: story.kettle), on: new)
        try world.perform(ReserveWish(wish: story.marbles), on: new)
        try world.run(until: "the friend learns of it", within: .seconds(200)) {
            try world.queue(for: story.kettle, seenBy: story.second).isEmpty
                && world.queue(for: story.marbles, seenBy: story.second) == ["First"]
        }
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("The old machine shows everything, says nothing more, and can take over again")
    func drawer() throws {
        let story = try Birthday()
        let world = story.world
        world.day()
        let new = try recover("Owner", from: story.owner, through: story.first, in: world)
        try world.run(until: "the list is back", within: .seconds(60)) {
            world.wishes(on: "Birthday", of: new) == ["Kettle", "Marbles"]
        }
        try world.perform(AskFoundFriends(), on: new)
        try world.perform(ConfirmReaders(list: "Birthday"), on: new)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: new)
        world.run(for: .seconds(3600))
        try world.start(story.owner)
        try world.run(until: "the old machine knows", within: .seconds(120)) {
            try world.perform(ListMembers(), on: story.owner)[0].elsewhereSince != nil
        }
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles"])
        #expect(throws: HearthError.self) {
            try world.perform(AddWish(list: "Birthday", name: "Hat"), on: story.owner)
        }
        world.beat()
        #expect(
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"])
        world.stop(story.owner)
        try world.start(story.owner)
        #expect(try world.perform(ListMembers(), on: story.owner)[0].elsewhereSince != nil)

        try world.perform(TakeOver(), on: story.owner)
        try world.run(until: "the other machine knows", within: .seconds(200)) {
            try world.perform(ListMembers(), on: new)[0].elsewhereSince != nil
        }
        try world.run(until: "the old one has what is newer", within: .seconds(200)) {
            world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles", "Lamp"]
        }
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
