import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("On the other owner's node")
struct OwnersHousemateTests {
    private let passphrase = "correct horse"
    private let bride = Caller(member: "Bride")
    private let mate = Caller(member: "Mate")

    /// The wedding, and somebody who lives with the other owner and is the host's friend.
    private func scene() throws -> Wedding {
        let story = try Wedding(asked: 1)
        let world = story.world
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride)
        try world.perform(AddMember(name: "Mate"), on: story.bride)
        try world.befriend(story.host, story.bride, friend: mate)
        try world.run(until: "it is the bride's") {
            world.wishes(on: "Wedding", of: story.bride, as: bride) == ["Kettle"]
        }
        world.settle()
        try world.share("Wedding", of: story.host, with: [(story.first, "First")])
        try world.perform(ShareList(list: "Wedding", with: ["Mate"]), on: story.host)
        try world.run(until: "Mate is asked") {
            try world.inbox(of: story.bride, as: mate).contains { $0.kind == .list }
        }
        return story
    }

    @Test("The offer says where the owners live, so nobody joins there without a passphrase")
    func told() throws {
        let story = try scene()
        let world = story.world
        let entry = try #require(
            try world.inbox(of: story.bride, as: mate).first { $0.kind == .list })
        #expect(entry.owners == ["Host", "Bride"] && entry.role == .friend)
        expectRefusal(.circleNeedsPassphrase) {
            try world.perform(
                AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride, as: mate)
        }
        try world.perform(SetPassphrase(new: passphrase), on: story.bride, as: mate)
        let session = try world.perform(
            Unlock(passphrase: passphrase), on: story.bride, as: mate)
        let open = Caller(member: "Mate", session: session.token)
        try world.perform(
            AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride, as: open)
        world.settle()
        world.beat()
        world.beat()
        try world.perform(ReserveWish(wish: story.kettle), on: story.bride, as: open)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Mate"])
        let seen = try world.perform(ShowList(list: "Wedding"), on: story.bride, as: bride)
        #expect(seen.items.map(\.name) == ["Kettle"])
        #expect(seen.items.allSatisfy { $0.standing == nil })
        let rows = story.bride.store.rows(CircleKeyRow.self)
        #expect(rows.map(\.isWrapped) == [true])
    }

    @Test("Whoever learns it from the roster alone gets no keys before she has a passphrase")
    func fromTheRoster() throws {
        let story = try scene()
        let world = story.world
        let id = try #require(try story.id())
        // As a program would offer it that says nothing of owners.
        let identity = try #require(
            try world.perform(ListFriends(), on: story.host).first { $0.name == "Mate" }
                .map { try PublicKeyText($0.key).identity })
        try story.host.changeOffers(to: identity) {
            $0.coOwners = []
            $0.salt = []
        }
        try world.perform(ShowStatus(), on: story.host)
        world.settle()
        // Her node has to know nothing of the list from the bride either.
        for row in story.bride.store.rows(OwnerNodeRow.self) where row.list == id {
            story.bride.store.remove(OwnerNodeRow.self, row.key)
        }
        try world.perform(
            AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride, as: mate)
        world.settle()
        world.beat()
        let list = try world.list(story.list, of: story.bride, as: mate)
        #expect(list.state == .passphrase)
        #expect(story.bride.store.rows(CircleKeyRow.self).isEmpty)
        #expect(story.bride.store.rows(OwnCellRow.self).isEmpty)
        let bundles = story.first.store.records(.bundle, in: id.stream).map(\.key.author)
        #expect(!bundles.contains(identity))
        expectRefusal(.circleNeedsPassphrase) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.bride, as: mate)
        }
        expectRefusal(.circleNeedsPassphrase) {
            try world.perform(ShowAudience(list: story.list), on: story.bride, as: mate)
        }
        try world.perform(SetPassphrase(new: passphrase), on: story.bride, as: mate)
        let session = try world.perform(
            Unlock(passphrase: passphrase), on: story.bride, as: mate)
        let open = Caller(member: "Mate", session: session.token)
        world.beat()
        #expect(try world.list(story.list, of: story.bride, as: open).state == .open)
        try world.perform(ReserveWish(wish: story.kettle), on: story.bride, as: open)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Mate"])
        #expect(story.bride.store.rows(CircleKeyRow.self).map(\.isWrapped) == [true])
    }
}
