import HearthAPI
import HearthRecovery
import HearthRows
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold
@testable import HearthLists

@Suite("The bin of notes is emptied on its day")
struct EmptiedBinTests {
    private static let passphrase = "correct horse"
    private static let day: Duration = .seconds(86_400)

    private let world = World.quick(seed: 41)

    /// The note "Old" in the owner's bin since now, on their list "Cabin".
    private func bin(_ node: SimulatedNode, as caller: Caller = Caller(at: .home)) throws {
        try world.perform(AddNote(list: "Cabin", name: "Old", text: "Old"), on: node, as: caller)
        try world.perform(BinNotes(notes: ["Cabin/Old"]), on: node, as: caller)
    }

    private func unlock(_ node: SimulatedNode) throws -> Caller {
        let session = try world.perform(
            Unlock(passphrase: Self.passphrase), on: node, as: Caller(member: "Owner"))
        return Caller(member: "Owner", session: session.token)
    }

    /// Whether "Old" is gone for good: not only hidden because its day has come.
    private func isGone(
        on node: SimulatedNode, as caller: Caller = Caller(at: .home)
    ) throws -> Bool {
        var household = try #require(node.household)
        return try node.store.transaction(.relaxed) { tables in
            let work = Work(store: tables, now: node.now)
            let asker = try household.asker(caller, needsMember: true, naming: .whole, work)
            let open = try household.list(at: "Cabin", for: asker, work)
            return !open.merged.items.contains { $0.name == "Old" }
        }
    }

    @Test("By a timer, not before, while its host is not locked; of a locked one when they unlock")
    func timer() throws {
        let node = try world.add(household: "House", member: "Owner")
        try world.perform(NewNotesList(title: "Cabin"), on: node)
        try bin(node)
        world.run(for: .seconds(60))
        node.setClock(offset: Self.day * 30 - .seconds(90))
        world.run(for: .seconds(10))
        #expect(try !isGone(on: node))
        world.run(for: .seconds(60))
        #expect(try isGone(on: node))

        let other = try world.add(
            household: "Other house", member: "Owner", passphrase: Self.passphrase)
        var owner = try unlock(other)
        try world.perform(NewNotesList(title: "Cabin"), on: other, as: owner)
        try bin(other, as: owner)
        world.stop(other)
        other.setClock(offset: Self.day * 31)
        try world.start(other)
        world.run(for: .seconds(7200))
        owner = try unlock(other)
        #expect(try isGone(on: other, as: owner))
        // They are here when its day comes.
        try bin(other, as: owner)
        world.stop(other)
        world.run(for: Self.day * 30 - .seconds(120))
        try world.start(other)
        owner = try unlock(other)
        world.run(for: .seconds(60))
        #expect(try !isGone(on: other, as: owner))
        world.run(for: .seconds(120))
        #expect(try isGone(on: other, as: owner))
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("Not while the clock is over a day ahead of a friend's, also after a start and at once")
    func clockAhead() throws {
        let node = try world.add(household: "House", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(node, friend)
        try world.perform(NewNotesList(title: "Cabin"), on: node)
        try bin(node)
        world.run(for: .seconds(60))
        // What the friend's clock said before counts with what has passed since, by no clock that is set.
        node.setClock(offset: Self.day * 31)
        world.run(for: .seconds(7300))
        #expect(try !isGone(on: node))
        world.stop(node)
        try world.start(node)
        world.run(for: .seconds(7300))
        #expect(try !isGone(on: node))
        // Less than a day is no reason to wait; neither is what a home says that was never heard.
        node.setClock(offset: Self.day - .seconds(60))
        for home in world.nodes { world.stop(home) }
        world.run(for: Self.day * 29 + .seconds(120))
        for home in world.nodes { try world.start(home) }
        world.run(for: .seconds(120))
        #expect(world.network.isConnected(node, friend))
        #expect(try isGone(on: node))
        try bin(node)
        world.stop(friend)
        world.stop(node)
        node.setClock(offset: Self.day * 62)
        try world.start(node)
        world.run(for: .seconds(60))
        #expect(try isGone(on: node))
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test("Not while a person has still to say who reads a list of theirs")
    func held() throws {
        let node = try world.add(household: "House", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(node, friend)
        try world.perform(NewNotesList(title: "Cabin"), on: node)
        try world.share("Cabin", of: node, with: [(friend, "First")])
        try bin(node)
        var household = try #require(node.household)
        try node.store.transaction(.full) { tables in
            try household.comeBack(Work(store: tables, now: world.now))
        }
        for home in world.nodes { world.stop(home) }
        world.run(for: Self.day * 31)
        for home in world.nodes { try world.start(home) }
        world.run(for: .seconds(7300))
        #expect(try !isGone(on: node))
        try world.perform(ConfirmReaders(list: "Cabin"), on: node)
        world.run(for: .seconds(3700))
        #expect(try isGone(on: node))
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}
