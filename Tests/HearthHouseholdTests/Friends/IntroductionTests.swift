import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A household meets a household")
struct IntroductionTests {
    private let world: World
    private let pair: SimulatedNode
    private let granny: SimulatedNode
    private let owner = Caller(member: "Owner", at: .home)
    private let partner = Caller(member: "Partner", at: .home)

    init() throws {
        world = World(seed: 3)
        pair = try world.add(household: "House of two", member: "Owner")
        granny = try world.add(household: "Granny's house", member: "Granny")
        try world.perform(AddMember(name: "Partner"), on: pair, as: owner)
        try world.perform(AddMember(name: "Guest", isGuest: true), on: pair, as: owner)
        try world.befriend(pair, granny, as: owner)
    }

    private func mayKnow(_ name: String = "Granny") throws -> [String]? {
        try world.friends(of: pair, as: owner).first { $0.name == name }?.mayKnow
    }

    private func told(_ caller: Caller? = nil) throws -> [IntroductionInfo] {
        try world.perform(ListIntroductions(), on: pair, as: caller ?? partner)
    }

    private func introduce(to names: [String] = ["Partner"]) throws {
        try world.perform(IntroduceFriend(friend: "Granny", to: names), on: pair, as: owner)
    }

    /// The partner asks, and this is what is asked at the other home.
    private func ask() throws -> InboxEntry {
        try introduce()
        try world.perform(AskIntroduced(person: "Granny"), on: pair, as: partner)
        // They are asked by name, which one of those who live here told.
        let asked = try world.friends(of: pair, as: partner).filter { $0.state == .knocking }
        #expect(asked.map(\.name) == ["Granny"])
        var entry: InboxEntry?
        try world.run(until: "they are asked") {
            entry = try world.inbox(of: granny).first { $0.from == "Partner" }
            return entry != nil
        }
        return try #require(entry)
    }

    @Test("Each is asked once who knows the new friend too, and nobody where nobody else lives")
    func askedOnce() throws {
        #expect(try mayKnow() == ["Guest", "Partner"])
        #expect(try world.friends(of: granny).map(\.mayKnow) == [nil])
        // Housemates know each other.
        #expect(try mayKnow("Partner") == nil)
        try introduce(to: [])
        #expect(try mayKnow() == nil)
        #expect(try told().isEmpty)
    }

    @Test("Those who were told see whose friend it is, and can put it away")
    func told() throws {
        try introduce()
        #expect(try told().map(\.name) == ["Granny"])
        #expect(try told().map(\.by) == ["Owner"])
        #expect(try told(Caller(member: "Guest", at: .home)).isEmpty)
        let key = try #require(try told().first?.key)
        for _ in 0..<2 {
            try world.perform(PutAwayIntroduction(person: key), on: pair, as: partner)
            #expect(try told().isEmpty)
        }
        expectRefusal(.unknownFriend) {
            try world.perform(AskIntroduced(person: "Granny"), on: pair, as: partner)
        }
    }

    @Test(
        "Telling somebody at home sends nothing, so that the friend hears of nobody who has not asked"
    )
    func nothingSent() throws {
        func life(_ tells: Bool) throws -> [Trace.Entry] {
            let tests = try IntroductionTests()
            if tells { try tests.introduce(to: ["Partner", "Guest"]) }
            tests.world.run(for: .seconds(200))
            #expect(try tests.world.inbox(of: tests.granny).isEmpty)
            return tests.granny.trace.entries
        }
        #expect(try life(true) == life(false))
    }

