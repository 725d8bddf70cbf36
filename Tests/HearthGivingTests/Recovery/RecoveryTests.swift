import HearthAPI
import HearthSimulation
import HearthTestHomes
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

    @Test("A room is on again when lists of its kind have come back, until it is put away")
    func rooms() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(NewList(title: "Shopping", kind: "notes"), on: story.owner)
        try world.perform(
            ShareList(list: "Shopping", with: ["First"], keeper: true), on: story.owner)
        try world.run(until: "they are asked") { try world.inbox(of: story.first).count == 1 }
        try world.perform(AnswerInbox(entry: "Shopping", answer: .accept), on: story.first)
        try world.run(until: "they have it") {
            try world.lists(of: story.first).contains {
                $0.title == "Shopping" && $0.state == .open
            }
        }
        world.day()
        let new = try recover("Owner", from: story.owner, through: story.first, in: world)
        func notes() throws -> KindInfo? {
            try world.perform(ShowKinds(), on: new).first { $0.name == "notes" }
        }
        #expect(try notes()?.isOn == false)
        try world.run(until: "the list is back", within: .seconds(60)) {
            try world.lists(of: new).contains { $0.title == "Shopping" }
        }
        #expect(try notes()?.isOn == true)
        try world.perform(SetKind(kind: "notes", isOn: false), on: new)
        #expect(try notes() == KindInfo(name: "notes", isOn: false))
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

    @Test("A list that one friend alone has comes back when their home is reached, days later too")
    func later() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(NewList(title: "Garden"), on: story.owner)
        try world.share("Garden", of: story.owner, with: [(story.second, "Second")])
        world.day()
        let new = try recover("Owner", from: story.owner, through: story.first, in: world)
        world.stop(story.second)
        try world.run(until: "the record is back") {
            try progress(of: new, world).found.map(\.name) == ["Second"]
        }
        let asked = try world.perform(AskFoundFriends(), on: new)
        #expect(asked.found.isEmpty && asked.friends.map(\.name) == ["First", "Second"])
        #expect(asked.listsKept == 2)
        world.day()
        world.day()
        let waiting = try progress(of: new, world)
        #expect(waiting.friends.map(\.name) == ["First", "Second"])
        #expect(waiting.listsKept == 2 && waiting.listsHere == 1)
        try world.start(story.second)
        try world.run(until: "the other list is back", within: .seconds(600)) {
            try progress(of: new, world).listsHere == 2
        }
        #expect(try world.lists(of: new).contains { $0.title == "Garden" })
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("Who is left out is asked nothing, and is in no record any more")
    func leftOut() throws {
        let story = try Birthday()
        let world = story.world
        world.day()
        let new = try recover("Owner", from: story.owner, through: story.first, in: world)
        // Before the record has come there is nobody to leave out, and it is not replaced.
        _ = try world.perform(AskFoundFriends(), on: new)
        try world.run(until: "the record is back") {
            try progress(of: new, world).found.map(\.name) == ["Second"]
        }
        let key = try progress(of: new, world).found[0].key
        let asked = try world.perform(AskFoundFriends(without: [key]), on: new)
        #expect(asked.found.isEmpty && asked.friends.map(\.name) == ["First"])
        world.day()
        #expect(try progress(of: new, world).friends.map(\.name) == ["First"])
    }

    @Test("Where the record names nobody else, nothing is asked, and it is renewed as before")
    func alone() throws {
        let world = World(seed: 3, clock: SlotClock(slotSeconds: 60))
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        world.day()
        let new = try recover("Owner", from: owner, through: friend, in: world)
        try world.run(until: "the friend is back", within: .seconds(200)) {
            try progress(of: new, world).friends.map(\.isBack) == [true]
        }
        let before = try #require(try progress(of: new, world).keptAt)
        world.day()
        world.day()
        let after = try progress(of: new, world)
        #expect(after.found.isEmpty && after.keptAt ?? "" > before)
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
