import HearthAPI
import HearthSimulation
import HearthSounds
import HearthTestHomes
import HearthTestSounds
import HearthWire
import Testing

@testable import HearthHousehold

/// What the first friend wrote is found once when they edit the list no longer: on it, or among their own notes.
@Suite("Who does not edit a list of notes any more")
final class NoteLeavingTests {
    enum Way: CaseIterable {
        case isTakenOff
        case onlyReads
        case leaves
    }

    private let cabin: Cabin
    private var caller: Caller
    private let sound: CleanSound
    private var world: World { cabin.world }
    private var first: SimulatedNode { cabin.first }

    init() throws {
        cabin = try Cabin(seed: 1)
        try cabin.world.perform(SetPassphrase(new: "correct horse"), on: cabin.first)
        caller = try Self.unlock(cabin)
        sound = try SoundFile.cleaned(
            TestWAV.file([TestWAV.format(), TestWAV.chunk("data", .noise(300_000))]))
    }

    private static func unlock(_ cabin: Cabin) throws -> Caller {
        Caller(
            session: try cabin.world.perform(
                Unlock(passphrase: "correct horse"), on: cabin.first
            ).token)
    }

    /// Nothing is on its way any more.
    private func goOffline() throws {
        world.network.isolate(first)
        world.run(for: .seconds(90))
    }

    private func restart() throws {
        world.stop(first)
        try world.start(first)
        world.run(for: .seconds(40))
    }

    /// They add a note with a sound, and give the one that is there another line.
    private func write(_ name: String) throws {
        let keys = try cabin.path("Keys", at: cabin.owner)
        try world.perform(
            EditNote(note: keys, text: "Keys: under the mat\nWater: \(name)"), on: first, as: caller
        )
        let note = try world.perform(
            AddNote(list: "Owner/Cabin", name: name, text: "\(name) is new"), on: first, as: caller)
        try world.perform(
            AttachPhoto(
                item: "\(note.listID)/\(note.id)", octets: sound.octets, mediaType: "audio/wav",
                width: 0, height: 0, milliseconds: 3_000, thumbnail: [], caption: ""),
            on: first, as: caller)
    }

    private func go(_ way: Way, thenLocks: Bool) throws {
        if way == .leaves {
            try world.perform(LeaveList(list: "Owner/Cabin"), on: first, as: caller)
        }
        if thenLocks { try world.perform(Lock(), on: first, as: caller) }
        switch way {
        case .isTakenOff:
            try world.perform(UnshareList(list: "Cabin", with: ["First"]), on: cabin.owner)
        case .onlyReads:
            try world.perform(
                ShareList(list: "Cabin", with: ["First"], keeper: false), on: cabin.owner)
        case .leaves: break
        }
    }

    private func expectOff() throws {
        world.network.rejoin(first)
        try world.run(until: "they edit no longer", within: .seconds(300)) {
            try world.perform(WhoCanSee(list: "Cabin"), on: cabin.owner)
                .allSatisfy { $0.name != "First" || $0.role == .friend || $0.state == .left }
        }
        world.run(for: .seconds(120))
        try restart()
    }

    /// What they have beside the list, after they are there again.
    private func ownNotes() throws -> [ItemInfo] {
        let caller = try Self.unlock(cabin)
        world.run(for: .seconds(60))
        let list = try cabin.notes(at: cabin.owner)[0].listID
        return try world.perform(ShowNotes(), on: first, as: caller).notes
            .filter { $0.listID != list }
    }

    private func hasSound(_ note: ItemInfo, at node: SimulatedNode, _ caller: Caller) throws -> Bool
    {
        try world.perform(
            ShowPhoto(item: "\(note.listID)/\(note.id)", number: 1), on: node, as: caller
        ).octets == sound.octets
    }

