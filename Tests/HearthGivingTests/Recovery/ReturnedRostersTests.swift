import HearthAPI
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// A birthday with a third reader, whose first friend slept when its readers changed. That friend's home answers
/// when the owner has lost theirs.
private struct SleptThrough {
    let story: Birthday
    let third: SimulatedNode
    let new: SimulatedNode
    /// When the first friend fell asleep, ISO 8601.
    let asleep: String

    var world: World { story.world }

    /// `before`: up to where the first friend falls asleep; `changes`: what they sleep through. Then all but the
    /// first friend are down.
    init(
        before: (Birthday, SimulatedNode) throws -> Void = { _, _ in },
        changes: (Birthday, SimulatedNode) throws -> Void
    ) throws {
        story = try Birthday()
        let world = story.world
        third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        try before(story, third)
        world.day()
        world.stop(story.first)
        asleep = world.now.text
        try changes(story, third)
        let code = try world.perform(ShowRecoveryCode(), on: story.owner).code
        world.stop(story.owner)
        for node in [story.second, third] where node.isRunning { world.stop(node) }
        try world.start(story.first)
        world.run(for: .seconds(90))
        new = try world.addEmpty("New house")
        try world.perform(
            RecoverMember(
                name: "Owner", code: code, friend: try world.link(of: story.first),
                household: "New house"), on: new)
        try world.run(until: "the list is back", within: .seconds(120)) {
            [new] in world.wishes(on: "Birthday", of: new)?.count == 2
        }
        _ = try world.perform(AskFoundFriends(), on: new)
    }

    func confirm() throws { _ = try world.perform(ConfirmReaders(list: "Birthday"), on: new) }

    func meet(_ node: SimulatedNode) throws {
        if !node.isRunning { try world.start(node) }
        world.run(for: .seconds(400))
    }

    /// What somebody may do by the owner's new home; nil: they do not read the list.
    func role(of name: String) throws -> ListRole? {
        try world.perform(WhoCanSee(list: "Birthday"), on: new)
            .first { $0.name == name && $0.state == .reading }?.role
    }

    /// The version of the list's roster in the new home.
    func roster() throws -> HearthWire.Version {
        let list = try #require(ListID(hex: try world.list("Birthday", of: new).id))
        return try #require(new.household?.replicator.directory.lists[list]?.stamp.version)
    }

    func expectNoFailures() {
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }
}

/// The second friend says yes to the list, in the role in which it is offered now.
private func accept(_ story: Birthday) throws {
    let world = story.world
    try world.run(until: "the second friend is asked") {
        try world.inbox(of: story.second).contains { $0.kind == .list }
    }
    try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.second)
    world.run(for: .seconds(20))
}

private func share(_ story: Birthday, keeper: Bool = false) throws {
    let (world, sharing) = (
        story.world, ShareList(list: "Birthday", with: ["Second"], keeper: keeper)
    )
    let readers = try world.perform(WhoCanSee(list: "Birthday"), on: story.owner)
    try world.perform(sharing, on: story.owner)
    // To only read nobody is asked who may edit.
    if !keeper, readers.contains(where: { $0.name == "Second" && $0.role == .keeper }) {
        return world.run(for: .seconds(20))
    }
    try accept(story)
}

@Suite("What other rosters of a list say counts once they come back")
struct ReturnedRostersTests {
    @Test(
        "Somebody who was taken off and let in again later reads on",
        arguments: [true, false], [true, false])
    func laterOffer(isWitnessed: Bool, isConfirmedFirst: Bool) throws {
        let told = try SleptThrough { story, third in
            try story.world.perform(
                UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
            story.world.run(for: .seconds(20))
            // They know of the removal alone.
            if !isWitnessed { story.world.stop(third) }
            try share(story)
        }
        if isConfirmedFirst { try told.confirm() }
        try told.meet(told.third)
        #expect(try told.role(of: "Second") == (isWitnessed ? .friend : nil))
        try told.meet(told.story.second)
        #expect(try told.role(of: "Second") == .friend)
        if !isConfirmedFirst { try told.confirm() }
        try told.world.perform(AddWish(list: "Birthday", name: "Lamp"), on: told.new)
        told.world.run(for: .seconds(400))
        #expect(
            told.world.wishes(on: told.story.list, of: told.story.second)?.contains("Lamp") == true)
        told.expectNoFailures()
    }

