import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Knocking")
struct KnockingTests {
    private let world = World.quick()

    private func pair() throws -> (owner: SimulatedNode, first: SimulatedNode) {
        (
            try world.add(household: "House of the owner", member: "Owner"),
            try world.add(household: "First house", member: "First")
        )
    }

    @Test("Before somebody says yes, her node tells the knocker nothing but that the knock came")
    func nothingBefore() throws {
        let (owner, first) = try pair()
        try world.perform(AddFriend(link: try world.link(of: owner)), on: first)
        try world.run(until: "the owner is asked") { try world.inbox(of: owner).count == 1 }
        world.run(for: .seconds(60))
        #expect(try world.inbox(of: owner).first?.from == "First")
        #expect(try world.friends(of: owner).isEmpty)
        let waiting = try world.friends(of: first)
        #expect(waiting.map(\.state) == [.knocking])
        #expect(waiting.map(\.name) == [nil])
        #expect(waiting.map(\.note) == [.delivered])
        let sent = Set(owner.trace.frames(.sent))
        #expect(sent.isSubset(of: [.hello, .knockAnswer, .close, .ping, .pong]))
    }

    @Test("A yes makes both friends, and each then sees the other's name")
    func accepted() throws {
        let (owner, first) = try pair()
        try world.befriend(owner, first)
        world.settle()
        #expect(try world.friends(of: owner).map(\.name) == ["First"])
        #expect(try world.friends(of: first).map(\.name) == ["Owner"])
        #expect(try world.friends(of: owner).map(\.isConnected) == [true])
        #expect(try world.inbox(of: owner).isEmpty)
    }

    @Test("Whoever asks again and again, because nothing seems to happen, loses no answer")
    func impatient() throws {
        let (owner, first) = try pair()
        let link = try world.link(of: owner)
        func ask() throws {
            do {
                try world.perform(AddFriend(link: link), on: first)
            } catch let error as HearthError {
                #expect(error.code == .alreadyFriends)
            }
        }
        try ask()
        try world.run(until: "the owner is asked") { try world.inbox(of: owner).count == 1 }
        try world.perform(AnswerInbox(entry: "First", answer: .accept), on: owner)
        for _ in 0..<1000 {
            world.run(for: .milliseconds(20))
            try ask()
        }
        #expect(try world.friends(of: first).map(\.state) == [.friends])
        #expect(first.failures.isEmpty && owner.failures.isEmpty)
    }

    @Test("Several of a household who ask a friend's home at once are all heard")
    func several() throws {
        let (owner, first) = try pair()
        try world.befriend(owner, first)
        world.settle()
        let names = ["Partner", "Child", "Guest"]
        for name in names { try world.perform(AddMember(name: name), on: first) }
        for name in names {
            try world.perform(
                AddFriend(link: try world.link(of: owner)), on: first, as: Caller(member: name))
        }
        world.run(for: .seconds(5))
        #expect(try world.inbox(of: owner).map(\.from).sorted() == names.sorted())
    }

    @Test("A refused knock stays refused, and the knocker is not told of it")
    func refused() throws {
        let (owner, first) = try pair()
        try world.perform(AddFriend(link: try world.link(of: owner)), on: first)
        try world.run(until: "the owner is asked") { try world.inbox(of: owner).count == 1 }
        try world.perform(AnswerInbox(entry: "First", answer: .refuse), on: owner)
        world.run(for: .seconds(1800))
        #expect(try world.inbox(of: owner).isEmpty)
        #expect(try world.friends(of: first).map(\.note) == [.delivered])
        #expect(try world.friends(of: owner).isEmpty)
    }

    @Test("An ignored knock is asked about again when the node starts anew")
    func ignored() throws {
        let (owner, first) = try pair()
        try world.perform(AddFriend(link: try world.link(of: owner)), on: first)
        try world.run(until: "the owner is asked") { try world.inbox(of: owner).count == 1 }
        try world.perform(AnswerInbox(entry: "First", answer: .ignore), on: owner)
        #expect(try world.inbox(of: owner).isEmpty)
        world.stop(owner)
        try world.start(owner)
        #expect(try world.inbox(of: owner).map(\.from) == ["First"])
    }

