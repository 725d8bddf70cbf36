import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// Somebody was taken off while the one friend whose home answers a recovery was away.
@Suite("Whoever was taken off a list stays off after a recovery")
struct TakenOffTests {
    enum Meeting: CaseIterable { case takenFirst, witnessFirst, takenNeverTold }

    @Test(
        "Once a home with the newer roster is met, nothing that is written then reaches them",
        arguments: Meeting.allCases, [true, false])
    func removed(_ meeting: Meeting, isConfirmedFirst: Bool) throws {
        let story = try Birthday()
        let world = story.world
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        world.day()
        world.stop(story.first)
        if meeting == .takenNeverTold { world.stop(story.second) }
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        world.settle()
        let code = try world.perform(ShowRecoveryCode(), on: story.owner).code
        world.stop(story.owner)
        if meeting != .takenNeverTold { world.stop(story.second) }
        world.stop(third)
        try world.start(story.first)
        world.run(for: .seconds(90))
        let new = try world.addEmpty("New house")
        try world.perform(
            RecoverMember(
                name: "Owner", code: code, friend: try world.link(of: story.first),
                household: "New house"), on: new)
        try world.run(until: "the list is back", within: .seconds(120)) {
            world.wishes(on: "Birthday", of: new) == ["Kettle", "Marbles"]
        }
        _ = try world.perform(AskFoundFriends(), on: new)
        func confirm() throws { _ = try world.perform(ConfirmReaders(list: "Birthday"), on: new) }
        func meet(_ node: SimulatedNode) throws {
            try world.start(node)
            world.run(for: .seconds(400))
        }
        if isConfirmedFirst { try confirm() }
        switch meeting {
        case .takenFirst, .takenNeverTold:
            try meet(story.second)
            try meet(third)
        case .witnessFirst:
            try meet(third)
            try meet(story.second)
        }
        if !isConfirmedFirst { try confirm() }
        let readers = try world.perform(WhoCanSee(list: "Birthday"), on: new)
        #expect(!readers.contains { $0.name == "Second" && $0.state != .left }, "\(readers)")
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: new)
        world.run(for: .seconds(400))
        #expect(world.wishes(on: story.list, of: third) == ["Kettle", "Marbles", "Lamp"])
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"])
        #expect(world.wishes(on: story.list, of: story.second)?.contains("Lamp") != true)
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
