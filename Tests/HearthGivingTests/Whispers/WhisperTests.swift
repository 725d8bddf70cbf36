import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Whispers")
struct WhisperTests {
    private func talk(
        _ story: Birthday, _ node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> [String] {
        try story.world.perform(ShowWhispers(about: story.list), on: node, as: caller).whispers
            .map { "\($0.author): \($0.text)" }
    }

    @discardableResult
    private func whisper(
        _ text: String, _ story: Birthday, _ node: SimulatedNode, about: String? = nil
    ) throws -> WhisperInfo {
        try story.world.perform(AddWhisper(about: about ?? story.list, text: text), on: node)
    }

    @Test("A whisper reaches a friend who is connected at once, and the others with the beat")
    func lanes() throws {
        for meeting in [true, false] {
            let story = try Birthday(meeting: meeting)
            let world = story.world
            world.beat()
            try whisper("Who orders the cake?", story, story.first)
            world.run(for: .seconds(2))
            #expect(try talk(story, story.second).isEmpty == !meeting)
            world.beat()
            world.beat()
            #expect(try talk(story, story.second) == ["First: Who orders the cake?"])
        }
    }

    @Test("At the standard pace a whisper that goes by the owner's node is there within the hour")
    func hourly() throws {
        let story = try Birthday(clock: .standard)
        let world = story.world
        try world.perform(EditList(list: "Birthday", date: "2026-12-24"), on: story.owner)
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        world.run(for: .seconds(7200))
        let member = try #require(story.first.member)
        func sequences(_ kind: Cell.Kind) throws -> [UInt32] {
            let tag = AuthorTag(of: member, in: list, for: kind)
            return try (0..<8).map { _ in
                world.run(for: .seconds(900))
                return try #require(story.owner.store.beatCell(of: tag, in: list)).order.sequence
            }
        }
        let claims = try sequences(.claims)
        #expect(Set(claims).count == 8)
        let pages = try sequences(.talk)
        #expect((2...3).contains(Set(pages).count))
        #expect(pages.allSatisfy { $0 % 4 == 0 })
        try whisper("Who orders the cake?", story, story.first)
        world.run(for: .seconds(3 * 3600))
        #expect(try talk(story, story.second) == ["First: Who orders the cake?"])
    }

    @Test("What is said about a wish or an idea stays with it, also when the wish is gone")
    func subjects() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(AddIdea(list: story.list, name: "Balloon ride"), on: story.first)
        world.run(for: .seconds(2))
        try whisper("Mine is green.", story, story.first, about: story.kettle)
        world.run(for: .seconds(2))
        try whisper("At dawn?", story, story.second, about: story.list + "/Balloon ride")
        world.run(for: .seconds(2))
        try whisper("See you there.", story, story.first)
        world.run(for: .seconds(2))
        let all = try world.perform(ShowWhispers(about: story.list), on: story.second).whispers
        #expect(all.map(\.wish) == ["Kettle", "Balloon ride", nil])
        let kettle = try world.perform(ShowWhispers(about: story.kettle), on: story.second)
        #expect(kettle.whispers.map(\.text) == ["Mine is green."])
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        let after = try world.perform(ShowWhispers(about: story.list), on: story.second).whispers
        #expect(after.map(\.isWishGone) == [true, false, false])
    }