    @Test("has nothing twice that the others have", arguments: Way.allCases, [false, true])
    func nothingTwice(_ way: Way, isLocked: Bool) throws {
        try write("Milk")
        try cabin.world.perform(
            AppendToNote(note: cabin.path("Keys", at: cabin.second), text: "Gas: off"),
            on: cabin.second)
        world.run(for: .seconds(60))
        try restart()
        caller = try Self.unlock(cabin)
        try go(way, thenLocks: isLocked)
        try expectOff()
        #expect(try ownNotes().map(\.name) == [])
        #expect(
            try cabin.texts(at: cabin.owner)
                == ["Keys: under the mat\nWater: Milk\nGas: off", "Milk is new"])
        let milk = try cabin.notes(at: cabin.owner)[1]
        #expect(try hasSound(milk, at: cabin.owner, Caller()))
    }

    @Test("has nothing twice, though what the host took over has not come yet")
    func takenOverLater() throws {
        try write("Milk")
        world.run(for: .seconds(60))
        let home = first.key
        world.network.intercept = { _, to, frame in
            if case .record(let record) = frame, to == home, record.key.kind == .part { return [] }
            return [frame]
        }
        try go(.onlyReads, thenLocks: false)
        try expectOff()
        #expect(try ownNotes().map(\.name) == [])
    }

    @Test("keeps what nobody else had, with its sounds", arguments: Way.allCases, [false, true])
    func unknownToOthers(_ way: Way, isLocked: Bool) throws {
        try write("Milk")
        world.run(for: .seconds(60))
        try goOffline()
        try write("Bread")
        try go(way, thenLocks: isLocked)
        if isLocked { try restart() }
        try expectOff()
        let kept = try ownNotes().sorted { $0.name < $1.name }
        #expect(
            kept.map(\.notes) == ["Bread is new", "Keys: under the mat\nWater: Bread"])
        #expect(kept.map(\.note?.copyBy) == ["First", "First"])
        let bread = try #require(kept.first)
        #expect(try hasSound(bread, at: first, Self.unlock(cabin)))
        let texts = try cabin.texts(at: cabin.owner)
        #expect(texts == ["Keys: under the mat\nWater: Milk", "Milk is new"])
    }

    @Test("keeps what came to the host's home without its files, and nothing once these have come")
    func withoutFiles() throws {
        let host = cabin.owner.key
        for (name, comes) in [("Milk", true), ("Bread", false)] {
            world.network.intercept = { _, to, frame in
                guard !comes, to == host else { return [frame] }
                switch frame {
                case .record(let record) where record.key.kind == .blob: return []
                // It would say that they have come.
                case .ping: return []
                default: return [frame]
                }
            }
            try write(name)
            world.run(for: .seconds(60))
        }
        try go(.isTakenOff, thenLocks: false)
        try expectOff()
        let kept = try ownNotes()
        #expect(kept.map(\.name).sorted() == ["Bread", "Keys"])
        for note in kept where note.name == "Bread" {
            #expect(try hasSound(note, at: first, Self.unlock(cabin)))
        }
    }

    @Test("keeps what somebody overwrote who had not seen it", arguments: Way.allCases)
    func overwritten(_ way: Way) throws {
        try goOffline()
        try write("Bread")
        if way == .leaves { try go(way, thenLocks: true) }
        try world.perform(Lock(), on: first, as: caller)
        try world.perform(
            EditNote(
                note: cabin.path("Keys", at: cabin.owner), text: "Keys: under the mat\nWater: on"),
            on: cabin.owner)
        world.network.rejoin(first)
        world.run(for: .seconds(60))
        if way != .leaves { try go(way, thenLocks: false) }
        try expectOff()
        let texts = try ownNotes().compactMap(\.notes)
        #expect(texts.contains("Keys: under the mat\nWater: Bread"))
        // What came to the others first is on the list alone.
        #expect(try (texts + cabin.texts(at: cabin.owner)).count { $0 == "Bread is new" } == 1)
    }
}
