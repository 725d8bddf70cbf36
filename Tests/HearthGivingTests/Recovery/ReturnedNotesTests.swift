import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

/// An owner wrote notes that one friend alone has, whose home is away while another friend's gives back an older copy
/// and the owner goes on from that.
private struct Tale {
    let story: Birthday
    let new: SimulatedNode
    var world: World { story.world }

    /// `isKept`: the first friend may write on the list as well. `lost` is what was written where the first friend
    /// slept.
    init(isKept: Bool = false, lost: (World, SimulatedNode) throws -> Void) throws {
        story = try Birthday()
        let world = story.world
        try world.perform(EditItem(item: "Birthday/Kettle", notes: "Red\nLarge"), on: story.owner)
        if isKept { try Self.makeKeeper(story) }
        world.day()
        world.stop(story.first)
        try lost(world, story.owner)
        world.settle()
        let code = try world.perform(ShowRecoveryCode(), on: story.owner).code
        world.stop(story.owner)
        world.stop(story.second)
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
        try world.perform(ConfirmReaders(list: "Birthday"), on: new)
        world.run(for: .seconds(60))
    }

    private static func makeKeeper(_ story: Birthday) throws {
        let world = story.world
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: true), on: story.owner)
        try world.run(until: "they are asked") { try world.inbox(of: story.first).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "they are a keeper") {
            try world.lists(of: story.first).contains { $0.role == .keeper }
        }
    }

    func restart() throws {
        world.stop(new)
        try world.start(new)
        world.settle()
    }

    /// The second friend's home answers, and once more later.
    func meet() throws {
        for _ in 0..<2 {
            try world.start(story.second)
            world.run(for: .seconds(400))
            try restart()
            world.stop(story.second)
        }
        try world.start(story.second)
        world.run(for: .seconds(200))
        for node in world.nodes { #expect(node.failures.isEmpty) }
    }

    func kettle(_ node: SimulatedNode) throws -> GivenWish {
        try world.perform(
            ShowItem(item: node === new ? "Birthday/Kettle" : story.kettle), on: node
        ).given
    }
}

@Suite("Notes of a wish that one home alone gives back, after the list was written again")
struct ReturnedNotesTests {
    private static let later = EditItem(item: "Birthday/Kettle", notes: "Red\nLarge\nWith a lid")

    /// What was written again: the change, and the notes that come of it.
    enum Again: CaseIterable {
        case otherLine, price, place, twice

        var edits: [EditItem] {
            switch self {
            case .otherLine: [EditItem(item: "Birthday/Kettle", notes: "Blue\nLarge")]
            case .price: []
            case .place: [EditItem(item: "Birthday/Kettle", placement: .last)]
            case .twice:
                ["Blue\nLarge", "Blue\nVery large"].map {
                    EditItem(item: "Birthday/Kettle", notes: $0)
                }
            }
        }

        var notes: String {
            switch self {
            case .otherLine: "Blue\nLarge\nWith a lid"
            case .price, .place: "Red\nLarge\nWith a lid"
            case .twice: "Blue\nVery large\nWith a lid"
            }
        }
    }

    @Test("Are joined with what was written again", arguments: Again.allCases, [false, true])
    func joined(_ again: Again, isRestarted: Bool) throws {
        let tale = try Tale { world, owner in
            try world.perform(Self.later, on: owner)
        }
        for edit in again.edits { try tale.world.perform(edit, on: tale.new) }
        if again == .price {
            try tale.world.perform(
                EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "10 EUR")),
                on: tale.new)
        }
        if isRestarted { try tale.restart() }
        try tale.meet()
        for node in [tale.new, tale.story.first, tale.story.second] {
            #expect(try tale.kettle(node).notes == again.notes)
        }
        if again == .price { #expect(try tale.kettle(tale.new).price != nil) }
        #expect(tale.world.wishes(on: "Birthday", of: tale.new)?.count == 2)
        #expect(try tale.world.perform(ShowKeptNotes(), on: tale.new).isEmpty)
    }

    @Test(
        "Are kept for who wrote them where both changed one line, once", arguments: [false, true])
    func kept(isRestarted: Bool) throws {
        let tale = try Tale { world, owner in
            try world.perform(
                EditItem(item: "Birthday/Kettle", notes: "Green\nLarge"), on: owner)
        }
        let world = tale.world
        try world.perform(
            EditItem(item: "Birthday/Kettle", notes: "Blue\nLarge"), on: tale.new)
        if isRestarted { try tale.restart() }
        try tale.meet()
        #expect(try tale.kettle(tale.new).notes == "Blue\nLarge")
        #expect(world.wishes(on: "Birthday", of: tale.new)?.count == 2)
        #expect(
            try world.perform(ShowKeptNotes(), on: tale.new).map(\.text) == ["Green\nLarge"])
        let news = try world.perform(ShowNews(), on: tale.new).items.filter {
            $0.kind == .notesKept
        }
        #expect(news.count == 1 && news.first?.detail == NewsInfo.ownCopy)
        try world.perform(
            SettleKeptNotes(item: "Birthday/Kettle", putsBack: true), on: tale.new)
        world.run(for: .seconds(20))
        #expect(try tale.kettle(tale.story.first).notes == "Blue\nLarge\nGreen\nLarge")
        #expect(try world.perform(ShowKeptNotes(), on: tale.new).isEmpty)
    }

    @Test("Are joined, too, where a keeper wrote in between")
    func keeper() throws {
        let tale = try Tale(isKept: true) { world, owner in
            try world.perform(Self.later, on: owner)
        }
        let (world, first) = (tale.world, tale.story.first)
        try world.perform(
            EditItem(item: "Birthday/Kettle", notes: "Blue\nLarge"), on: tale.new)
        try world.run(until: "the keeper sees it", within: .seconds(120)) {
            try tale.kettle(first).notes == "Blue\nLarge"
        }
        try world.perform(
            EditWish(wish: tale.story.kettle, fields: WishFields(price: "10 EUR")), on: first)
        world.run(for: .seconds(60))
        try tale.meet()
        for node in [tale.new, first, tale.story.second] {
            #expect(try tale.kettle(node).notes == "Blue\nLarge\nWith a lid")
            #expect(try tale.kettle(node).price != nil)
        }
        #expect(world.wishes(on: "Birthday", of: tale.new)?.count == 2)
    }

    @Test(
        "What only stands at another place, or was written before, changes nothing and tells nobody"
    )
    func older() throws {
        let tale = try Tale { world, owner in
            try world.perform(EditItem(item: "Birthday/Kettle", placement: .last), on: owner)
        }
        try tale.world.perform(
            EditItem(item: "Birthday/Kettle", notes: "Blue"), on: tale.new)
        try tale.restart()
        try tale.world.perform(
            EditItem(item: "Birthday/Kettle", notes: "Blue\nSmall"), on: tale.new)
        try tale.meet()
        #expect(try tale.kettle(tale.new).notes == "Blue\nSmall")
        #expect(try tale.world.perform(ShowKeptNotes(), on: tale.new).isEmpty)
        #expect(
            try tale.world.perform(ShowNews(), on: tale.new).items.allSatisfy {
                $0.kind != .notesKept
            })
    }
}
