import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

/// One seeded world run twice: neither a recovery nor a move must tell an owner whether anybody reserved.
@Suite("What a recovery and a move tell an owner")
struct RecoveryNonInterferenceTests {
    enum Who: CaseIterable { case giver, owner }

    @Test(
        "A recovery looks the same to the owner with and without reservations",
        arguments: Who.allCases, [1, 2, 3] as [UInt64])
    func recovery(of who: Who, seed: UInt64) throws {
        try expectSame { reserves in
            let story = try Birthday(seed: seed, meeting: true)
            let life = try OwnersLife(story.world, at: story.owner)
            life.watch(story.owner)
            if reserves {
                try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
                try story.world.perform(
                    ReserveWish(wish: story.marbles, quantity: 2), on: story.second)
                try story.world.perform(
                    AddWhisper(about: story.kettle, text: "Mine is green."), on: story.first)
            }
            try recover(who, story, life)
            return life
        }
    }

    /// Somebody's home is lost and comes back.
    private func recover(_ who: Who, _ story: Birthday, _ life: OwnersLife) throws {
        let world = story.world
        world.beat()
        world.day()
        let old = who == .giver ? story.first : story.owner
        let friend = who == .giver ? story.owner : story.first
        let code = try world.perform(ShowRecoveryCode(), on: old).code
        let link = try world.link(of: friend)
        world.stop(old)
        world.run(for: .seconds(90))
        let new = try world.addEmpty("New house")
        if who == .owner { life.watch(new) }
        let name = who == .giver ? "First" : "Owner"
        try world.perform(RecoverMember(name: name, code: code, friend: link), on: new)
        try life.ask(who == .giver ? story.owner : new)
        world.run(for: .seconds(30))
        try world.perform(AskFoundFriends(), on: new)
        world.run(for: .seconds(200))
        if who == .owner { try world.perform(ConfirmReaders(list: "Birthday"), on: new) }
        world.run(for: .seconds(200))
        let list = who == .giver ? story.list : "Birthday"
        #expect(world.wishes(on: list, of: new) == ["Kettle", "Marbles"])
        try life.ask(who == .giver ? story.owner : new)
    }

    @Test(
        "A move out of the owner's home looks the same to them with and without reservations",
        arguments: Who.allCases, [1, 2] as [UInt64])
    func move(of who: Who, seed: UInt64) throws {
        try expectSame { reserves in
            let mates = try Mates(seed: seed)
            let (story, world) = (mates.story, mates.world)
            let life = try OwnersLife(world, at: mates.node)
            life.watch(mates.node)
            if reserves {
                try world.perform(ReserveWish(wish: story.kettle), on: mates.node, as: mates.mate)
                try world.perform(
                    ReserveWish(wish: story.marbles, quantity: 2), on: story.second)
                try world.perform(
                    AddWhisper(about: story.kettle, text: "Mine is green."), on: mates.node,
                    as: mates.mate)
            }
            try moveOut(who, mates, life)
            return life
        }
    }

    private func moveOut(_ who: Who, _ mates: Mates, _ life: OwnersLife) throws {
        let world = mates.world
        world.beat()
        world.day()
        let isMate = who == .giver
        // No home of an owner's any more, it sends early cells.
        if !isMate { life.end(mates.node) }
        let new = try world.moveOut(
            of: mates.node, as: isMate ? mates.mate : mates.owner,
            passphrase: isMate ? Mates.passphrase : nil, to: "New house")
        if !isMate { life.watch(new) }
        let home = isMate ? mates.node : new
        try life.ask(home, as: mates.owner)
        world.run(for: .seconds(200))
        if !isMate {
            try world.perform(ConfirmReaders(list: "Birthday"), on: new, as: mates.owner)
        }
        world.run(for: .seconds(200))
        #expect(world.wishes(on: "Birthday", of: home, as: mates.owner) == ["Kettle", "Marbles"])
        let list = mates.story.list
        #expect(world.wishes(on: list, of: mates.story.second) == ["Kettle", "Marbles"])
        try life.ask(home, as: mates.owner)
    }

    private func expectSame(_ live: (Bool) throws -> OwnersLife) throws {
        let (without, with) = (try live(false), try live(true))
        for (one, other) in zip(without.traces, with.traces) {
            #expect(one.entries.count > 100)
            try HearthTestHomes.expectSame(one, other)
        }
        #expect(without.changes == with.changes && !with.changes.isEmpty)
        for (one, other) in zip(without.answers, with.answers) { #expect(one == other) }
        #expect(without.answers.count == with.answers.count)
    }
}

/// All that an owner can see: what passes their homes, what their open pages are told, and every answer.
private final class OwnersLife {
    private let world: World
    private let owner: IdentityKey
    private var homes: [SimulatedNode] = []
    private var ended: [Trace] = []
    private(set) var changes: [String] = []
    private(set) var answers: [String] = []

    var traces: [Trace] {
        for node in world.nodes { #expect(node.failures.isEmpty) }
        return ended + homes.map(\.trace)
    }

    init(_ world: World, at home: SimulatedNode) throws {
        self.world = world
        let key = try world.perform(
            ShowKey(), on: home, as: Caller(member: "Owner", at: .home)
        ).key
        owner = try PublicKeyText(key).identity
    }

    func watch(_ home: SimulatedNode) {
        homes.append(home)
        home.onChange = { [unowned self, name = home.name] member, change, now in
            guard member == owner else { return }
            changes.append("\(name) \(now.milliseconds) \(change)")
        }
    }

    /// What it does from now on is no matter of the owner's.
    func end(_ home: SimulatedNode) {
        home.onChange = nil
        ended.append(home.trace)
        homes.removeAll { $0 === home }
    }

    /// Asks for everything that there is of the list and the home.
    func ask(
        _ home: SimulatedNode, as owner: Caller = Caller(member: "Owner", at: .home)
    ) throws {
        func ask<Request: HearthAPI.Operation>(_ request: Request) {
            let answer = Result { try world.perform(request, on: home, as: owner) }
            answers.append("\(answer)")
        }
        ask(ListLists())
        ask(ShowList(list: "Birthday"))
        ask(WhoCanSee(list: "Birthday"))
        ask(ShowComments(on: "Birthday", hidden: "yes"))
        ask(ShowThanks(list: "Birthday"))
        ask(ExportLists(lists: "Birthday"))
        ask(ShowNews(which: "all"))
        ask(ListFriends())
        ask(ListMembers())
        ask(ShowInbox())
        ask(ShowRecovery())
        ask(ShowStatus())
    }
}
