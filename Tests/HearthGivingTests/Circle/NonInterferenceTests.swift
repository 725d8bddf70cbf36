import HearthAPI
import HearthPoems
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import HearthZones
import Testing

/// One seeded world run twice: what the owner's node sees must not tell whether anybody reserved.
@Suite("What the owner's node can tell")
struct NonInterferenceTests {
    enum Secret: CaseIterable { case nothing, reservations }

    /// What friends do that no owner may notice.
    private struct Doing {
        let at: Int64
        let act: (Birthday) throws -> Void
    }

    private static var secrets: [Doing] {
        [
            Doing(at: 7) { try $0.world.perform(ReserveWish(wish: $0.kettle), on: $0.first) },
            Doing(at: 19) { try $0.world.perform(ReserveWish(wish: $0.kettle), on: $0.second) },
            Doing(at: 95) { try $0.world.perform(MarkBought(wish: $0.kettle), on: $0.first) },
            Doing(at: 130) {
                try $0.world.perform(ReserveWish(wish: $0.marbles, quantity: 2), on: $0.second)
            },
            Doing(at: 60) {
                try $0.world.perform(ChipIn(wish: "\($0.list)/Lamp", amount: "20"), on: $0.first)
            },
            Doing(at: 75) {
                try $0.world.perform(
                    TakeRoles(wish: "\($0.list)/Lamp", roles: ["buys"]), on: $0.first)
            },
            Doing(at: 97) { try $0.world.perform(AcknowledgeChanges(), on: $0.first) },
            Doing(at: 125) { try $0.world.perform(MarkBought(wish: $0.kettle), on: $0.second) },
            Doing(at: 129) {
                try $0.world.perform(MarkBought(wish: $0.kettle, bought: false), on: $0.first)
            },
            Doing(at: 131) { try $0.world.perform(FreeWish(wish: $0.kettle), on: $0.second) },
            Doing(at: 260) { try $0.world.perform(FreeWish(wish: $0.marbles), on: $0.second) },
            Doing(at: 270) {
                try $0.world.perform(HoldWish(wish: $0.marbles, minutes: 1), on: $0.second)
            },
            Doing(at: 21) {
                try $0.world.perform(
                    AddWhisper(about: $0.kettle, text: "Mine is green."), on: $0.first)
            },
            Doing(at: 66) {
                try $0.world.perform(
                    AddIdea(list: $0.list, name: "Cake", price: "9.00 EUR"), on: $0.second)
            },
            Doing(at: 100) {
                try $0.world.perform(
                    AddWhisper(about: $0.list, text: String(repeating: "å", count: 280)),
                    on: $0.second)
            },
            Doing(at: 250) { _ = try $0.world.perform(ShowWhispers(about: $0.list), on: $0.first) },
            Doing(at: 262) {
                try $0.world.perform(ReserveWish(wish: "\($0.list)/Cake"), on: $0.second)
            },
            Doing(at: 290) {
                try $0.world.perform(
                    DeleteWhisper(list: $0.list, whisper: "Mine is green."), on: $0.first)
            },
            Doing(at: 350) { try $0.world.perform(ReserveWish(wish: $0.marbles), on: $0.second) },
            Doing(at: 455) { _ = try $0.world.perform(ShowCart(), on: $0.second) },
            Doing(at: 462) { try $0.world.perform(MarkBought(wish: $0.marbles), on: $0.second) },
        ]
    }

    /// What goes on anyway: edits, a taken wish deleted, restarts, somebody leaving.
    private static var openly: [Doing] {
        [
            Doing(at: 40) {
                try $0.world.perform(
                    AddWish(
                        list: "Birthday", name: "Lamp", fields: WishFields(price: "40.00 EUR")),
                    on: $0.owner)
            },
            Doing(at: 110) {
                try $0.world.perform(DeleteItem(item: "Birthday/Kettle"), on: $0.owner)
            },
            Doing(at: 200) { $0.world.stop($0.second) },
            Doing(at: 215) { try $0.world.start($0.second) },
            Doing(at: 310) { $0.world.stop($0.owner) },
            Doing(at: 340) { try $0.world.start($0.owner) },
            Doing(at: 400) { $0.world.network.cut($0.owner, $0.first) },
            Doing(at: 480) { $0.world.network.heal($0.owner, $0.first) },
            Doing(at: 560) { try $0.world.perform(LeaveList(list: $0.list), on: $0.first) },
            Doing(at: 640) {
                try $0.world.perform(EditList(list: "Birthday", date: "2027-01-01"), on: $0.owner)
            },
        ]
    }

