import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

/// A shared checklist, whose owner lets a friend do more or less with it.
@Suite("Changing what a reader may do")
struct RoleChangeTests {
    enum Step: Sendable {
        /// The owner chooses: tick and change, or only read.
        case raise, lower
        /// The friend answers what they are asked.
        case yes, no
        /// Their home is not reached, and is again.
        case away, back
        /// The owner's home is started once more.
        case restart
        /// Everybody hears of it.
        case settle
    }

    /// What is done with a friend who may edit, and what is so in the end.
    struct Story: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let steps: [Step]
        let role: ListRole
        /// What they are asked to be, or do not want to be.
        var asked: ListRole?
        var refused: ListRole?
        /// How often the friend is told that they only read it.
        var told = 1

        init(
            _ description: String, _ steps: [Step], _ role: ListRole, asked: ListRole? = nil,
            refused: ListRole? = nil, told: Int = 1
        ) {
            (testDescription, self.steps, self.role) = (description, steps, role)
            (self.asked, self.refused, self.told) = (asked, refused, told)
        }
    }

    @Test(
        "To only read needs no answer, and to edit is asked",
        arguments: [
            Story("they only read it", [.lower, .settle], .friend),
            Story("sent twice", [.lower, .lower, .settle], .friend),
            Story("the friend is away", [.away, .lower, .settle, .back, .settle], .friend),
            Story("the owner's home starts again", [.lower, .restart, .settle], .friend),
            Story("asked for more", [.lower, .settle, .raise, .settle], .friend, asked: .keeper),
            Story("a yes", [.lower, .settle, .raise, .settle, .yes, .settle], .keeper),
            Story(
                "a no", [.lower, .settle, .raise, .settle, .no, .settle], .friend,
                refused: .keeper),
            Story(
                "asked again after a no",
                [.lower, .settle, .raise, .settle, .no, .settle, .raise, .settle, .yes, .settle],
                .keeper),
            Story(
                "the question is taken back", [.lower, .settle, .raise, .settle, .lower, .settle],
                .friend),
            Story(
                "taken back before it was heard",
                [.lower, .settle, .away, .raise, .lower, .settle, .back, .settle], .friend),
            Story(
                "twice before it was heard", [.away, .lower, .raise, .settle, .back, .settle],
                .friend, asked: .keeper, told: 0),
            Story(
                "a yes that crosses with less",
                [.lower, .settle, .raise, .settle, .away, .yes, .lower, .settle, .back, .settle],
                .friend, told: 2),
        ])
    func change(_ story: Story) throws {
        let home = try Shopping()
        for step in story.steps { try home.take(step) }
        let world = home.world
        #expect(
            try world.lists(of: home.friend).first { $0.title == "Shopping" }?.role == story.role)
        let reader = try #require(
            try world.perform(WhoCanSee(list: "Shopping"), on: home.owner)
                .first { $0.name == "Friend" })
        #expect(reader.state == .reading && reader.role == story.role && reader.isInvited == true)
        #expect(reader.asked == story.asked && reader.refused == story.refused)
        let inbox = try world.inbox(of: home.friend).filter { $0.kind == .list }
        #expect(inbox.map(\.isReader) == (story.asked == nil ? [] : [true]))
        let news = try world.perform(ShowNews(which: "all"), on: home.friend).items
        #expect(news.count { $0.kind == .roleChanged } == story.told)
        // The same list key, and what they wrote stays.
        #expect(home.owner.household?.replicator.directory.lists[home.list]?.epoch == 1)
        for (node, list) in [(home.owner, "Shopping"), (home.friend, home.list.hex)] {
            #expect(world.wishes(on: list, of: node) == ["Bread", "Milk"])
        }
        for node in [home.owner, home.friend] {
            #expect(try world.perform(ShowStatus(), on: node).alarms.isEmpty)
        }
    }
}

/// The home of an owner, and of the friend with whom they share a checklist.
private struct Shopping {
    let world: World
    let owner: SimulatedNode
    let friend: SimulatedNode
    let list: ListID

    /// The friend may edit it, as is usual, and has written a line.
    init() throws {
        world = World.quick(seed: 65)
        owner = try world.add(household: "House of the owner", member: "Owner")
        friend = try world.add(household: "House of the friend", member: "Friend")
        try world.befriend(owner, friend)
        let made = try world.perform(
            NewNotesList(title: "Shopping", isChecklist: true), on: owner)
        list = try #require(ListID(hex: made.id))
        try world.perform(AddLine(list: "Shopping", name: "Bread"), on: owner)
        try world.perform(ShareList(list: "Shopping", with: ["Friend"]), on: owner)
        try world.run(until: "they are asked to edit it") { [world, friend] in
            try world.inbox(of: friend).contains { $0.role == .keeper && $0.isReader == nil }
        }
        try world.perform(AnswerInbox(entry: "Shopping", answer: .accept), on: friend)
        try world.run(until: "they may edit it") { [world, friend] in
            try world.lists(of: friend).contains { $0.role == .keeper && $0.state == .open }
        }
        try world.perform(AddLine(list: list.hex, name: "Milk"), on: friend)
        try world.run(until: "their line has come") { [world, owner] in
            world.wishes(on: "Shopping", of: owner)?.count == 2
        }
        world.settle()
    }

    func take(_ step: RoleChangeTests.Step) throws {
        switch step {
        case .raise, .lower:
            try world.perform(
                ShareList(list: "Shopping", with: ["Friend"], keeper: step == .raise), on: owner)
        case .yes, .no:
            try world.perform(
                AnswerInbox(entry: "Shopping", answer: step == .yes ? .accept : .refuse), on: friend
            )
        case .away: world.network.isolate(friend)
        case .back: world.network.rejoin(friend)
        case .restart:
            world.stop(owner)
            try world.start(owner)
        case .settle: world.run(for: .seconds(60))
        }
    }
}