    @Test(
        "Of two roles the one that may do less counts before a person has confirmed, whatever came first"
    )
    func lessCounts() throws {
        for isKeeperNow in [false, true] {
            let told = try SleptThrough(
                before: { story, _ in if !isKeeperNow { try share(story, keeper: true) } },
                changes: { story, _ in try share(story, keeper: isKeeperNow) })
            #expect(try told.role(of: "Second") == (isKeeperNow ? .friend : .keeper))
            try told.meet(told.third)
            #expect(try told.role(of: "Second") == .friend)
            try told.confirm()
            try told.meet(told.story.second)
            #expect(try told.role(of: "Second") == .friend)
            told.expectNoFailures()
        }
    }

    @Test("After a person has confirmed a role it stays, and they are told of the other one")
    func confirmedRole() throws {
        let told = try SleptThrough(
            before: { story, _ in try share(story, keeper: true) },
            changes: { story, _ in try share(story) })
        try told.confirm()
        try told.meet(told.third)
        #expect(try told.role(of: "Second") == .keeper)
        let news = try told.world.unread(of: told.new).filter { $0.kind == .roleDiffers }
        #expect(news.map(\.person) == ["Second"])
        told.expectNoFailures()
    }

    /// More than a roster remembers.
    @Test("They stay off, too, where many others were taken off later")
    func manyRemovals() throws {
        let told = try SleptThrough { story, _ in
            try story.world.perform(
                UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
            story.world.run(for: .seconds(20))
        }
        try told.world.carryOut(
            NoteRemovals(list: "Birthday", count: Limits.rosterRemovals), on: told.new)
        try told.meet(told.third)
        #expect(try told.role(of: "Second") == nil)
        told.expectNoFailures()
    }

    /// The clock of the old home ran ahead: its roster is the newer one of the two.
    @Test("Whoever is taken off after a recovery stays off, too, where a newer roster comes")
    func newerRoster() throws {
        let told = try SleptThrough { story, _ in
            let world = story.world
            world.stop(story.owner)
            story.owner.setClock(offset: .seconds(86_400))
            try world.start(story.owner)
            try world.perform(EditList(list: "Birthday", date: "2031-05-06"), on: story.owner)
            world.run(for: .seconds(60))
        }
        try told.confirm()
        // Nobody else hears of it.
        told.world.stop(told.story.first)
        try told.world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: told.new)
        let before = try told.roster()
        try told.meet(told.third)
        #expect(try told.roster().incarnation > before.incarnation + 43_200)
        #expect(try told.role(of: "Third") == .friend)
        #expect(try told.role(of: "Second") == nil)
        try told.meet(told.story.second)
        #expect(try told.role(of: "Second") == nil)
        told.expectNoFailures()
    }

