import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("Keepers")
struct KeeperTests {
    /// The birthday, whose first friend has become a keeper and written a wish.
    private func kept() throws -> Birthday {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: true), on: story.owner)
        try world.run(until: "she is asked") { try world.inbox(of: story.first).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she is a keeper") {
            try world.lists(of: story.first).contains { $0.role == .keeper }
        }
        try world.perform(AddWish(list: story.list, name: "Socks"), on: story.first)
        try world.run(until: "the owner sees it") {
            world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles", "Socks"]
        }
        return story
    }

    @Test("A keeper edits the list, and the others see what she wrote")
    func edits() throws {
        let story = try kept()
        let world = story.world
        try world.run(until: "the other friend sees it") {
            world.wishes(on: story.list, of: story.second) == ["Kettle", "Marbles", "Socks"]
        }
        expectRefusal(.notEditor) {
            try world.perform(AddWish(list: story.list, name: "Hat"), on: story.second)
        }
    }

    @Test("What a keeper wrote stays readable, however often readers are removed")
    func epochs() throws {
        let story = try kept()
        let world = story.world
        for number in 1...3 {
            let guest = try world.add(household: "House \(number)", member: "Guest \(number)")
            try world.befriend(story.owner, guest)
            try world.share("Birthday", of: story.owner, with: [(guest, "Guest \(number)")])
            try world.perform(
                UnshareList(list: "Birthday", with: ["Guest \(number)"]), on: story.owner)
            world.settle()
        }
        let wishes = ["Kettle", "Marbles", "Socks"]
        #expect(world.wishes(on: "Birthday", of: story.owner) == wishes)
        #expect(world.wishes(on: story.list, of: story.second) == wishes)
        #expect(world.wishes(on: story.list, of: story.first) == wishes)
        try world.perform(
            EditWish(wish: "\(story.list)/Socks", name: "Gloves"), on: story.first)
        world.settle()
        #expect(world.wishes(on: story.list, of: story.second)?.last == "Gloves")
    }

    /// The same, and the keeper has renamed a wish, deleted one, and put a photo on their own.
    private func changed() throws -> Birthday {
        let story = try kept()
        let world = story.world
        try world.perform(
            EditWish(wish: "\(story.list)/Kettle", name: "Teapot"), on: story.first)
        try world.perform(DeleteItem(item: "\(story.list)/Marbles"), on: story.first)
        try world.perform(
            AttachPhoto(
                item: "\(story.list)/Socks", octets: [UInt8](repeating: 7, count: 3000),
                mediaType: "image/jpeg", width: 8, height: 6, thumbnail: [1, 2, 3]),
            on: story.first)
        world.settle()
        return story
    }

    private func expectAllOfIt(_ story: Birthday, at node: SimulatedNode) throws {
        let list = node === story.owner ? "Birthday" : story.list
        #expect(story.world.wishes(on: list, of: node) == ["Teapot", "Socks"], "\(node.name)")
        let photos = try story.world.perform(ShowItem(item: "\(list)/Socks"), on: node).photos
        #expect(photos.map(\.isHere) == [true], "\(node.name)")
    }

    @Test("What a keeper wrote stays on the list when they go")
    func leaving() throws {
        let story = try changed()
        try story.world.perform(LeaveList(list: story.list), on: story.first)
        story.world.settle()
        for node in [story.owner, story.second] { try expectAllOfIt(story, at: node) }
    }

    @Test("What a keeper wrote stays on the list when they only read it from now on")
    func readingOnly() throws {
        let story = try changed()
        let world = story.world
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: false), on: story.owner)
        try world.run(until: "they only read it") {
            try world.lists(of: story.first).contains { $0.role == .friend }
        }
        world.settle()
        for node in [story.owner, story.first, story.second] {
            try expectAllOfIt(story, at: node)
        }
    }

    @Test("A keeper who left and came back writes on")
    func returning() throws {
        let story = try kept()
        let world = story.world
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: true), on: story.owner)
        try world.run(until: "she is asked") { try world.inbox(of: story.first).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        world.settle()
        try world.perform(AddWish(list: story.list, name: "Hat"), on: story.first)
        world.settle()
        #expect(world.wishes(on: story.list, of: story.second)?.last == "Hat")
        #expect(try world.perform(ShowStatus(), on: story.second).alarms.isEmpty)
    }
}
