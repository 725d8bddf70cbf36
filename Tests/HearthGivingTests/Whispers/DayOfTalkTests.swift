import FoundationEssentials
import HearthAPI
import HearthReplication
import HearthSimulation
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A day's talk")
struct DayOfTalkTests {
    /// What was said, and what whoever said it had read before.
    private struct Saying {
        let text: String
        let read: Set<String>
    }

    private let world: World
    private let owner: SimulatedNode
    private var friends: [SimulatedNode] = []
    private let list = "Owner/Birthday"
    private var whispers: [Saying] = []
    private var comments: [Saying] = []

    /// An owner whose list twelve read, five of whom show each other where they are; everybody's
    /// clock is a little off.
    init() throws {
        world = World(seed: 12, clock: .standard)
        world.pace = .calm
        owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
        for number in 1...12 {
            let friend = try world.add(
                household: "House \(number)", member: "Friend \(number)")
            try world.befriend(owner, friend)
            try world.share(
                "Birthday", of: owner, with: [(friend, "Friend \(number)")],
                showingAddresses: number <= 5)
            friend.setClock(offset: .seconds(7 * number - 45))
            friends.append(friend)
        }
        world.run(for: .seconds(7200))
    }

    private func whispers(seenBy friend: SimulatedNode) throws -> [String] {
        try world.perform(ShowWhispers(about: list), on: friend).whispers.map(\.text)
    }

    private func comments(seenBy friend: SimulatedNode) throws -> [String] {
        try world.perform(ShowComments(on: list), on: friend).comments.map(\.text)
    }

    /// One round of talk: everybody in turn says what she has read so far and something of her own.
    private mutating func talk(_ round: Int) throws {
        for (number, friend) in friends.enumerated() {
            let text = "Friend \(number + 1) says her thing no. \(round)"
            whispers.append(Saying(text: text, read: Set(try whispers(seenBy: friend))))
            try world.perform(AddWhisper(about: list, text: text), on: friend)
            if (number + round).isMultiple(of: 4) {
                let open = "Friend \(number + 1) asks openly, no. \(round)"
                comments.append(Saying(text: open, read: Set(try comments(seenBy: friend))))
                try world.perform(AddComment(on: list, text: open), on: friend)
            }
            world.run(for: .seconds(500))
        }
    }

    /// Complete, and nothing ahead of what it answers.
    private func isInOrder(_ seen: [String], _ said: [Saying]) -> Bool {
        guard Set(seen) == Set(said.map(\.text)), seen.count == said.count else { return false }
        var before: Set<String> = []
        let read = Dictionary(said.map { ($0.text, $0.read) }, uniquingKeysWith: { $1 })
        for text in seen {
            guard read[text]?.isSubset(of: before) == true else { return false }
            before.insert(text)
        }
        return true
    }

    /// A minute and a half: with `scripts/test --long`.

    @Test(
        "A circle of twelve reads all of it, each in the order in which it was answered",
        .enabled(if: isLong))
    mutating func circle() throws {
        // Fourteen hours of a day, and a night.
        for round in 1...8 { try talk(round) }
        world.run(for: .seconds(4 * 3600))
        #expect(whispers.count == 96)
        let first = try whispers(seenBy: friends[0])
        #expect(isInOrder(first, whispers))
        for friend in friends {
            #expect(try whispers(seenBy: friend) == first)
            #expect(isInOrder(try comments(seenBy: friend), comments))
        }
        #expect(isInOrder(try comments(seenBy: owner), comments))
        // Somebody must have answered somebody, or there was no talk.
        #expect(whispers.contains { $0.read.count > 60 })
    }
}