    @Test("A talk stands in the order in which it was held though every clock shows another time")
    func wrongClocks() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        story.first.setClock(offset: .seconds(3 * 3600))
        story.second.setClock(offset: .seconds(-2 * 3600))
        world.run(for: .seconds(120))
        for number in 1...6 {
            let speaker = number % 2 == 1 ? story.first : story.second
            try whisper("Sentence \(number)", story, speaker)
            world.beat()
            world.beat()
        }
        let texts = (1...6).map { "Sentence \($0)" }
        for node in [story.first, story.second] {
            #expect(
                try world.perform(ShowWhispers(about: story.list), on: node).whispers.map(\.text)
                    == texts)
        }
    }

    @Test("Whoever takes a whisper back takes back her own alone")
    func takingBack() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try whisper("Who orders the cake?", story, story.first)
        try whisper("Who brings the cups?", story, story.first)
        world.run(for: .seconds(2))
        expectRefusal(.unknownWhisper) {
            try world.perform(
                DeleteWhisper(list: story.list, whisper: "Who orders the cake?"),
                on: story.second)
        }
        // A beginning is not enough: asked for again it would go on to the next.
        expectRefusal(.unknownWhisper) {
            try world.perform(
                DeleteWhisper(list: story.list, whisper: "Who orders"), on: story.first)
        }
        try world.perform(
            DeleteWhisper(list: story.list, whisper: "who orders the cake?"), on: story.first)
        world.run(for: .seconds(2))
        #expect(try talk(story, story.second) == ["First: Who brings the cups?"])
    }

    @Test("A full page says so and what to do, and what is there stays")
    func full() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let long = String(repeating: "å", count: 280)
        for number in 1...3 {
            try whisper(String("\(number)" + long.dropFirst()), story, story.first)
        }
        let error = expectRefusal(.talkFull) { try whisper(long, story, story.first) }
        #expect(error?.arguments["list"] == "Birthday")
        #expect(try talk(story, story.first).count == 3)
        let used = try world.perform(ShowWhispers(about: story.list), on: story.first).usedPercent
        #expect(used > 80)
        try world.perform(
            DeleteWhisper(list: story.list, whisper: "1" + long.dropFirst()), on: story.first)
        try whisper(long, story, story.first)
    }

    @Test("An owner, and who keeps a list nobody gives from, can neither whisper nor read")
    func owner() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        func refusals() -> [HearthError?] {
            let path = "Birthday"
            return [
                expectRefusal(.ownerNeverHears) {
                    try world.perform(AddWhisper(about: path, text: "Hm"), on: story.owner)
                },
                expectRefusal(.ownerNeverHears) {
                    try world.perform(ShowWhispers(about: path), on: story.owner)
                },
                expectRefusal(.ownerNeverHears) {
                    try world.perform(DeleteWhisper(list: path, whisper: "x"), on: story.owner)
                },
                expectRefusal(.ownerNeverHears) {
                    try world.perform(AddIdea(list: path, name: "Balloon"), on: story.owner)
                },
                expectRefusal(.ownerNeverHears) {
                    try world.perform(ListIdeas(list: path), on: story.owner)
                },
                expectRefusal(.ownerNeverHears) {
                    try world.perform(DeleteIdea(idea: "Owner/Birthday/Balloon"), on: story.owner)
                },
                expectRefusal(.unknownWish) {
                    try world.perform(ShowItem(item: "Birthday/Balloon"), on: story.owner)
                },
            ]
        }
        let before = refusals()
        let list = try world.perform(ShowList(list: "Birthday"), on: story.owner)
        try whisper("Shh.", story, story.first, about: story.kettle)
        try world.perform(AddIdea(list: story.list, name: "Balloon"), on: story.first)
        world.beat()
        world.beat()
        #expect(refusals() == before)
        #expect(try world.perform(ShowList(list: "Birthday"), on: story.owner) == list)
        #expect(list.ideas == nil)
    }

    @Test("A locked friend's page is renewed, and what she said reaches who was away")
    func locked() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(SetPassphrase(new: "correct horse"), on: story.first)
        let session = try world.perform(Unlock(passphrase: "correct horse"), on: story.first)
        let caller = Caller(session: session.token)
        world.stop(story.second)
        try world.perform(
            AddWhisper(about: story.list, text: "Later!"), on: story.first, as: caller)
        try world.perform(Lock(), on: story.first, as: caller)
        expectRefusal(.locked) {
            try world.perform(ShowWhispers(about: story.list), on: story.first)
        }
        world.beat()
        world.beat()
        try world.start(story.second)
        try world.run(until: "she reads it", within: .seconds(300)) {
            try talk(story, story.second) == ["First: Later!"]
        }
    }

    @Test(
        "On the owner's node a housemate's page lies wrapped, and goes on after she locked once more"
    )
    func housemate() throws {
        let mates = try Mates()
        let (world, story) = (mates.world, mates.story)
        try world.perform(
            AddWhisper(about: story.list, text: "I am here too."), on: mates.node, as: mates.mate)
        let pages = mates.node.store.rows(OwnPageRow.self)
        #expect(pages.map(\.page.count) == [Cell.Kind.talk.byteCount + 40])
        try world.perform(Lock(), on: mates.node, as: mates.mate)
        world.beat()
        world.beat()
        #expect(try talk(story, story.first) == ["Mate: I am here too."])
    }
}
