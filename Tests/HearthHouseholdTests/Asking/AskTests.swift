import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Asking for more wishes")
struct AskTests {
    private func asks(of node: SimulatedNode, in world: World) throws -> [InboxEntry] {
        try world.inbox(of: node).filter { $0.kind == .ask }
    }

    @Test("The owner sees who asks and with which words, until she puts it aside")
    func asked() throws {
        let story = try Birthday()
        let world = story.world
        let info = try world.perform(
            AskForWishes(of: story.list, text: "For the garden?"), on: story.first)
        #expect(info.friend == "Owner" && info.list == "Birthday")
        try world.perform(AskForWishes(of: "Owner"), on: story.second)
        world.settle()
        let entries = try asks(of: story.owner, in: world)
        #expect(Set(entries.map(\.from)) == ["First", "Second"])
        let first = try #require(entries.first { $0.from == "First" })
        #expect(first.title == "Birthday" && first.greeting == "For the garden?")
        let second = try #require(entries.first { $0.from == "Second" })
        #expect(second.title == nil && second.greeting == nil)
        #expect(try asks(of: story.first, in: world).isEmpty)
        try world.perform(AnswerInbox(entry: first.id, answer: .ignore), on: story.owner)
        #expect(try asks(of: story.owner, in: world).map(\.from) == ["Second"])
        // It stays so after a start, and she who asked is told nothing.
        world.stop(story.owner)
        try world.start(story.owner)
        world.settle()
        #expect(try asks(of: story.owner, in: world).map(\.from) == ["Second"])
        #expect(try world.perform(ListAsks(), on: story.first) == [info])
        // Asked anew, it is there anew.
        try world.perform(AskForWishes(of: story.list), on: story.first)
        try world.run(until: "asked anew") {
            try asks(of: story.owner, in: world).count == 2
        }
    }

    @Test("There is one question a list, and it can be taken back")
    func withdrawn() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AskForWishes(of: story.list, text: "One"), on: story.first)
        try world.perform(AskForWishes(of: story.list, text: "Two"), on: story.first)
        try world.perform(AskForWishes(of: "Owner", text: "Three"), on: story.first)
        world.settle()
        #expect(
            try Set(asks(of: story.owner, in: world).map(\.greeting)) == ["Two", "Three"])
        try world.perform(WithdrawAsk(of: story.list), on: story.first)
        world.settle()
        #expect(try asks(of: story.owner, in: world).map(\.greeting) == ["Three"])
        try world.perform(WithdrawAsk(of: story.list), on: story.first)
        try world.perform(WithdrawAsk(of: "Owner"), on: story.first)
        world.settle()
        #expect(try asks(of: story.owner, in: world).isEmpty)
        #expect(try world.perform(ListAsks(), on: story.first).isEmpty)
    }

    @Test("Who leaves a list, or is taken off it, asks for nothing there any more")
    func parting() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AskForWishes(of: story.list), on: story.first)
        try world.perform(AskForWishes(of: story.list), on: story.second)
        world.settle()
        #expect(try asks(of: story.owner, in: world).count == 2)
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        #expect(try asks(of: story.owner, in: world).map(\.from) == ["Second"])
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        world.settle()
        #expect(try asks(of: story.owner, in: world).isEmpty)
        for node in [story.first, story.second] {
            #expect(try world.perform(ListAsks(), on: node).isEmpty)
        }
    }

    @Test("What cannot be asked is refused, saying why")
    func refusals() throws {
        let story = try Birthday()
        let world = story.world
        expectRefusal(.ownListToFill) {
            try world.perform(AskForWishes(of: "Owner/Birthday"), on: story.owner)
        }
        expectRefusal(.unknownFriend) {
            try world.perform(AskForWishes(of: "Second"), on: story.first)
        }
        expectRefusal(.textTooLong) {
            try world.perform(
                AskForWishes(of: "Owner", text: String(repeating: "a", count: 281)),
                on: story.first)
        }
        expectRefusal(.textControlCharacter) {
            try world.perform(AskForWishes(of: "Owner", text: "a\u{202E}"), on: story.first)
        }
    }

    @Test("Words that could change how they are shown are left out")
    func hostileWords() throws {
        let story = try Birthday()
        let world = story.world
        try story.first.ask(
            .init(list: nil, time: world.now, text: "a\u{1B}[2J"), of: story.owner)
        // Somebody who does not read the list asks about it.
        let list = try world.perform(NewList(title: "Other"), on: story.owner)
        try story.second.ask(
            .init(list: ListID(hex: list.id), time: world.now, text: "Hm"), of: story.owner)
        // They go out with the next thing that the nodes do.
        for node in [story.first, story.second] {
            try world.perform(NewList(title: "Anything"), on: node)
        }
        world.settle()
        let entries = try asks(of: story.owner, in: world)
        #expect(entries.map(\.from) == ["First"])
        #expect(entries.first?.greeting == nil)
    }
}

extension SimulatedNode {
    /// Writes a question into the letter as a program of another make might.
    fileprivate func ask(_ ask: LetterBody.Ask, of other: SimulatedNode) throws {
        guard var value = household, let member, let friend = other.member,
            let keys = value.keyring.keys(of: member)
        else { throw HearthError(.locked) }
        try store.transaction(.full) { tables in
            try value.editLetter(
                from: member, to: friend, keys: keys,
                Work(store: tables, now: WallTime(seconds: 0))
            ) { $0.asks = [ask] }
        }
        household = value
    }
}
