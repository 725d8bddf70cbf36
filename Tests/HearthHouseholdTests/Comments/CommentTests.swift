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

@Suite("Open comments")
struct CommentTests {
    private func texts(
        on path: String, of node: SimulatedNode, in world: World, as caller: Caller = Caller()
    ) throws -> [String] {
        try world.perform(ShowComments(on: path), on: node, as: caller).comments
            .map { "\($0.author): \($0.text)" }
    }

    @Test("Everybody who reads the list reads them in one order, the owner too")
    func everybody() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddComment(on: story.kettle, text: "Which colour?"), on: story.first)
        world.settle()
        try world.perform(AddComment(on: "Birthday/Kettle", text: "Red."), on: story.owner)
        world.settle()
        try world.perform(AddComment(on: story.list, text: "When is it?"), on: story.second)
        world.settle()
        let all = ["First: Which colour?", "Owner: Red.", "Second: When is it?"]
        #expect(try texts(on: "Birthday", of: story.owner, in: world) == all)
        for node in [story.first, story.second] {
            #expect(try texts(on: story.list, of: node, in: world) == all)
            #expect(try texts(on: story.kettle, of: node, in: world) == Array(all.prefix(2)))
            #expect(try texts(on: story.marbles, of: node, in: world).isEmpty)
        }
        let shown = try world.perform(ShowComments(on: story.list), on: story.first)
        #expect(!shown.isOwn && shown.owner == "Owner" && shown.unreadable == 0)
        #expect(shown.comments.map(\.wish) == ["Kettle", "Kettle", nil])
        #expect(shown.comments.map(\.isCaller) == [true, false, false])
        #expect(shown.comments.map(\.role) == [.friend, .owner, .friend])
    }

    @Test("What somebody takes back is gone everywhere, and nobody takes back what others said")
    func delete() throws {
        let story = try Birthday()
        let world = story.world
        let first = try world.perform(
            AddComment(on: story.kettle, text: "Which colour?"), on: story.first)
        try world.perform(AddComment(on: story.kettle, text: "And size?"), on: story.first)
        world.settle()
        expectRefusal(.notYourComment) {
            try world.perform(DeleteComment(comment: first.id), on: story.second)
        }
        expectRefusal(.notYourComment) {
            try world.perform(DeleteComment(comment: first.id), on: story.owner)
        }
        expectRefusal(.unknownComment) {
            try world.perform(DeleteComment(comment: "zz"), on: story.first)
        }
        expectRefusal(.unknownComment) {
            try world.perform(DeleteComment(comment: ""), on: story.first)
        }
        expectRefusal(.unknownComment) {
            try world.perform(DeleteComment(comment: String(first.id.prefix(10))), on: story.first)
        }
        try world.perform(DeleteComment(comment: first.id.uppercased()), on: story.first)
        world.settle()
        for (node, path) in [
            (story.owner, "Birthday"), (story.first, story.list), (story.second, story.list),
        ] {
            #expect(try texts(on: path, of: node, in: world) == ["First: And size?"])
        }
    }

    @Test("Who hides a comment hides it from herself alone, and can look at it again")
    func hide() throws {
        let story = try Birthday()
        let world = story.world
        let said = try world.perform(
            AddComment(on: story.kettle, text: "Rude words"), on: story.first)
        world.settle()
        try world.perform(HideComment(comment: said.id, hidden: true), on: story.owner)
        world.settle()
        let shown = try world.perform(ShowComments(on: "Birthday"), on: story.owner)
        #expect(shown.comments.isEmpty && shown.hidden == 1)
        let all = try world.perform(
            ShowComments(on: "Birthday", hidden: "yes"), on: story.owner)
        #expect(all.comments.map(\.isHidden) == [true])
        #expect(try texts(on: story.list, of: story.second, in: world).count == 1)
        try world.perform(HideComment(comment: said.id, hidden: false), on: story.owner)
        #expect(try texts(on: "Birthday", of: story.owner, in: world).count == 1)
    }

    @Test("A comment stays when its wish is renamed, and says so when the wish is gone")
    func wishGone() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddComment(on: story.kettle, text: "Which colour?"), on: story.first)
        world.settle()
        try world.perform(EditWish(wish: "Birthday/Kettle", name: "Teapot"), on: story.owner)
        world.settle()
        var shown = try world.perform(ShowComments(on: story.list), on: story.second)
        #expect(shown.comments.map(\.wish) == ["Teapot"])
        try world.perform(DeleteItem(item: "Birthday/Teapot"), on: story.owner)
        world.settle()
        shown = try world.perform(ShowComments(on: story.list), on: story.second)
        #expect(shown.comments.map(\.isWishGone) == [true])
        #expect(shown.comments.map(\.wish) == [nil])
    }

    @Test("Whoever is taken off opens nothing that is said or sealed anew after that")
    func removal() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        try world.perform(AddComment(on: story.list, text: "Before"), on: story.second)
        world.settle()
        try world.perform(AddComment(on: "Birthday", text: "Yes"), on: story.owner)
        world.settle()
        let old = try #require(try story.first.listKey(of: list)).key
        func opened(on node: SimulatedNode) -> Int {
            node.store.records(.comment, in: list.stream).count {
                SealedComments(octets: $0.payload)?.open(old, in: $0.key) != nil
            }
        }
        #expect(opened(on: story.owner) == 2)
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        try world.perform(AddComment(on: story.list, text: "After"), on: story.second)
        world.settle()
        for node in [story.owner, story.second] {
            #expect(node.store.records(.comment, in: list.stream).count == 2)
            #expect(opened(on: node) == 0)
        }
        #expect(
            try texts(on: "Birthday", of: story.owner, in: world)
                == ["Second: Before", "Owner: Yes", "Second: After"])
    }

    @Test("What somebody of the owner's home said is read again as soon as she is back on the list")
    func backAtTheOwners() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.owner)
        let owner = Caller(member: "Owner")
        try world.perform(
            AddMember(name: "Partner", passphrase: "correct horse"), on: node)
        let session = try world.perform(
            Unlock(passphrase: "correct horse"), on: node, as: Caller(member: "Partner"))
        let partner = Caller(member: "Partner", session: session.token)
        func letIn() throws {
            try world.perform(ShareList(list: "Birthday", with: ["Partner"]), on: node, as: owner)
            let offer = try #require(
                try world.perform(ShowInbox(), on: node, as: partner).first { $0.kind == .list })
            try world.perform(AnswerInbox(entry: offer.id, answer: .accept), on: node, as: partner)
            world.settle()
        }
        try letIn()
        try world.perform(
            AddComment(on: story.kettle, text: "Which colour?"), on: node, as: partner)
        world.settle()
        // Two keys later: what was sealed under the one before the present is read by anybody.
        for name in ["Partner", "Second"] {
            try world.perform(UnshareList(list: "Birthday", with: [name]), on: node, as: owner)
            world.settle()
        }
        try letIn()
        let shown = try world.perform(ShowComments(on: story.list), on: story.first)
        #expect(shown.unreadable == 0)
        #expect(shown.comments.map(\.text) == ["Which colour?"])
    }

    @Test("What somebody said who left stays readable, and counts again when she is back")
    func left() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        try world.perform(AddComment(on: story.kettle, text: "Which colour?"), on: story.first)
        world.settle()
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        #expect(story.first.store.stamps(in: list.stream).isEmpty)
        for (node, path) in [(story.owner, "Birthday"), (story.second, story.list)] {
            // Beside what is compared and served.
            #expect(node.store.records(.comment, in: list.stream).isEmpty)
            let comment = try #require(
                try world.perform(ShowComments(on: path), on: node).comments.first)
            #expect(comment.author == "First" && comment.role == nil)
        }
        try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        world.beat()
        for (node, path) in [
            (story.owner, "Birthday"), (story.first, story.list), (story.second, story.list),
        ] {
            let comments = try world.perform(ShowComments(on: path), on: node).comments
            #expect(comments.map(\.text) == ["Which colour?"], "\(node.name)")
            #expect(comments.map(\.role) == [.friend], "\(node.name)")
            #expect(node.store.rows(FormerRecordRow.self).isEmpty)
        }
        try world.perform(AddComment(on: story.kettle, text: "Still?"), on: story.first)
        world.settle()
        #expect(try texts(on: "Birthday", of: story.owner, in: world).count == 2)
    }

    @Test("Who was away for two new list keys loses nothing of what she said")
    func twoEpochs() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddComment(on: story.kettle, text: "Which colour?"), on: story.second)
        world.settle()
        world.stop(story.second)
        for _ in 0..<2 {
            try world.perform(
                UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
            world.settle()
            try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        }
        let shown = try world.perform(ShowComments(on: "Birthday"), on: story.owner)
        #expect(shown.comments.isEmpty && shown.unreadable == 1)
        try world.start(story.second)
        for (node, path) in [
            (story.owner, "Birthday"), (story.first, story.list), (story.second, story.list),
        ] {
            try world.run(until: "\(node.name) reads it", within: .seconds(300)) {
                try texts(on: path, of: node, in: world) == ["Second: Which colour?"]
            }
        }
    }

    @Test("When there is no more room the person is told, and nothing is lost")
    func full() throws {
        let story = try Birthday()
        let world = story.world
        let long = String(repeating: "é", count: 1000)
        expectRefusal(.textTooLong) {
            try world.perform(AddComment(on: story.list, text: long + "é"), on: story.first)
        }
        expectRefusal(.textEmpty) {
            try world.perform(AddComment(on: story.list, text: " \n "), on: story.first)
        }
        var count = 0
        var last: CommentInfo?
        let error = expectRefusal(.commentsFull) {
            while count < 40 {
                last = try world.perform(AddComment(on: story.list, text: long), on: story.first)
                count += 1
            }
        }
        #expect(error?.arguments["list"] == "Birthday")
        #expect(count == 28)
        world.settle()
        #expect(try texts(on: "Birthday", of: story.owner, in: world).count == count)
        try world.perform(DeleteComment(comment: try #require(last).id), on: story.first)
        try world.perform(AddComment(on: story.list, text: long), on: story.first)
        world.settle()
        #expect(try texts(on: "Birthday", of: story.owner, in: world).count == count)
    }

    @Test("A path names a list before a wish, and says what is wrong")
    func paths() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddComment(on: "Birthday/Kettle", text: "Red"), on: story.owner)
        #expect(try texts(on: "Birthday/Kettle", of: story.owner, in: world) == ["Owner: Red"])
        expectRefusal(.unknownWish) {
            try world.perform(ShowComments(on: "Birthday/Lamp"), on: story.owner)
        }
        expectRefusal(.unknownWish) {
            try world.perform(ShowComments(on: story.list + "/Lamp"), on: story.first)
        }
        expectRefusal(.unknownFriend) {
            try world.perform(ShowComments(on: "Nobody/Birthday"), on: story.first)
        }
        expectRefusal(.unknownList) {
            try world.perform(ShowComments(on: "Owner/Christmas"), on: story.first)
        }
        expectRefusal(.trayCannotBeShared) {
            try world.perform(AddComment(on: "tray", text: "Hm"), on: story.first)
        }
    }

    @Test("A locked housemate's comments are sealed anew when she unlocks")
    func locked() throws {
        let mates = try Mates()
        let (story, world) = (mates.story, mates.world)
        try world.perform(
            AddComment(on: story.list, text: "Mine"), on: mates.node, as: mates.mate)
        world.settle()
        try world.perform(Lock(), on: mates.node, as: mates.mate)
        world.beat()
        world.beat()
        for _ in 0..<2 {
            try world.perform(
                UnshareList(list: "Birthday", with: ["First"]), on: mates.node, as: mates.owner)
            try world.perform(
                ShareList(list: "Birthday", with: ["First"]), on: mates.node, as: mates.owner)
            try world.run(until: "asked again") {
                try world.inbox(of: story.first).contains { $0.kind == .list }
            }
            try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
            world.settle()
        }
        #expect(try texts(on: story.list, of: story.second, in: world).isEmpty)
        _ = try world.perform(
            Unlock(passphrase: Mates.passphrase), on: mates.node, as: Caller(member: "Mate"))
        world.settle()
        for node in [story.first, story.second] {
            #expect(try texts(on: story.list, of: node, in: world) == ["Mate: Mine"])
        }
    }

    @Test("A home that was put back gets its comments again")
    func restored() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddComment(on: story.list, text: "One"), on: story.first)
        world.settle()
        let snapshot = story.first.store.snapshot()
        try world.perform(AddComment(on: story.list, text: "Two"), on: story.first)
        world.settle()
        world.stop(story.first)
        world.run(for: .seconds(30))
        try world.start(story.first, from: snapshot)
        try world.run(until: "both are back", within: .seconds(90)) {
            try texts(on: story.list, of: story.first, in: world) == ["First: One", "First: Two"]
        }
        try world.perform(AddComment(on: story.list, text: "Three"), on: story.first)
        world.settle()
        #expect(try texts(on: "Birthday", of: story.owner, in: world).count == 3)
    }
}
