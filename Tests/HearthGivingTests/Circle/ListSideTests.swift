import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("Which view of a list somebody is given")
struct ListSideTests {
    private enum View { case owners, circle, none }

    /// What `ShowList` answers with, which `ShowItem` and `FindItems` do as well.
    private func view(
        of list: String, _ world: World, _ node: SimulatedNode, _ caller: Caller
    ) throws -> View {
        let shown: ShownList
        do {
            shown = try world.perform(ShowList(list: list), on: node, as: caller)
        } catch let error as HearthError where error.code == .unknownList {
            return .none
        }
        let item = try world.perform(ShowItem(item: "\(list)/Kite"), on: node, as: caller)
        let found = try #require(
            try world.perform(FindItems(text: "Kite"), on: node, as: caller).first)
        switch (shown, item, found) {
        case (.plain, .plain, .plain): return .owners
        case (.inCircle, .inCircle, .inCircle): return .circle
        default:
            Issue.record("\(caller.member ?? "") has views of both sides")
            return .none
        }
    }

    @Test("The child has that of owners, keepers and friends that of the circle, all others none")
    func family() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        try family.accept(family.friends[0])
        try world.perform(AddWish(list: family.list, name: "Kite"), on: home, as: family.atHome)
        try world.run(until: "the friend sees it") {
            world.wishes(on: family.list, of: family.friends[0])?.contains("Kite") == true
        }
        func at(_ name: String) throws -> View {
            try view(of: family.list, world, home, family.signIn(name))
        }
        #expect(try view(of: family.list, world, home, family.atHome) == .owners)
        for name in ["Mother", "Father", "Uncle", "Guest"] { #expect(try at(name) == .circle) }
        for name in ["Stepfather", "Aunt", "Brother"] { #expect(try at(name) == .none) }
        #expect(try view(of: family.list, world, family.friends[0], Caller()) == .circle)
        #expect(try view(of: family.list, world, family.friends[1], Caller()) == .none)
    }

    @Test("Both owners of a list have that of owners, and so has who lives with one of them none")
    func owners() throws {
        let story = try Wedding()
        try story.world.perform(AddWish(list: "Wedding", name: "Kite"), on: story.host)
        story.world.settle()
        for node in [story.host, story.bride] {
            #expect(try view(of: "Wedding", story.world, node, Caller()) == .owners)
        }
    }
}