    @Test("Two who knock at each other are friends without another question")
    func bothKnock() throws {
        let (owner, first) = try pair()
        try world.perform(AddFriend(link: try world.link(of: owner)), on: first)
        try world.perform(AddFriend(link: try world.link(of: first)), on: owner)
        try world.run(until: "both are friends", within: .seconds(600)) {
            try world.friends(of: owner).map(\.state) == [.friends]
                && world.friends(of: first).map(\.state) == [.friends]
        }
        #expect(try world.inbox(of: owner).isEmpty)
        #expect(try world.inbox(of: first).isEmpty)
    }

    @Test("A knock at a node that is away arrives once it is back")
    func away() throws {
        let (owner, first) = try pair()
        let link = try world.link(of: owner)
        world.stop(owner)
        try world.perform(AddFriend(link: link), on: first)
        world.run(for: .seconds(120))
        #expect(try world.friends(of: first).map(\.note) == [.notReached])
        try world.start(owner)
        try world.run(until: "the owner is asked", within: .seconds(600)) {
            try world.inbox(of: owner).count == 1
        }
    }

    @Test("A yes reaches a knocker who was away when it was given")
    func answeredLater() throws {
        let (owner, first) = try pair()
        try world.perform(AddFriend(link: try world.link(of: owner)), on: first)
        try world.run(until: "the owner is asked") { try world.inbox(of: owner).count == 1 }
        world.stop(first)
        try world.perform(AnswerInbox(entry: "First", answer: .accept), on: owner)
        world.run(for: .seconds(3600))
        try world.start(first)
        try world.run(until: "the yes arrives", within: .seconds(600)) {
            try world.friends(of: first).map(\.state) == [.friends]
        }
    }

    @Test("A key alone needs an address, and one's own key is refused")
    func refusals() throws {
        let (owner, first) = try pair()
        let key = try world.perform(ShowKey(), on: owner).key
        expectRefusal(.addressMissing) { try world.perform(AddFriend(link: key), on: first) }
        expectRefusal(.ownKey) {
            try world.perform(AddFriend(link: key, at: ["10.0.0.2:1"]), on: owner)
        }
        expectRefusal(.keyTruncated) {
            try world.perform(AddFriend(link: String(key.dropLast(9))), on: first)
        }
        expectRefusal(.keyWrongChecksum) {
            let wrong = String(key.dropLast()) + (key.hasSuffix("q") ? "p" : "q")
            try world.perform(AddFriend(link: wrong), on: first)
        }
        expectRefusal(.addressMalformed) {
            try world.perform(AddFriend(link: key, at: ["nowhere"]), on: first)
        }
        for (code, pasted) in [
            (.linkMalformed, "Hi Mum"), (.linkMalformed, ""), (.linkMalformed, "Room 1q"),
            (.linkOfWeb, "https://shop.example/tea1"), (.linkOfWeb, " WWW.shop1.example"),
            (.keyTruncated, "hearth:"), (.keyTruncated, "hearth:hearth1"),
            (.keyTruncated, "hearth:\(key)@192.0"), (.keyTruncated, "hearth:\(key)@h.example:"),
            (.keyTruncated, "hearth:\(key)@h.example:1,[2001:db8"),
            (.addressMalformed, "hearth:\(key)@h.example:99999"),
            (.linksDiffer, "hearth:\(key)@h.example:1 or hearth:\(key)@h.example:2"),
            (.keyTruncated, "invite1qqqsyqcyq5rqwzqf"),
            (.invitationMalformed, "hearth:\(key)/invite1q"),
            (.keyWrongChecksum, "hearth:" + key.dropLast() + "b"),
        ] as [(ErrorCode, String)] {
            expectRefusal(code) { try world.perform(AddFriend(link: pasted), on: first) }
        }
        #expect(try world.friends(of: first).isEmpty)
        try world.perform(AddFriend(link: key, at: [owner.address]), on: first)
        try world.run(until: "the owner is asked") { try world.inbox(of: owner).count == 1 }
    }

    @Test("A friendship that one side ends is over on both")
    func ended() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(RemoveFriend(friend: "Owner"), on: story.first)
        #expect(try world.friends(of: story.first).isEmpty)
        try world.run(until: "the owner's side is over") {
            try world.friends(of: story.owner).map(\.name) == ["Second"]
        }
        world.settle()
        #expect(world.wishes(on: story.list, of: story.first) == nil)
        let readers = try world.perform(WhoCanSee(list: "Birthday"), on: story.owner)
        #expect(readers.map(\.name).sorted() == ["Owner", "Second"])
        #expect(story.owner.failures.isEmpty && story.first.failures.isEmpty)
    }
}
