import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Five households of which nobody knows anybody but the owner")
struct FiveHouseholdsTests {
    private let kettle = "Owner/Birthday/Kettle"
    private let lamp = "Owner/Birthday/Lamp"
    private let world = World(seed: 5, clock: .standard)
    private let owner: SimulatedNode
    /// Aunt and Brother agreed to hear at once, Cousin and Dad did not.
    private let aunt: SimulatedNode
    private let brother: SimulatedNode
    private let cousin: SimulatedNode
    private let dad: SimulatedNode

    init() throws {
        owner = try world.add(household: "House of the owner", member: "Owner")
        aunt = try world.add(household: "House of the aunt", member: "Aunt")
        brother = try world.add(household: "House of the brother", member: "Brother")
        cousin = try world.add(household: "House of the cousin", member: "Cousin")
        dad = try world.add(household: "House of the dad", member: "Dad")
        try world.perform(NewList(title: "Birthday"), on: owner)
        for name in ["Kettle", "Lamp"] {
            try world.perform(AddWish(list: "Birthday", name: name), on: owner)
        }
        for friend in [aunt, brother, cousin, dad] { try world.befriend(owner, friend) }
        try world.share(
            "Birthday", of: owner, with: [(aunt, "Aunt"), (brother, "Brother")],
            showingAddresses: true)
        try world.share("Birthday", of: owner, with: [(cousin, "Cousin"), (dad, "Dad")])
        world.run(for: .seconds(180))
    }

    /// Seconds until somebody sees who gives a wish.
    private func learns(
        _ node: SimulatedNode, of wish: String, given names: [String], within limit: Int64 = 200
    ) throws -> Int64 {
        let start = world.now
        try world.run(until: "\(node.name) learns of it", within: .seconds(limit)) {
            try world.queue(for: wish, seenBy: node) == names
        }
        return world.now.since(start).components.seconds
    }

    @Test("Who agreed to it learns at once, everybody else by the time that is told")
    func atOnceAndLater() throws {
        let claim = try world.perform(ReserveWish(wish: kettle), on: aunt)
        let told = try #require(claim.wish.standing?.reach)
        #expect(told.atOnce == ["Brother"])
        #expect(Set(told.later) == ["Cousin", "Dad"])
        let by = try #require(told.by)
        #expect(try learns(brother, of: kettle, given: ["Aunt"]) <= 1)
        #expect(try world.queue(for: kettle, seenBy: cousin) == [])
        #expect(try learns(cousin, of: kettle, given: ["Aunt"]) >= 1)
        #expect(world.now.text <= by)
        #expect(try learns(dad, of: kettle, given: ["Aunt"]) <= 2)
        #expect(world.now.text <= by)
        #expect(try world.perform(ShowItem(item: "Birthday/Kettle"), on: owner).standing == nil)
        #expect(try world.unread(of: owner).allSatisfy { !$0.kind.isSecret })
    }

    @Test("While the owner's node is off, only those who agreed to it learn, and that is said")
    func ownerOff() throws {
        world.stop(owner)
        world.run(for: .seconds(200))
        let told = try #require(
            try world.perform(ReserveWish(wish: kettle), on: aunt).wish.standing?.reach)
        #expect(told.atOnce == ["Brother"] && told.by == nil)
        #expect(Set(told.later) == ["Cousin", "Dad"])
        #expect(try learns(brother, of: kettle, given: ["Aunt"]) <= 1)
        let alone = try #require(
            try world.perform(ReserveWish(wish: lamp), on: cousin).wish.standing?.reach)
        #expect(alone.atOnce == [] && alone.by == nil)
        #expect(Set(alone.later) == ["Aunt", "Brother", "Dad"])
        try world.start(owner)
        #expect(try learns(dad, of: kettle, given: ["Aunt"]) <= 130)
        for friend in [aunt, brother, dad] {
            #expect(try learns(friend, of: lamp, given: ["Cousin"]) <= 130)
        }
    }

    @Test("Of two who reserve before they hear of each other the first keeps it, and both learn it")
    func together() throws {
        try world.perform(ReserveWish(wish: kettle), on: cousin)
        world.run(for: .seconds(2))
        let second = try world.perform(ReserveWish(wish: kettle), on: aunt)
        #expect(second.state == .reserved)
        for node in [aunt, cousin, brother, dad] { try world.readAll(of: node) }
        #expect(try learns(aunt, of: kettle, given: ["Cousin", "Aunt"]) <= 130)
        world.run(for: .seconds(130))
        #expect(try world.unread(of: aunt).map(\.kind) == [.overtaken])
        #expect(try world.unread(of: cousin).isEmpty)
        for friend in [brother, cousin, dad] {
            #expect(try world.queue(for: kettle, seenBy: friend) == ["Cousin", "Aunt"])
        }
    }
}
