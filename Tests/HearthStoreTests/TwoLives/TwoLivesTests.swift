import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthWire
import Testing

@testable import HearthStore

/// An owner and her partner, who gives, share a home: its database is a real file. The same weeks are
/// lived with and without what the partner and a friend do in secret; every slot, when the files were
/// tidied, what lies there is compared.
@Suite("The database of two lives")
struct TwoLivesTests {
    private static let passphrase = "correct horse"

    /// What the partner does in which slot, and how many seconds after the last look.
    private static var acts: [(slot: Int, second: Int64, act: (Scene) throws -> Void)] {
        [
            (1, 5, { try $0.partner(ReserveWish(wish: $0.kettle)) }),
            (1, 45, { try $0.partner(HoldWish(wish: $0.marbles, minutes: 1)) }),
            (2, 2, { try $0.partner(FreeWish(wish: $0.kettle)) }),
            (2, 3, { try $0.partner(ReserveWish(wish: $0.kettle)) }),
            (2, 31, { try $0.partner(AddWhisper(about: $0.kettle, text: "A red one?")) }),
            (3, 7, { try $0.partner(AddIdea(list: $0.list, name: "Cake")) }),
            (3, 8, { try $0.friend(ReserveWish(wish: $0.marbles, quantity: 2)) }),
            (3, 9, { try $0.partner(AcknowledgeChanges()) }),
            // Locked since the beginning of this slot and open again for some seconds.
            (5, 21, { try $0.partner(MarkBought(wish: $0.kettle)) }),
            (7, 40, { try $0.partner(ReserveWish(wish: $0.marbles)) }),
            (7, 41, { try $0.friend(FreeWish(wish: $0.marbles)) }),
        ]
    }

    private final class Scene {
        let world = World(seed: 5, clock: SlotClock(slotSeconds: 60))
        let home: SimulatedNode
        let away: SimulatedNode
        let list = "Owner/Birthday"
        let kettle = "Owner/Birthday/Kettle"
        let marbles = "Owner/Birthday/Marbles"
        let owner = Caller(member: "Owner")
        var token = ""
        var leaky: LeakyStore?

        init() throws {
            home = try world.add(household: "Home", member: "Owner")
            away = try world.add(household: "Away", member: "Friend")
            let link = try world.perform(ShowKey(), on: home).link
            try world.perform(AddFriend(link: link), on: away)
            try world.run { try !world.perform(ShowInbox(), on: home).isEmpty }
            let knock = try world.perform(ShowInbox(), on: home)
            try world.perform(AnswerInbox(entry: knock[0].id, answer: .accept), on: home)
            try world.perform(NewList(title: "Birthday"), on: home)
            for (name, quantity) in [("Kettle", "1"), ("Marbles", "3")] {
                try world.perform(
                    AddWish(list: "Birthday", name: name, fields: WishFields(quantity: quantity)),
                    on: home)
            }
            try world.perform(
                AddMember(name: "Partner", passphrase: TwoLivesTests.passphrase), on: home)
            try unlock()
            try world.perform(
                ShareList(list: "Birthday", with: ["Friend", "Partner"]), on: home, as: owner)
            try partner(AnswerInbox(entry: "Birthday", answer: .accept))
            try world.run { try !world.perform(ShowInbox(), on: away).isEmpty }
            try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: away)
            world.run(for: .seconds(130))
        }

        func unlock() throws {
            token = try world.perform(
                Unlock(passphrase: TwoLivesTests.passphrase), on: home,
                as: Caller(member: "Partner")
            ).token
        }

        func partner(_ operation: some HearthAPI.Operation) throws {
            leaky?.isActing = true
            defer { leaky?.isActing = false }
            try world.perform(
                operation, on: home,
                as: Caller(member: "Partner", session: token, request: .random()))
        }

