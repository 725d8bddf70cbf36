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

@Suite("A member is deleted from their home")
struct DeletingMemberTests {
    private let mates: Mates
    private var story: Birthday { mates.story }
    private var world: World { mates.world }
    private var home: SimulatedNode { mates.node }
    private let partner: IdentityKey

    /// The owner's partner, in whose circle they are, is a friend of the first friend too, has a list
    /// of their own that this friend reads, and has reserved the kettle.
    init() throws {
        mates = try Mates()
        let (world, home, mate) = (mates.world, mates.node, mates.mate)
        partner = try PublicKeyText(world.perform(ShowKey(), on: home, as: mate).key).identity
        try world.befriend(home, mates.story.first, as: mate)
        try world.perform(NewList(title: "Garden"), on: home, as: mate)
        try world.perform(ShareList(list: "Garden", with: ["First"]), on: home, as: mate)
        try world.run(until: "the friend is asked") {
            try world.inbox(of: mates.story.first).contains { $0.title == "Garden" }
        }
        try world.perform(AnswerInbox(entry: "Garden", answer: .accept), on: mates.story.first)
        try world.perform(ReserveWish(wish: mates.story.kettle), on: home, as: mate)
        world.beat()
        world.beat()
    }

    private func delete(_ passphrase: String? = Mates.passphrase) throws {
        try world.perform(DeleteMember(passphrase: passphrase), on: home, as: mates.mate)
    }

    @Test("They are asked for their passphrase again, and the last one cannot go")
    func refusals() throws {
        expectRefusal(.passphraseAgain) { try delete(nil) }
        expectRefusal(.wrongPassphrase) { try delete("battery staple") }
        expectRefusal(.lastMember) { try world.perform(DeleteMember(), on: story.first) }
        #expect(try world.perform(ListMembers(), on: home).count == 2)
        #expect(try mates.mateSees() == ["Mate"])
    }

    @Test("What they reserved is free again, their list ends, and nobody is their friend any more")
    func others() throws {
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Mate"])
        #expect(try world.lists(of: story.first).contains { $0.title == "Garden" })
        try delete()
        world.settle()
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first).isEmpty)
        #expect(
            try world.lists(of: story.first).filter { !$0.isTray }.map(\.title) == ["Birthday"])
        #expect(
            try world.inbox(of: story.first).map { "\($0.kind) \($0.title ?? "?")" }
                == ["ended Garden"])
        for (node, caller) in [(story.first, Caller()), (home, mates.owner)] {
            #expect(
                try !world.friends(of: node, as: caller).contains { $0.name == "Mate" })
        }
        let readers = try world.perform(WhoCanSee(list: "Birthday"), on: home, as: mates.owner)
        #expect(!readers.contains { $0.name == "Mate" })
        // What the others have stays as it is.
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(home.failures.isEmpty && story.first.failures.isEmpty)
    }

    @Test("Nothing of theirs lies in the home's tables, and their last letter still goes out")
    func traces() throws {
        world.network.cut(home, story.first)
        try world.perform(SetShops(areAllowed: true), on: home, as: mates.mate)
        try world.perform(SetCurrency(currency: "SEK"), on: home, as: mates.mate)
        #expect(home.store.rows(SettingRow.self).contains { $0.name.contains(partner.hex) })
        try delete()
        #expect(!home.store.rows(SettingRow.self).contains { $0.name.contains(partner.hex) })
        func count<Row: StoredRow>(_ type: Row.Type, _ member: (Row) -> IdentityKey) -> Int {
            home.store.rows(type).count { member($0) == partner }
        }
        #expect(count(MemberRow.self, \.identity) == 0)
        #expect(count(PrivateRow.self, \.member) == 0)
        #expect(count(StoredCartRow.self, \.member) == 0)
        #expect(count(NewsRow.self, \.member) == 0)
        #expect(count(NewsListRow.self, \.member) == 0)
        #expect(count(CircleKeyRow.self, \.member) == 0)
        #expect(count(OwnCellRow.self, \.member) == 0)
        #expect(count(OwnPageRow.self, \.member) == 0)
        #expect(count(SignInRow.self, \.member) == 0)
        #expect(count(FollowRow.self, \.member) == 0)
        #expect(count(FriendRow.self, \.member) == 1)
        world.stop(home)
        try world.start(home)
        #expect(try world.perform(ListMembers(), on: home).map(\.name) == ["Owner"])
        world.network.heal(home, story.first)
        try world.run(until: "the friend has read it") {
            try !world.friends(of: story.first).contains { $0.name == "Mate" }
        }
    }

    @Test("Somebody else may come and be called the same")
    func successor() throws {
        try delete()
        world.settle()
        let added = try world.perform(AddMember(name: "Mate"), on: home)
        #expect(try PublicKeyText(added.key).identity != partner)
        let caller = Caller(member: "Mate")
        #expect(try world.lists(of: home, as: caller).filter { !$0.isTray }.isEmpty)
        #expect(try world.perform(ShowCart(sort: nil), on: home, as: caller).entries.isEmpty)
        expectRefusal(.unknownMember) {
            try world.perform(ShowCart(sort: nil), on: home, as: Caller(member: "Nobody"))
        }
    }
}