    /// A list of another kind of the same people, on which all of them write.
    private static var beside: [Doing] {
        [
            Doing(at: 3) {
                try $0.world.perform(NewList(title: "Diary", kind: "poems"), on: $0.owner)
                _ = try $0.world.carryOut(
                    AddPoem(list: "Diary", name: "Pond", text: "Old", id: NewID(7 << 64)),
                    on: $0.owner)
                try $0.world.perform(
                    ShareList(list: "Diary", with: ["First", "Second"], keeper: true), on: $0.owner)
            },
            Doing(at: 33) {
                for friend in [$0.first, $0.second] {
                    try $0.world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
                }
            },
            Doing(at: 96) {
                _ = try $0.world.carryOut(
                    EditPoem(poem: "Owner/Diary/Pond", text: "Frogs"), on: $0.first)
            },
            Doing(at: 132) {
                _ = try $0.world.carryOut(
                    AddPoem(list: "Owner/Diary", name: "Lake", text: "Deep", id: NewID(8 << 64)),
                    on: $0.second)
            },
            Doing(at: 264) {
                try $0.world.perform(EditItem(item: "Diary/Pond", notes: "Loud"), on: $0.owner)
            },
            Doing(at: 463) {
                _ = try $0.world.carryOut(
                    EditPoem(poem: "Owner/Diary/Lake", text: "Shallow"), on: $0.second)
            },
        ]
    }

    /// Timers of the same people, whose ends are counted on a list that all of them read.
    private static var timers: [Doing] {
        func start(at moment: Int64, _ id: UInt128, by who: KeyPath<Birthday, SimulatedNode>)
            -> Doing
        {
            Doing(at: moment) {
                let node = $0[keyPath: who]
                let rake = node === $0.owner ? "Garden/Rake" : "Owner/Garden/Rake"
                try $0.world.perform(StartPomodoro(rake, id: NewID(id << 64)), on: node)
            }
        }
        return [
            Doing(at: 4) {
                try $0.world.perform(
                    NewList(title: "Garden", kind: "activities", id: NewID(21 << 64)), on: $0.owner)
                try $0.world.perform(
                    AddActivity(name: "Rake", list: "Garden", id: NewID(22 << 64)), on: $0.owner)
                try $0.world.perform(
                    ShareList(list: "Garden", with: ["First", "Second"], keeper: true), on: $0.owner
                )
                for node in [$0.owner, $0.first, $0.second] {
                    try $0.world.perform(SetFocus(pomodoro: 1, shortBreak: 1), on: node)
                }
            },
            Doing(at: 34) {
                for friend in [$0.first, $0.second] {
                    try $0.world.perform(AnswerInbox(entry: "Garden", answer: .accept), on: friend)
                }
            },
            start(at: 100, 23, by: \.first), start(at: 225, 24, by: \.second),
            start(at: 230, 25, by: \.owner), start(at: 455, 26, by: \.second),
        ]
    }

