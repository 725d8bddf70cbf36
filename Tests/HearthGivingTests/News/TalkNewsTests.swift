import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("News of what people say to each other")
struct TalkNewsTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
        for node in story.world.nodes { try story.world.readAll(of: node) }
    }

    @Test("A comment is told to everybody who reads the list, its owner too, but not to its author")
    func comments() throws {
        try world.perform(
            AddComment(on: story.kettle, text: "Which\ncolour?"), on: story.first)
        world.settle()
        for node in [story.owner, story.second] {
            let news = try world.unread(of: node)
            #expect(news.map(\.kind) == [.comment])
            #expect(news.first?.person == "First")
            #expect(news.first?.wish == "Kettle")
            #expect(news.first?.detail == "Which colour?")
        }
        #expect(try world.unread(of: story.first).isEmpty)
        try world.perform(AddComment(on: "Birthday", text: "Any."), on: story.owner)
        world.settle()
        #expect(try world.unread(of: story.first).map(\.person) == ["Owner"])
        // Taken back, it is not told, and what was told is not told again.
        let comments = try world.perform(ShowComments(on: story.list), on: story.first).comments
        let own = try #require(comments.first { $0.isCaller })
        try world.readAll(of: story.second)
        try world.perform(DeleteComment(comment: own.id), on: story.first)
        world.settle()
        world.stop(story.second)
        try world.start(story.second)
        world.settle()
        #expect(try world.unread(of: story.second).isEmpty)
    }

    @Test("Many comments are one piece of news, and it names whoever said all of them")
    func burst() throws {
        world.network.cut(story.owner, story.first)
        for number in 1...6 {
            try world.perform(
                AddComment(on: story.list, text: "Number \(number)"), on: story.first)
        }
        world.network.heal(story.owner, story.first)
        try world.run(until: "she has them") {
            try world.unread(of: story.owner).map(\.count) == [6]
        }
        #expect(try world.unread(of: story.owner).first?.person == "First")
        try world.perform(AddComment(on: story.kettle, text: "Me too"), on: story.second)
        world.settle()
        let news = try world.unread(of: story.owner)
        #expect(news.map(\.count) == [7])
        #expect(news.first?.person == nil && news.first?.wish == nil)
        #expect(news.first?.detail == nil)
        // Two on one wish are two.
        try world.readAll(of: story.owner)
        for text in ["One", "Two"] {
            try world.perform(AddComment(on: story.kettle, text: text), on: story.first)
            world.settle()
        }
        let both = try world.unread(of: story.owner)
        #expect(both.map(\.count) == [2])
        #expect(both.first?.wish == "Kettle")
    }

    @Test("Whispers and surprise ideas are told to those who give with one, never to the owner")
    func circle() throws {
        try world.perform(
            AddWhisper(about: story.kettle, text: "Mine is green"), on: story.first)
        try world.perform(AddIdea(list: story.list, name: "Balloon ride"), on: story.first)
        world.beat()
        world.beat()
        let news = try world.unread(of: story.second)
        #expect(Set(news.map(\.kind)) == [.whisper, .idea])
        let whisper = try #require(news.first { $0.kind == .whisper })
        #expect(whisper.person == "First" && whisper.wish == "Kettle")
        #expect(whisper.detail == "Mine is green")
        #expect(news.first { $0.kind == .idea }?.wish == "Balloon ride")
        #expect(try world.unread(of: story.first).isEmpty)
        #expect(try world.unread(of: story.owner).isEmpty)
        // Once, whatever beats and starts there are.
        world.stop(story.second)
        try world.start(story.second)
        world.beat()
        #expect(try world.unread(of: story.second) == news)
        // An answer names the idea.
        try world.perform(
            AddWhisper(about: story.list + "/Balloon ride", text: "Together?"), on: story.second)
        world.beat()
        world.beat()
        let answer = try world.unread(of: story.first)
        #expect(answer.map(\.kind) == [.whisper])
        #expect(answer.first?.wish == "Balloon ride")
        #expect(try world.unread(of: story.owner).isEmpty)
    }

    @Test("Many whispers at once are told in one, and what is taken back is not told")
    func whispered() throws {
        for number in 1...5 {
            try world.perform(
                AddWhisper(about: story.list, text: "Number \(number)"), on: story.first)
        }
        try world.perform(AddIdea(list: story.list, name: "Cake"), on: story.first)
        try world.perform(DeleteIdea(idea: story.list + "/Cake"), on: story.first)
        world.beat()
        world.beat()
        let news = try world.unread(of: story.second)
        #expect(news.map(\.kind) == [.whisper])
        #expect(news.first?.count == 5 && news.first?.person == "First")
        try world.readAll(of: story.second)
        try world.perform(
            DeleteWhisper(list: story.list, whisper: "Number 3"), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.unread(of: story.second).isEmpty)
    }

    @Test("Who is asked for more wishes is told once, with the words")
    func asks() throws {
        try world.perform(
            AskForWishes(of: story.list, text: "For the garden?"), on: story.first)
        world.settle()
        let news = try world.unread(of: story.owner)
        #expect(news.map(\.kind) == [.ask])
        #expect(news.first?.person == "First" && news.first?.list == "Birthday")
        #expect(news.first?.detail == "For the garden?")
        let entry = try #require(try world.inbox(of: story.owner).first { $0.kind == .ask })
        try world.perform(AnswerInbox(entry: entry.id, answer: .ignore), on: story.owner)
        world.beat()
        // Put aside, it is no news any more.
        #expect(try world.unread(of: story.owner).isEmpty)
        #expect(try world.unread(of: story.second).isEmpty)
    }

    @Test("What a giver tells is told to the owner alone, and what she adds later too")
    func thanks() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        world.beat()
        #expect(try world.unread(of: story.owner).isEmpty)
        func tell(_ text: String) throws {
            try world.perform(
                TellOwner(
                    list: story.list, gifts: [GiftRequest(wish: "Kettle")], text: text,
                    isSure: true), on: story.first)
            world.settle()
        }
        try tell("With love")
        let news = try world.unread(of: story.owner)
        #expect(news.map(\.kind) == [.thanks])
        #expect(news.first?.person == "First" && news.first?.list == "Birthday")
        #expect(news.first?.detail == "With love")
        world.beat()
        #expect(try world.unread(of: story.owner) == news)
        try tell("And a card")
        #expect(try world.unread(of: story.owner).first?.detail == "And a card")
        #expect(try world.unread(of: story.second).isEmpty)
    }
}