        func friend(_ operation: some HearthAPI.Operation) throws {
            try world.perform(operation, on: away)
        }
    }

    /// What lies on the disk after every slot.
    private func live(acting: Bool, telling leak: DiskLeak? = nil) throws -> [AtRest] {
        let scene = try Scene()
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        scene.leaky = try leak.map { try LeakyStore(store, $0) }
        try scene.home.store.mirror(into: scene.leaky ?? store)
        let world = scene.world
        var octets: [UInt8] = []
        var seen: [AtRest] = []
        for slot in 0...9 {
            let start = world.now
            let end = world.clock.middle(after: start)
            func at(_ second: Int64, _ act: () throws -> Void) rethrows {
                let moment = start.adding(.milliseconds(second * 1000 + 337))
                world.run(for: max(.zero, moment.since(world.now)))
                try act()
            }
            if slot == 5 { try at(20) { try scene.unlock() } }
            for act in Self.acts where act.slot == slot && acting {
                try at(act.second) { try act.act(scene) }
            }
            // The owner writes too, in both lives.
            if slot == 2 {
                try at(50) {
                    try world.perform(
                        AddWish(list: "Birthday", name: "Lamp"), on: scene.home,
                        as: Caller(member: "Owner", request: .random()))
                }
            }
            if slot == 3 || slot == 5 { try at(22) { try scene.partner(Lock()) } }
            if slot == 6 { try at(5) { try scene.unlock() } }
            world.run(for: end.since(world.now) + .milliseconds(1))
            if leak != .keptLog { try store.tidy() }
            seen.append(try AtRest(store, in: folder, since: &octets))
        }
        #expect(scene.home.failures.isEmpty)
        try store.close()
        return seen
    }

    @Test("Whatever a partner and a friend claim, the owner's files at rest are the same")
    func same() throws {
        let without = try live(acting: false)
        let with = try live(acting: true)
        for (slot, (one, other)) in zip(without, with).enumerated() {
            #expect(one.header == other.header, "slot \(slot)")
            let parting = one.pages.symmetricDifference(other.pages)
            #expect(parting.isEmpty, "slot \(slot)")
            #expect(one.free == other.free, "slot \(slot)")
            #expect(one.rowNumbers == other.rowNumbers, "slot \(slot)")
            #expect(one.lengths == other.lengths, "slot \(slot)")
            #expect(one.changed == other.changed, "slot \(slot)")
            #expect(one.files == other.files, "slot \(slot)")
            // Nothing lies anywhere but in the one file.
            #expect(one.files["-wal"] == 0 && one.files["-shm"] == nil)
        }
        #expect(without.count == 10)
    }

    /// The pages of a commit that is made under cover, with an act or none.
    private func cover(
        _ scene: Scene, _ folder: TemporaryFolder,
        _ act: (inout Household, Caller, Work) throws -> Void
    ) throws -> [UInt32] {
        let caller = Caller(member: "Partner", session: scene.token, request: .random())
        try scene.home.store.transaction(.full) { tables in
            let work = Work(store: tables, now: scene.world.now)
            var household = try #require(scene.home.household)
            #expect(try household.attend(caller, work))
            try act(&household, caller, work)
            try household.cover(work)
            scene.home.household = household
        }
        return try #require(commitPages(inLogOf: folder.database).last).sorted()
    }

    @Test(
        "A commit under cover has the same pages with and without an act",
        arguments: [DiskLeak?.none, .countedActs, .writtenByActsAlone, .requestsWrittenByActsAlone])
    func covered(_ leak: DiskLeak?) throws {
        let scene = try Scene()
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        scene.leaky = try leak.map { try LeakyStore(store, $0) }
        try scene.home.store.mirror(into: scene.leaky ?? store)
        let acts: [(inout Household, Caller, Work) throws -> Void] = [
            { _ = try $0.perform(ReserveWish(wish: scene.kettle), as: $1, $2) },
            { _ = try $0.perform(MarkBought(wish: scene.kettle), as: $1, $2) },
            { _ = try $0.perform(FreeWish(wish: scene.kettle), as: $1, $2) },
            { _ = try $0.perform(HoldWish(wish: scene.marbles, minutes: 1), as: $1, $2) },
            { _ = try $0.perform(AddWhisper(about: scene.kettle, text: "A red one?"), as: $1, $2) },
            { _ = try $0.perform(AddIdea(list: scene.list, name: "Cake"), as: $1, $2) },
            { _ = try $0.perform(AcknowledgeChanges(), as: $1, $2) },
        ]
        let alone = try cover(scene, folder) { _, _, _ in }
        #expect(alone.count > 10)
        var isSame = true
        for act in acts {
            scene.leaky?.isActing = true
            let pages = try cover(scene, folder, act)
            scene.leaky?.isActing = false
            let after = try cover(scene, folder) { _, _, _ in }
            isSame = isSame && pages == alone && after == alone
            scene.world.run(for: .seconds(1))
        }
        #expect(isSame == (leak == nil))
        try store.close()
    }

    @Test(
        "The comparison notices every way in which a database tells", arguments: DiskLeak.allCases)
    func planted(_ leak: DiskLeak) throws {
        let without = try live(acting: false, telling: leak)
        let with = try live(acting: true, telling: leak)
        #expect(without != with)
    }
}