    @Test("The host is told of somebody who is off by what comes after they have confirmed")
    func toldLate() throws {
        let told = try SleptThrough { story, _ in
            try story.world.perform(
                UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
            story.world.run(for: .seconds(20))
        }
        let known = try #require(try told.world.list("Birthday", of: told.new).readersKnownAt)
        let rescue = try told.world.perform(ShowRecovery(), on: told.new)
        #expect(rescue.keptAt != nil && known < told.asleep)
        try told.confirm()
        #expect(try told.world.list("Birthday", of: told.new).readersKnownAt == nil)
        try told.meet(told.third)
        #expect(try told.role(of: "Second") == nil)
        let news = try told.world.unread(of: told.new).filter { $0.kind == .takenOffLate }
        #expect(news.map(\.person) == ["Second"])
        told.expectNoFailures()
    }

    @Test("Where the host comes second into a home that has the list, nothing of it is sent before")
    func secondHouseholder() throws {
        let mates = try Mates()
        let (story, world) = (mates.story, mates.world)
        try world.befriend(story.first, story.owner, friend: mates.mate)
        world.day()
        let codes = [
            try world.perform(
                ShowRecoveryCode(passphrase: Mates.passphrase), on: story.owner, as: mates.mate
            ).code,
            try world.perform(ShowRecoveryCode(), on: story.owner, as: mates.owner).code,
        ]
        world.stop(story.owner)
        world.run(for: .seconds(90))
        let new = try world.addEmpty("New house")
        try world.perform(
            RecoverMember(
                name: "Mate", code: codes[0], friend: try world.link(of: story.first),
                household: "New house"), on: new)
        try world.run(until: "it is known who their friends are", within: .seconds(300)) {
            try !world.perform(ShowRecovery(), on: new).found.isEmpty
        }
        _ = try world.perform(AskFoundFriends(), on: new)
        try world.run(until: "the partner has the list", within: .seconds(300)) {
            try world.lists(of: new).contains { $0.title == "Birthday" && $0.state == .open }
        }
        try world.perform(
            RecoverMember(
                name: "Owner", code: codes[1], friend: try world.link(of: story.first)), on: new)
        let owner = Caller(member: "Owner")
        try world.run(until: "the owner has their list", within: .seconds(300)) {
            world.wishes(on: "Birthday", of: new, as: owner) == ["Kettle", "Marbles"]
        }
        try world.run(until: "the owner's friends are known", within: .seconds(300)) {
            try !world.perform(ShowRecovery(), on: new, as: owner).found.isEmpty
        }
        _ = try world.perform(AskFoundFriends(), on: new, as: owner)
        world.run(for: .seconds(60))
        #expect(try world.list("Birthday", of: new, as: owner).isHeld == true)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: new, as: owner)
        world.run(for: .seconds(400))
        #expect(world.wishes(on: story.list, of: story.second) == ["Kettle", "Marbles"])
        _ = try world.perform(ConfirmReaders(list: "Birthday"), on: new, as: owner)
        world.run(for: .seconds(400))
        #expect(world.wishes(on: story.list, of: story.second) == ["Kettle", "Marbles", "Lamp"])
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    @Test(
        "A list that a home put back from a backup had forgotten is held back, too, when it comes")
    func newerThanBackup() throws {
        let story = try Birthday()
        let world = story.world
        let copy = story.owner.store.snapshot()
        try world.perform(NewList(title: "House"), on: story.owner)
        try world.perform(AddWish(list: "House", name: "Rug"), on: story.owner)
        try world.share(
            "House", of: story.owner, with: [(story.first, "First"), (story.second, "Second")])
        world.beat()
        world.stop(story.owner)
        story.owner.restart(from: copy)
        var household = try #require(story.owner.household)
        let madeAt = WallTime(seconds: 1_700_000_000)
        try story.owner.store.transaction(.full) { tables in
            try household.comeBack(
                Work(store: tables, now: story.owner.now), from: madeAt)
        }
        story.owner.household = household
        try world.run(until: "the forgotten list is back", within: .seconds(300)) {
            world.wishes(on: "House", of: story.owner) == ["Rug"]
        }
        #expect(try world.list("House", of: story.owner).isHeld == true)
        let older = try world.list("Birthday", of: story.owner)
        #expect(older.isHeld == true && older.readersKnownAt == madeAt.text)
    }
}

/// Notes in the roster of an own list that many were taken off whom nobody knows, later than anybody.
private struct NoteRemovals: HearthAPI.Operation, UseCase {
    typealias Answer = Done
    static let path = "tests/note-removals"
    static let askers = Askers.everybody

    var list: String
    var count: Int

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let open = try household.list(at: list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.internalError) }
        let removals = (0..<count).compactMap { number in
            AuthorTag(octets: [UInt8](repeating: UInt8(number), count: AuthorTag.byteCount)).map {
                RosterBody.Removal(tag: $0, round: UInt32(clamping: work.now.seconds))
            }
        }
        try household.rewriteRoster(of: open, keys: keys, removals: removals, work)
        return Done()
    }
}