    /// Runs the world and gives what the owner's node sent and received.
    private func run(
        _ secret: Secret, seed: UInt64, meeting: Bool, isWithDiary: Bool = false,
        plant: (Birthday) -> Void = { _ in }
    ) throws -> Trace {
        Poems.addForTests()
        let story = try Birthday(seed: seed, meeting: meeting)
        plant(story)
        try Self.choose(in: story, seed: secret == .reservations ? seed &+ 99 : seed)
        let start = story.world.now
        let openly = Self.openly + (isWithDiary ? Self.beside + Self.timers : [])
        let doings = openly + (secret == .reservations ? Self.secrets : [])
        for doing in doings.sorted(by: { $0.at < $1.at }) {
            let moment = start.adding(.milliseconds(doing.at * 1000 + 337))
            story.world.run(for: moment.since(story.world.now))
            try doing.act(story)
        }
        story.world.run(for: .seconds(300))
        for node in story.world.nodes { #expect(node.failures.isEmpty) }
        return story.owner.trace
    }

    /// Friends go by zones of their own, with a morning while the world runs: no owner may notice that either.
    private static func choose(in story: Birthday, seed: UInt64) throws {
        var dice = Dice(seed: seed, purpose: "zones").stream()
        for node in [story.first, story.second] {
            let morning = story.world.now.seconds + Int64.random(in: 10...600, using: &dice)
            let offset = 7 * 3600 - morning % 86_400
            let near = offset < -12 * 3600 ? offset + 86_400 : offset
            let zone = try #require(Zone(name: "Here", first: near, changes: []))
            node.zones = KnownZones(own: .utc, [zone])
            try story.world.perform(SetZone(zone: "Here"), on: node)
        }
    }

    @Test(
        "The same world with and without reservations looks the same from the owner's node",
        arguments: [1, 2, 3] as [UInt64], [true, false])
    func same(seed: UInt64, meeting: Bool) throws {
        let without = try run(.nothing, seed: seed, meeting: meeting)
        let with = try run(.reservations, seed: seed, meeting: meeting)
        #expect(without.entries.count > 200)
        try expectSame(without, with)
    }

    @Test(
        "So it does where the same people write on a list of another kind as well, and work by timers",
        arguments: [1, 2, 3] as [UInt64])
    func beside(seed: UInt64) throws {
        let without = try run(.nothing, seed: seed, meeting: true, isWithDiary: true)
        let with = try run(.reservations, seed: seed, meeting: true, isWithDiary: true)
        #expect(without.entries.count > 250)
        try expectSame(without, with)
    }

    @Test(
        "A giver's home that is put back to an earlier copy looks the same whatever she did before it",
        arguments: [1, 2, 3, 4] as [UInt64])
    func restored(seed: UInt64) throws {
        func life(_ secretly: (Birthday) throws -> Void) throws -> Trace {
            let story = try Birthday(
                seed: seed, meeting: true, clock: SlotClock(slotSeconds: 900))
            let world = story.world
            // Between two beats of an hour.
            world.run(for: .seconds(6000 - world.now.seconds % 3600))
            try secretly(story)
            let snapshot = story.first.store.snapshot()
            // Now every slot has a beat, and this one is not over; with the new roster her sender
            // key changes.
            let soon = EditList(list: "Birthday", date: "2026-12-24")
            try world.perform(soon, on: story.owner)
            world.run(for: .seconds(60))
            world.stop(story.first)
            world.run(for: .seconds(30))
            // Without her own newest bundle she cannot read what comes back.
            let first = try #require(story.first.member)
            world.network.intercept = { _, peer, frame in
                guard case .record(let record) = frame, record.key.kind == .bundle else {
                    return [frame]
                }
                return record.key.author == first && peer == story.first.key ? [] : [frame]
            }
            try world.start(story.first, from: snapshot)
            world.run(for: .seconds(200))
            return story.owner.trace
        }
        let without = try life { _ in }
        let with = try life { story in
            // Ahead of the order of that beat, which comes back.
            try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
            try story.world.perform(AddWhisper(about: story.list, text: "Mine"), on: story.first)
        }
        try expectSame(without, with)
    }

    /// Says where two traces part, instead of printing both.
    @Test("The same world run twice is the same world")
    func repeatable() throws {
        let one = try run(.reservations, seed: 5, meeting: true)
        let other = try run(.reservations, seed: 5, meeting: true)
        #expect(one == other)
    }

    @Test("The comparison notices an early cell that goes to the owner's node")
    func plantedCell() throws {
        let without = try run(.nothing, seed: 1, meeting: true)
        let with = try run(.reservations, seed: 1, meeting: true) { story in
            story.world.network.intercept = { from, _, frame in
                if case .early = frame, from === story.first {
                    _ = story.world.network.inject(
                        frame.messages, from: story.first, to: story.owner)
                }
                return [frame]
            }
        }
        #expect(without != with)
    }

    @Test("The comparison notices a beat cell that comes only when something changed")
    func plantedBeat() throws {
        let without = try run(.nothing, seed: 1, meeting: false)
        let with = try run(.reservations, seed: 1, meeting: false) { story in
            // A giver's node that answers a reservation with one ping more.
            var claims = 0
            story.world.network.intercept = { from, to, frame in
                guard from === story.first, to == story.owner.key,
                    case .cells = frame,
                    let cart = try? story.world.perform(ShowCart(), on: story.first)
                else { return [frame] }
                defer { claims = cart.entries.count }
                return cart.entries.count == claims ? [frame] : [frame, .ping(1)]
            }
        }
        #expect(without != with)
    }
}