    @Test("A question from a friend's home says so, and after it one is asked what they may see")
    func asked() throws {
        let entry = try ask()
        #expect(entry.inHomeOf == ["Owner"])
        #expect(try told().isEmpty)
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: granny)
        func partner() throws -> FriendInfo? {
            try world.friends(of: granny).first { $0.name == "Partner" }
        }
        #expect(try partner()?.state == .friends && partner()?.housemate == nil)
        try world.run(until: "their letter has come, and she is asked of both") {
            try world.perform(ListHousemates(), on: granny)
                .map { "\($0.name) with \($0.livesWith)" }.sorted()
                == ["Owner with [\"Partner\"]", "Partner with [\"Owner\"]"]
        }
        #expect(try partner()?.isAsked == true && partner()?.livesWith == ["Owner"])
    }

    @Test("Asked twice is asked once, and who has asked is told nothing any more")
    func twice() throws {
        let entry = try ask()
        let key = try #require(
            try world.friends(of: pair, as: partner).first { $0.state == .knocking }?.key)
        try world.perform(AskIntroduced(person: key), on: pair, as: partner)
        world.run(for: .seconds(60))
        #expect(try world.inbox(of: granny).map(\.id) == [entry.id])
    }

    @Test("What was told goes with the friendship, and with whoever told it")
    func ends() throws {
        try introduce()
        try world.perform(RemoveFriend(friend: "Granny"), on: pair, as: owner)
        #expect(try told().isEmpty)
        let other = try IntroductionTests()
        try other.introduce()
        try other.world.perform(DeleteMember(), on: other.pair, as: other.owner)
        #expect(other.pair.store.rows(IntroductionRow.self).isEmpty)
        let third = try IntroductionTests()
        try third.introduce()
        try third.world.perform(DeleteMember(), on: third.pair, as: third.partner)
        #expect(third.pair.store.rows(IntroductionRow.self).isEmpty)
    }

    @Test("A guest's question says the home as well: it names nobody as living there")
    func guest() throws {
        try introduce(to: ["Guest"])
        let guest = Caller(member: "Guest", at: .home)
        try world.perform(AskIntroduced(person: "Granny"), on: pair, as: guest)
        try world.run(until: "they are asked") {
            try world.inbox(of: granny).contains { $0.from == "Guest" && $0.inHomeOf == ["Owner"] }
        }
    }

    // MARK: Whoever says that they are in a friend's home

    @Test("Words from another home say nothing")
    func words() throws {
        let stranger = try world.add(household: "House of the owner", member: "Owner's partner")
        try world.perform(
            AddFriend(
                link: world.link(of: granny), greeting: "I am in Owner's home on Hearth."),
            on: stranger)
        try world.run(until: "they are asked") { try !world.inbox(of: granny).isEmpty }
        #expect(try world.inbox(of: granny).map(\.inHomeOf) == [nil])
    }

    @Test("A card that names the friend's node, from another node, is no question at all")
    func foreignCard() throws {
        let seed = try #require(Seed(octets: BLAKE2b.digest([7]).octets))
        let node = try #require(NodeSecret(octets: BLAKE2b.digest([8]).octets)).publicKey
        let person = CardBody(
            identity: seed.identity().publicKey, sealingKey: seed.sealing().publicKey,
            nodeKey: pair.key, name: "Partner")
        let body = KnockBody(
            to: try #require(granny.member),
            card: person.record(
                version: HearthWire.Version(incarnation: 1, counter: 1), by: seed.identity()),
            person: person, addresses: [], invitation: [], showsAddresses: false, greeting: "")
        let next = granny.household?.newSessionID()
        let session = try #require(next)
        for event in [
            .connected(
                session, peer: node, isInitiator: false, address: "", place: NetworkPlace("")),
            .received(session, .knock(body.octets)),
        ] as [HouseholdEvent] {
            try granny.store.transaction(.full) { tables in
                _ = try granny.household?.handle(event, Work(store: tables, now: world.now))
            }
        }
        #expect(try world.inbox(of: granny).isEmpty)
    }

    /// What of a friend is known in another way than by a connection.
    enum Claim: CaseIterable {
        case proven, onlyTheirCard, otherNode, noFriend, ended
    }

    @Test(
        "Only a friend whose home a connection proved makes it their home",
        arguments: Claim.allCases)
    func claims(claim: Claim) throws {
        let entry = try ask()
        let member = try #require(granny.member)
        var row = try #require(
            granny.store.rows(FriendRow.self, of: member).first { $0.node == pair.key })
        switch claim {
        case .proven: break
        case .onlyTheirCard: row.isNodeClaimed = true
        case .otherNode: row.node = granny.key
        case .noFriend: row.state = .met
        case .ended: row.state = .ended
        }
        granny.store.put(row)
        let asked = try world.inbox(of: granny).first { $0.id == entry.id }
        #expect(asked?.inHomeOf == (claim == .proven ? ["Owner"] : nil))
    }
}
