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

@Suite("Passphrases and the beat")
struct LockingTests {
    private let passphrase = "correct horse"

    /// Numbers of the newest beat cell of each author that a node holds.
    private func sequences(_ node: SimulatedNode, _ list: ListID) -> [UInt32] {
        node.store.beatCells(in: list).map(\.order.sequence)
    }

    @Test("Away from the owner the beat goes on while a member is locked, and after a restart too")
    func lockedFriend() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        try world.perform(SetPassphrase(new: passphrase), on: story.first)
        let session = try world.perform(Unlock(passphrase: passphrase), on: story.first)
        let caller = Caller(session: session.token)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first, as: caller)
        try world.perform(Lock(), on: story.first, as: caller)
        expectRefusal(.locked) { try world.perform(ShowCart(), on: story.first) }
        expectRefusal(.locked) { try world.perform(ShowCart(), on: story.first, as: caller) }
        world.beat()
        var before = sequences(story.owner, list)
        for round in 0..<4 {
            if round == 2 {
                world.stop(story.first)
                try world.start(story.first)
            }
            world.beat()
            let after = sequences(story.owner, list)
            #expect(after.count == 4 && zip(before, after).allSatisfy { $0 < $1 })
            before = after
        }
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }

    /// An owner with a housemate who reads her list, and two friends elsewhere.
    private func housemates() throws -> (
        story: Birthday, list: ListID, owner: Caller, partner: Caller
    ) {
        let story = try Birthday()
        let world = story.world
        try world.perform(AddMember(name: "Partner"), on: story.owner)
        let owner = Caller(member: "Owner")
        let partner = Caller(member: "Partner")
        try world.perform(
            ShareList(list: "Birthday", with: ["Partner"]), on: story.owner, as: owner)
        expectRefusal(.circleNeedsPassphrase) {
            try world.perform(
                AnswerInbox(entry: "Birthday", answer: .accept), on: story.owner, as: partner)
        }
        try world.perform(SetPassphrase(new: passphrase), on: story.owner, as: partner)
        let session = try world.perform(
            Unlock(passphrase: passphrase), on: story.owner, as: partner)
        let open = Caller(member: "Partner", session: session.token)
        try world.perform(
            AnswerInbox(entry: "Birthday", answer: .accept), on: story.owner, as: open)
        let list = try #require(
            ListID(hex: try world.list("Birthday", of: story.owner, as: owner).id))
        world.beat()
        world.beat()
        return (story, list, owner, open)
    }

    @Test("A list deleted while its giver is locked stays in her cart, marked so")
    func deletedWhileLocked() throws {
        let (story, _, owner, partner) = try housemates()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.owner, as: partner)
        try world.perform(Lock(), on: story.owner, as: partner)
        world.beat()
        world.beat()
        try world.perform(DeleteList(list: "Birthday", atOnce: true), on: story.owner, as: owner)
        let session = try world.perform(
            Unlock(passphrase: passphrase), on: story.owner, as: Caller(member: "Partner"))
        let cart = try world.perform(
            ShowCart(), on: story.owner,
            as: Caller(member: "Partner", session: session.token))
        #expect(cart.entries.map(\.wish) == ["Kettle"])
        #expect(cart.entries.map(\.note) == [.listGone])
    }

    @Test("A housemate of the owner reserves under a passphrase, and the owner sees nothing")
    func housemate() throws {
        let (story, _, owner, partner) = try housemates()
        let world = story.world
        expectRefusal(.circleNeedsPassphrase) {
            try world.perform(
                SetPassphrase(new: nil, current: passphrase), on: story.owner, as: partner)
        }
        #expect(world.wishes(on: story.list, of: story.owner, as: partner)?.count == 2)
        try world.perform(ReserveWish(wish: story.kettle), on: story.owner, as: partner)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Partner"])
        let seen = try world.perform(ShowList(list: "Birthday"), on: story.owner, as: owner)
        #expect(seen.items.allSatisfy { $0.standing == nil })
        expectRefusal(.locked) {
            try world.perform(
                ShowCart(), on: story.owner, as: Caller(member: "Partner", session: "00"))
        }
    }

    @Test("On the owner's node the beat of a locked member stands still, and goes on unlocked")
    func lockedHousemate() throws {
        let (story, list, _, partner) = try housemates()
        let world = story.world
        let identity = try #require(
            story.owner.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
        let tag = AuthorTag(of: identity, in: list)
        func sequence() -> UInt32? {
            story.first.store.beatCell(of: tag, in: list)?.order.sequence
        }
        try world.perform(ReserveWish(wish: story.kettle), on: story.owner, as: partner)
        try world.perform(Lock(), on: story.owner, as: partner)
        // What she did while she was here goes out with one more beat.
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Partner"])
        let locked = sequence()
        #expect(locked != nil)
        world.beat()
        world.beat()
        #expect(sequence() == locked)
        #expect(story.owner.store.rows(CircleKeyRow.self).map(\.isWrapped) == [true])
        try world.perform(
            Unlock(passphrase: passphrase), on: story.owner, as: Caller(member: "Partner"))
        world.beat()
        world.beat()
        let unlocked = try #require(sequence())
        #expect(try unlocked > #require(locked))
    }

    @Test("A passphrase is changed by whoever is unlocked; the old one opens nothing then")
    func change() throws {
        let world = World.quick()
        let owner = try world.add(
            household: "House of the owner", member: "Owner", passphrase: passphrase)
        expectRefusal(.locked) { try world.perform(NewList(title: "Birthday"), on: owner) }
        expectRefusal(.locked) { try world.perform(SetPassphrase(new: "other one"), on: owner) }
        var session = try world.perform(Unlock(passphrase: passphrase), on: owner)
        var caller = Caller(session: session.token)
        try world.perform(NewList(title: "Birthday"), on: owner, as: caller)
        expectRefusal(.passphraseTooShort) {
            try world.perform(
                SetPassphrase(new: "short", current: passphrase), on: owner, as: caller)
        }
        try world.perform(
            SetPassphrase(new: "battery staple", current: passphrase), on: owner, as: caller)
        expectRefusal(.locked) { try world.perform(ShowList(list: "Birthday"), on: owner) }
        expectRefusal(.locked) {
            try world.perform(ShowList(list: "Birthday"), on: owner, as: caller)
        }
        expectRefusal(.wrongPassphrase) {
            try world.perform(Unlock(passphrase: passphrase), on: owner)
        }
        session = try world.perform(Unlock(passphrase: "battery staple"), on: owner)
        caller = Caller(session: session.token)
        #expect(world.wishes(on: "Birthday", of: owner, as: caller) == [])
        try world.perform(
            SetPassphrase(new: nil, current: "battery staple"), on: owner, as: caller)
        #expect(world.wishes(on: "Birthday", of: owner) == [])
        world.stop(owner)
        try world.start(owner)
        #expect(world.wishes(on: "Birthday", of: owner) == [])
    }

    @Test("Guessing is slowed down, also for whoever then knows the passphrase")
    func guessing() throws {
        let world = World.quick()
        let owner = try world.add(
            household: "House of the owner", member: "Owner", passphrase: passphrase)
        for _ in 0..<5 {
            expectRefusal(.wrongPassphrase) {
                try world.perform(Unlock(passphrase: "wrong guess"), on: owner)
            }
        }
        expectRefusal(.tooManyAttempts) {
            try world.perform(Unlock(passphrase: passphrase), on: owner)
        }
        world.run(for: .seconds(60))
        try world.perform(Unlock(passphrase: passphrase), on: owner)
    }

    @Test("A session ends after its hours")
    func sessionEnds() throws {
        let world = World.quick()
        let owner = try world.add(
            household: "House of the owner", member: "Owner", passphrase: passphrase)
        let session = try world.perform(Unlock(passphrase: passphrase), on: owner)
        let caller = Caller(session: session.token)
        #expect(try world.lists(of: owner, as: caller).count == 1)
        world.run(for: .seconds(12 * 3600))
        expectRefusal(.locked) { _ = try world.lists(of: owner, as: caller) }
    }

    @Test("A member on the owner's node gets a key only from whoever verified them")
    func recipients() throws {
        let (story, _, _, partner) = try housemates()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles), on: story.second)
        world.beat()
        world.beat()
        func partnerSees(_ wish: String) throws -> [String] {
            try world.queue(for: wish, seenBy: story.owner, as: partner)
        }
        #expect(try partnerSees(story.kettle).isEmpty)
        #expect(try partnerSees(story.marbles).isEmpty)
        let audience = try world.perform(ShowAudience(list: story.list), on: story.first)
        #expect(audience.people.first { $0.name == "Partner" }?.isLeftOut == true)
        #expect(audience.people.first { $0.name == "Second" }?.isLeftOut == false)

        try world.perform(VerifyFriend(friend: "Partner", verified: true), on: story.second)
        world.day()
        #expect(try partnerSees(story.marbles) == ["Second"])
        // Nobody is let in by a friend's word, whom the first one verified.
        try world.perform(VerifyFriend(friend: "Second", verified: true), on: story.first)
        world.day()
        #expect(try partnerSees(story.kettle).isEmpty)

        try world.perform(VerifyFriend(friend: "Partner", verified: false), on: story.second)
        world.day()
        try world.perform(FreeWish(wish: story.marbles), on: story.second)
        try world.perform(ReserveWish(wish: story.marbles), on: story.second)
        world.beat()
        world.beat()
        #expect(try partnerSees(story.marbles).isEmpty)
        #expect(try world.queue(for: story.marbles, seenBy: story.first) == ["Second"])
    }
}
