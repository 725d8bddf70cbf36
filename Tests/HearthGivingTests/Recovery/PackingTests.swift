import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A member who moves to a home of their own")
struct PackingTests {
    /// Has the partner move from the owner's home, as the node and `hearth restore` do it.
    private func move(_ mates: Mates) throws -> SimulatedNode {
        let (world, old) = (mates.world, mates.node)
        let code = try world.perform(
            ShowRecoveryCode(passphrase: Mates.passphrase), on: old, as: mates.mate
        ).code
        let seed = try RecoveryCode(typed: code).seed
        let member = seed.identity().publicKey
        let new = try world.addEmpty("House of the partner")
        world.stop(new)
        new.store.restore(old.store.snapshot())
        func household(of key: NodeKey, _ work: Work) throws -> Household {
            try Household(
                node: key, clock: world.clock, addresses: [], entropy: new.entropy, work)
        }
        try new.store.transaction(.full) { tables in
            let work = Work(store: tables, now: world.now)
            var copy = try household(of: old.key, work)
            try copy.keepOnly(member, homeAt: [old.address], work)
        }
        #expect(new.store.rows(MemberRow.self).map(\.identity) == [member])
        #expect(new.store.rows(CircleKeyRow.self).allSatisfy { $0.member == member })
        try new.store.transaction(.full) { tables in
            let work = Work(store: tables, now: world.now)
            var copy = try household(of: new.key, work)
            try copy.comeBack(work)
            try copy.arrive(seed, work)
        }
        try world.start(new)
        return new
    }

    @Test(
        "Everything of theirs comes along, nothing is lost where they were, and they can go there")
    func moves() throws {
        let mates = try Mates()
        let (world, old, story) = (mates.world, mates.node, mates.story)
        try world.perform(ReserveWish(wish: story.kettle), on: old, as: mates.mate)
        try world.perform(NewList(title: "Secret plans"), on: old, as: mates.mate)
        world.beat()
        world.beat()
        let new = try move(mates)
        let session = try world.perform(
            Unlock(passphrase: Mates.passphrase), on: new, as: Caller(member: "Mate"))
        let mate = Caller(member: "Mate", session: session.token)
        #expect(try world.lists(of: new, as: mate).contains { $0.title == "Secret plans" })
        try world.run(until: "the old home knows", within: .seconds(120)) {
            try world.perform(ListMembers(), on: old, as: mates.owner)
                .first { $0.name == "Mate" }?.elsewhereSince != nil
        }
        try world.run(until: "the housemates are friends", within: .seconds(120)) {
            try world.friends(of: new, as: mate).contains {
                $0.name == "Owner" && $0.state == .friends
            }
        }
        for _ in 0..<3 { world.beat() }
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Mate"])
        #expect(try world.queue(for: story.kettle, seenBy: new, as: mate) == ["Mate"])
        try world.perform(FreeWish(wish: story.kettle), on: new, as: mate)
        try world.run(until: "a friend learns of it", within: .seconds(300)) {
            try world.queue(for: story.kettle, seenBy: story.first).isEmpty
        }

        try world.perform(
            DeleteMember(passphrase: Mates.passphrase), on: old, as: mates.mate)
        world.beat()
        #expect(
            world.wishes(on: "Birthday", of: old, as: mates.owner) == ["Kettle", "Marbles"])
        #expect(world.wishes(on: story.list, of: new, as: mate) == ["Kettle", "Marbles"])
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: old, as: mates.owner)
        try world.run(until: "they read on", within: .seconds(120)) {
            world.wishes(on: story.list, of: new, as: mate) == ["Kettle", "Marbles", "Lamp"]
        }
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("The home that they left knocks nowhere with the card that names the new one")
    func oldHomeKnocksNoMore() throws {
        let mates = try Mates()
        let (world, old, first) = (mates.world, mates.node, mates.story.first)
        let third = try world.add(household: "Third house", member: "Third")
        // One does not answer in the home of the owner's friend, and one is the partner's alone.
        try world.perform(AddMember(name: "Silent"), on: first)
        let silent = Caller(member: "Silent")
        try world.perform(
            AddFriend(link: world.link(of: first, as: silent)), on: old, as: mates.mate)
        try world.befriend(third, old, friend: mates.mate)
        world.settle()
        let new = try move(mates)
        let session = try world.perform(
            Unlock(passphrase: Mates.passphrase), on: new, as: Caller(member: "Mate"))
        let mate = Caller(member: "Mate", session: session.token)
        try world.run(until: "the old home knows", within: .seconds(120)) {
            try world.perform(ListMembers(), on: old, as: mates.owner)
                .first { $0.name == "Mate" }?.elsewhereSince != nil
        }
        // Third forgets that the owner is their friend, and so whose home the old one is.
        let snapshot = third.store.snapshot()
        try world.befriend(third, old, friend: mates.owner)
        world.settle()
        for node in [old, third] { world.stop(node) }
        let since = world.now
        try world.start(third, from: snapshot)
        try world.start(old)
        try world.run(until: "the owner is their friend again", within: .seconds(900)) {
            try world.friends(of: third).contains { $0.name == "Owner" }
        }
        world.run(for: .seconds(900))
        // Nobody had to refuse what that home said.
        for node in [first, third] {
            let refusals = node.trace.since(since).filter {
                $0.direction == .sent && $0.kind == .frame(.close)
                    && $0.clear.last == CloseReason.protocolViolation.rawValue
            }
            #expect(refusals.isEmpty, "\(node.name)")
            #expect(world.network.isConnected(old, node))
        }
        // What they asked is asked by their new home.
        let entry = try #require(try world.inbox(of: first, as: silent).first)
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: first, as: silent)
        try world.run(until: "they are friends", within: .seconds(600)) {
            try world.friends(of: new, as: mate).contains {
                $0.name == "Silent" && $0.state == .friends
            }
        }
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
