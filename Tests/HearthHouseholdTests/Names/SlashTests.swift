import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Slashes in the names of lists and wishes")
struct SlashTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
        try world.perform(NewList(title: "50/50"), on: story.owner)
        for name in ["AC/DC", "1/2 litre"] {
            try world.perform(AddWish(list: "50//50", name: name), on: story.owner)
        }
        try world.perform(AddWish(name: "TCP/IP"), on: story.owner)
        try world.perform(ShareList(list: "50//50", with: ["First"]), on: story.owner)
        try world.run(until: "First is asked") {
            try world.inbox(of: story.first).contains { $0.title == "50/50" }
        }
        try world.perform(AnswerInbox(entry: "50/50", answer: .accept), on: story.first)
        try world.run(until: "First has the list") {
            try world.lists(of: story.first).contains { $0.title == "50/50" && $0.state == .open }
        }
    }

    private func found(_ path: String) throws -> String {
        try world.perform(ShowItem(item: path), on: story.owner).name
    }

    @Test("A path writes the slashes of names twice")
    func quoted() throws {
        #expect(try found("50//50/AC//DC") == "AC/DC")
        #expect(try found("TCP//IP") == "TCP/IP")
        let paths = try world.perform(FindItems(text: "/"), on: story.owner).map(\.path)
        #expect(paths.contains("TCP//IP"))
        for path in paths { #expect(try path.hasSuffix(NamePath([found(path)]).text)) }
        #expect(try world.list("50/50", of: story.owner).path == "50//50")
    }

    @Test("A list of one's own that ends with a slash goes before friends whose names begin alike")
    func ownBeforeFriends() throws {
        for name in ["Alma", "Alva"] {
            let node = try world.add(household: "House of \(name)", member: name)
            try world.befriend(story.owner, node)
        }
        try world.perform(NewList(title: "al/"), on: story.owner)
        #expect(try world.perform(ShowList(list: "al/"), on: story.owner).list.title == "al/")
    }

    @Test("Where only one thing can be meant, once is enough for looking")
    func plain() throws {
        #expect(try found("50/50/AC/DC") == "AC/DC")
        #expect(try found("TCP/IP") == "TCP/IP")
        expectRefusal(.unknownWish) { _ = try found("50/51/AC/DC") }
        // What changes something names it, or is told how.
        let delete = DeleteItem(item: "50/50/AC/DC")
        expectRefusal(.didYouMean) { try world.perform(delete, on: story.owner) }
        #expect(try found("50//50/AC//DC") == "AC/DC")
    }

    @Test("A deletion that is asked for again takes nothing that its path could mean as well")
    func exact() throws {
        try world.perform(NewList(title: "AC"), on: story.owner)
        try world.perform(AddWish(list: "AC", name: "DC"), on: story.owner)
        try world.perform(AddWish(name: "AC/DC"), on: story.owner)
        #expect(try world.perform(ShowItem(item: "AC/DC"), on: story.owner).list == "AC")
        let delete = DeleteItem(item: "AC/DC")
        try world.perform(delete, on: story.owner)
        expectRefusal(.didYouMean) { try world.perform(delete, on: story.owner) }
        #expect(try found("AC//DC") == "AC/DC")
    }

    @Test("A friend reserves, whispers about and frees such a wish")
    func giving() throws {
        let path = NamePath(["Owner", "50/50", "AC/DC"]).text
        try world.perform(ReserveWish(wish: path), on: story.first)
        let cart = try world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.map(\.path) == [path])
        try world.perform(MarkBought(wish: path), on: story.first)
        try world.perform(AddWhisper(about: path, text: "Mine"), on: story.first)
        try world.perform(FreeWish(wish: path), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
    }
}
