import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A member who moves to a home of their own")
struct PackingTests {
    private func pack(_ mates: Mates) throws -> PackedUp {
        try mates.world.packUp(in: mates.node, as: mates.mate, passphrase: Mates.passphrase)
    }

    private func move(_ mates: Mates) throws -> SimulatedNode {
        let new = try mates.world.restore(pack(mates), as: "House of the partner")
        #expect(new.store.rows(MemberRow.self).count == 1)
        let member = try #require(new.member)
        #expect(new.store.rows(CircleKeyRow.self).allSatisfy { $0.member == member })
        return new
    }

    /// What a home says of the partner.
    private func mate(on node: SimulatedNode, _ world: World) throws -> MemberInfo? {
        try world.perform(ListMembers(), on: node, as: Caller()).first {
            $0.name.hasPrefix("Mate")
        }
    }

    private func unlocked(on node: SimulatedNode, _ world: World, as name: String = "Mate") throws
        -> Caller
    {
        let session = try world.perform(
            Unlock(passphrase: Mates.passphrase), on: node, as: Caller(member: name))
        return Caller(member: name, session: session.token)
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

    @Test(
        "From packing on what they would write is refused with the way back, and their cells go on")
    func refused() throws {
        let mates = try Mates()
        let (world, old, story) = (mates.world, mates.node, mates.story)
        try world.perform(ReserveWish(wish: story.kettle), on: old, as: mates.mate)
        world.beat()
        world.beat()
        _ = try pack(mates)
        #expect(try mate(on: old, world)?.movingSince != nil)
        func isRefused<Asked: HearthAPI.Operation>(_ operation: Asked) -> Bool {
            do {
                try world.perform(operation, on: old, as: mates.mate)
                return false
            } catch let error as HearthError {
                return error.code == .movingOut
            } catch {
                return false
            }
        }
        #expect(isRefused(NewList(title: "Too late")))
        #expect(isRefused(FreeWish(wish: story.kettle)))
        #expect(isRefused(EditProfile(name: "Matey")))
        #expect(isRefused(DeleteMember(passphrase: Mates.passphrase)))
        // What they look at, their sign-ins and their passphrase are theirs as before.
        #expect(try world.perform(ShowCart(), on: old, as: mates.mate).entries.count == 1)
        let again = try unlocked(on: old, world)
        try world.perform(
            SetPassphrase(new: "a wet dog", current: Mates.passphrase), on: old, as: again)
        // Nobody else is kept from anything; and what the home does in their name goes on.
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: old, as: mates.owner)
        world.stop(old)
        try world.start(old)
        _ = try world.perform(
            Unlock(passphrase: "a wet dog"), on: old, as: Caller(member: "Mate"))
        #expect(try mate(on: old, world)?.movingSince != nil)
        world.day()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Mate"])
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["Mate"])
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("The old home's frames are those of a home in which nobody moves")
    func frames() throws {
        func trace(isMoving: Bool) throws -> [Trace.Entry] {
            let mates = try Mates()
            let (world, old) = (mates.world, mates.node)
            try world.perform(ReserveWish(wish: mates.story.kettle), on: old, as: mates.mate)
            world.beat()
            let since = world.now
            if isMoving { _ = try pack(mates) }
            try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: old, as: mates.owner)
            world.day()
            world.beat()
            return old.trace.since(since)
        }
        let usual = try trace(isMoving: false)
        #expect(try trace(isMoving: true) == usual)
        #expect(usual.contains { $0.kind == .frame(.cells) && $0.direction == .sent })
    }

    @Test("A friend's home that knows the new one tells the old home, which may delete them then")
    func friendTells() throws {
        let mates = try Mates()
        let (world, old, first) = (mates.world, mates.node, mates.story.first)
        try world.befriend(first, old, friend: mates.mate)
        world.settle()
        let pack = try pack(mates)
        world.stop(old)
        let new = try world.restore(pack, as: "New house")
        world.network.cut(new, old)
        _ = try unlocked(on: new, world)
        try world.run(until: "the friend knows the new home", within: .seconds(600)) {
            world.network.isConnected(new, first)
        }
        world.run(for: .seconds(90))
        world.stop(new)
        try world.start(old)
        try world.run(until: "the old home knows", within: .seconds(900)) {
            try mate(on: old, world)?.elsewhereSince != nil
        }
        let here = try #require(try mate(on: old, world))
        #expect(here.movingSince == nil && here.copyOf == nil)
        let caller = try unlocked(on: old, world)
        try world.perform(DeleteMember(passphrase: Mates.passphrase), on: old, as: caller)
        #expect(try mate(on: old, world) == nil)
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test(
        "Who stays after all writes there again, and what is restored of the file is an old copy",
        arguments: [true, false])
    func stays(throughFriend: Bool) throws {
        let mates = try Mates()
        let (world, old, first) = (mates.world, mates.node, mates.story.first)
        try world.befriend(first, old, friend: mates.mate)
        world.settle()
        let pack = try pack(mates)
        let packedAt = try #require(try mate(on: old, world)?.movingSince)
        // Also if the node has started since, or their clock is set back meanwhile.
        world.run(for: .seconds(7200))
        let stayed = try world.perform(StayHere(), on: old, as: mates.mate)
        #expect(stayed.movingSince == nil && stayed.elsewhereSince == nil)
        try world.perform(StayHere(), on: old, as: mates.mate)
        try world.perform(NewList(title: "Here after all"), on: old, as: mates.mate)
        world.run(for: .seconds(90))

        let copy = try world.restore(pack, as: "Old copy")
        if throughFriend { world.network.cut(copy, old) } else { world.network.cut(copy, first) }
        // Nothing that they do there before they hear of it makes it the newer home.
        let caller = try unlocked(on: copy, world)
        try world.perform(EditProfile(name: "Matey"), on: copy, as: caller)
        world.stop(copy)
        try world.start(copy)
        try world.run(until: "the copy says what it is", within: .seconds(900)) {
            try mate(on: copy, world)?.copyOf == packedAt
        }
        let there = try unlocked(on: copy, world)
        #expect(throws: HearthError.self) {
            try world.perform(NewList(title: "Nowhere"), on: copy, as: there)
        }
        let here = try #require(try mate(on: old, world))
        #expect(here.name == "Mate" && here.elsewhereSince == nil)
        try world.perform(AddWish(list: "Here after all", name: "Lamp"), on: old, as: mates.mate)
        world.stop(copy)
        try world.perform(
            DeleteMember(passphrase: Mates.passphrase), on: old, as: mates.mate)
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("Who comes back elsewhere with their code has left too, and the file is not the newest")
    func recoveredElsewhere() throws {
        let mates = try Mates()
        let (world, old, first) = (mates.world, mates.node, mates.story.first)
        try world.befriend(first, old, friend: mates.mate)
        world.settle()
        let pack = try pack(mates)
        world.run(for: .seconds(600))
        let new = try world.addEmpty("New house")
        try world.perform(
            RecoverMember(
                name: "Mate", code: RecoveryCode(seed: pack.seed).text,
                friend: world.link(of: first), household: "New house"), on: new)
        try world.run(until: "the old home knows", within: .seconds(900)) {
            try mate(on: old, world)?.elsewhereSince != nil
        }
        // Restored all the same: it is no copy of where they stayed, but they live elsewhere.
        let late = try world.restore(pack, as: "Late house")
        _ = try unlocked(on: late, world)
        try world.run(until: "the late one knows", within: .seconds(900)) {
            try mate(on: late, world)?.elsewhereSince != nil
        }
        #expect(try mate(on: late, world)?.copyOf == nil)
        #expect(try mate(on: new, world)?.elsewhereSince == nil)
        let caller = try unlocked(on: old, world)
        try world.perform(DeleteMember(passphrase: Mates.passphrase), on: old, as: caller)
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
