import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Who is told where a home can be dialled")
struct AddressTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
    }

    /// Where the first friend can be dialled, as the second friend reads it in the roster.
    private func told(_ node: SimulatedNode) throws -> [String] {
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let first = try #require(story.first.member)
        let household = try #require(node.household)
        let entry = try #require(household.replicator.directory.lists[list])
        return try #require(entry.reader(first)).addresses
    }

    private func sharing(_ node: SimulatedNode) throws -> AddressSharingInfo {
        try world.perform(ShowAddressSharing(), on: node)
    }

    @Test("Once said, it holds for the lists that she reads, and is taken back the same way")
    func setting() throws {
        #expect(try sharing(story.first).isShown == nil)
        #expect(try sharing(story.first).lists == 1)
        #expect(try sharing(story.first).shownOn == 0)
        #expect(try told(story.second).isEmpty)
        let shown = try world.perform(SetAddressSharing(isShown: true), on: story.first)
        #expect(shown.isShown == true)
        #expect(shown.shownOn == 1)
        try world.run(until: "the second friend is told") {
            try told(story.second) == shown.addresses
        }
        #expect(!shown.addresses.isEmpty)
        try world.perform(SetAddressSharing(isShown: false), on: story.first)
        try world.run(until: "she is told no more") { try told(story.second).isEmpty }
        // She reads it all the same, and what she reserves arrives.
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(story.owner.failures.isEmpty && story.first.failures.isEmpty)
    }

    @Test("It holds for lists that come, unless she says otherwise with one, and over a restart")
    func later() throws {
        try world.perform(SetAddressSharing(isShown: true), on: story.first)
        world.settle()
        world.stop(story.first)
        try world.start(story.first)
        #expect(try sharing(story.first).isShown == true)
        for (title, said, count) in [
            ("Christmas", nil, 2), ("Wedding", false, 2), ("Garden", nil, 3),
        ] {
            try world.perform(NewList(title: title), on: story.owner)
            try world.perform(ShareList(list: title, with: ["First"]), on: story.owner)
            try world.run(until: "she is asked") {
                try world.inbox(of: story.first).contains { $0.title == title }
            }
            try world.perform(
                AnswerInbox(entry: title, answer: .accept, showAddresses: said), on: story.first)
            #expect(try sharing(story.first).shownOn == count)
        }
    }

    @Test("Who is offered a list by somebody in their own home is told so, and nobody else")
    func owners() throws {
        try world.perform(AddMember(name: "Partner"), on: story.owner)
        let owner = Caller(member: "Owner")
        try world.perform(NewList(title: "Garden"), on: story.owner, as: owner)
        try world.perform(
            ShareList(list: "Garden", with: ["First", "Partner"]), on: story.owner, as: owner)
        try world.run(until: "the friend is asked") {
            try world.inbox(of: story.first).contains { $0.title == "Garden" }
        }
        #expect(try world.inbox(of: story.first).map(\.livesWithOwner) == [false])
        let partners = try world.perform(
            ShowInbox(), on: story.owner, as: Caller(member: "Partner"))
        #expect(partners.map(\.livesWithOwner) == [true])
        // By the short id as well, exactly.
        let id = try #require(world.inbox(of: story.first).first?.id)
        let short = ShortID.shown(id, among: [id])
        #expect(short.count == "list-".count + ShortID.digits)
        expectRefusal(.unknownEntry) {
            try world.perform(
                AnswerInbox(entry: String(short.dropLast()), answer: .accept), on: story.first)
        }
        let accepted = try world.perform(
            AnswerInbox(entry: short, answer: .accept), on: story.first)
        #expect(accepted.title == "Garden")
    }

    @Test("Nobody's answer is changed by a housemate's")
    func housemates() throws {
        try world.perform(AddMember(name: "Partner"), on: story.first)
        let partner = Caller(member: "Partner")
        let said = try world.perform(
            SetAddressSharing(isShown: true), on: story.first, as: partner)
        #expect(said.lists == 0)
        let hers = try world.perform(
            ShowAddressSharing(), on: story.first, as: Caller(member: "First"))
        #expect(hers.isShown == nil)
        #expect(hers.shownOn == 0)
    }
}
