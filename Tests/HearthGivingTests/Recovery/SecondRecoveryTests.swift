import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// Two who gave from one home come back to one home, one after the other.
@Suite("Whoever recovers second into a home has what they gave, too")
struct SecondRecoveryTests {
    private static let partner = Caller(member: "Partner")

    /// The birthday, where the first friend's partner has reserved the marbles, and all know of it.
    private func story() throws -> Birthday {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddMember(name: "Partner"), on: story.first)
        try world.befriend(story.owner, story.first, friend: Self.partner)
        try world.perform(ShareList(list: "Birthday", with: ["Partner"]), on: story.owner)
        try world.run(until: "the partner is asked") {
            try world.inbox(of: story.first, as: Self.partner).contains { $0.kind == .list }
        }
        try world.perform(
            AnswerInbox(entry: "Birthday", answer: .accept), on: story.first, as: Self.partner)
        try world.run(until: "the partner has the list") {
            try world.lists(of: story.first, as: Self.partner)
                .contains { $0.title == "Birthday" && $0.state == .open }
        }
        world.day()
        try world.perform(
            ReserveWish(wish: story.kettle), on: story.first, as: Caller(member: "First"))
        try world.perform(ReserveWish(wish: story.marbles), on: story.first, as: Self.partner)
        world.day()
        return story
    }

    @Test("What they reserved is taken for everybody all the time, without a restart")
    func partner() throws {
        let story = try story()
        let world = story.world
        #expect(try world.queue(for: story.marbles, seenBy: story.second) == ["Partner"])
        let codes = try ["First", "Partner"].map { name in
            try world.perform(
                ShowRecoveryCode(), on: story.first, as: Caller(member: name)
            ).code
        }
        world.stop(story.first)
        world.run(for: .seconds(90))
        var looks: [String] = []
        var isLooking = false
        story.second.onStep = { _, _ in
            guard !isLooking else { return }
            isLooking = true
            defer { isLooking = false }
            let queue = try? world.queue(for: story.marbles, seenBy: story.second)
            if queue != ["Partner"] { looks.append("\(world.now.text): \(queue ?? [])") }
        }
        let new = try world.addEmpty("New house")
        try world.perform(
            RecoverMember(
                name: "First", code: codes[0], friend: try world.link(of: story.owner),
                household: "New house"),
            on: new)
        try world.run(until: "the first has what they gave", within: .seconds(300)) {
            try world.lists(of: new).contains { $0.title == "Birthday" && $0.state == .open }
                && world.queue(for: story.kettle, seenBy: new) == ["First"]
        }
        for _ in 0..<2 { world.beat() }
        // Their own housemate is asked for where they lived, in vain.
        let before = try world.perform(AskFoundFriends(), on: new)
        #expect(before.friends.contains { $0.name == "Partner" && $0.note != nil })
        let first = Caller(member: "First")
        var refusals = Set<ErrorCode>()
        new.onStep = { _, _ in
            guard !isLooking else { return }
            isLooking = true
            defer { isLooking = false }
            guard
                let standing = try? world.standing(
                    of: story.marbles, for: new, as: Self.partner)
            else { return }
            // What is not known yet is said to be not known.
            if standing.queue.map(\.name) != ["Partner"], standing.unreadable == 0 {
                looks.append("\(world.now.text): free to the partner")
            }
            guard refusals.isEmpty else { return }
            do {
                _ = try world.perform(FreeWish(wish: story.marbles), on: new, as: Self.partner)
                looks.append("\(world.now.text): freed before it came back")
            } catch let error as HearthError {
                refusals.insert(error.code)
            } catch {
                looks.append("\(error)")
            }
        }
        try world.perform(
            RecoverMember(
                name: "Partner", code: codes[1], friend: try world.link(of: story.owner)),
            on: new)
        try world.run(until: "the partner has what they gave", within: .seconds(600)) {
            try world.lists(of: new, as: Self.partner)
                .contains { $0.title == "Birthday" && $0.state == .open }
                && world.queue(for: story.marbles, seenBy: new, as: Self.partner) == ["Partner"]
        }
        for _ in 0..<3 { world.beat() }
        story.second.onStep = nil
        new.onStep = nil
        #expect(refusals == [.ownStillComing])
        #expect(looks == [])
        #expect(try world.queue(for: story.marbles, seenBy: new, as: first) == ["Partner"])
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        let after = try world.perform(ShowRecovery(), on: new, as: first)
        #expect(!after.friends.isEmpty && after.friends.allSatisfy { $0.note == nil })
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
