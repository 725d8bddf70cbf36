import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@Suite("Knocks of people whom somebody made up")
struct KnockSourceTests {
    private let world = World.quick()
    private let home: SimulatedNode
    private let member: IdentityKey

    init() throws {
        home = try world.add(household: "Home", member: "Owner")
        member = try Link(world.link(of: home)).key.identity
    }

    /// Somebody who never was here before knocks; what they are told.
    private func knock(
        _ number: UInt16, from source: String, invitation: [UInt8] = []
    ) throws -> KnockOutcome? {
        let octets = BLAKE2b.digest([UInt8(number >> 8), UInt8(number & 255)]).octets
        let seed = try #require(Seed(octets: octets))
        let node = try #require(NodeSecret(octets: octets)).publicKey
        let person = CardBody(
            identity: seed.identity().publicKey, sealingKey: seed.sealing().publicKey,
            nodeKey: node, name: "Person \(number)")
        let card = person.record(
            version: HearthWire.Version(incarnation: 1, counter: 1), by: seed.identity())
        let body = KnockBody(
            to: member, card: card, person: person, addresses: [], invitation: invitation,
            showsAddresses: false, greeting: "")
        let next = home.household?.newSessionID()
        let session = try #require(next)
        var directives: [Directive] = []
        // The answer leaves on a whole second.
        let second = world.now.adding(.seconds(1))
        for (event, moment) in [
            (
                .connected(
                    session, peer: node, isInitiator: false, address: "",
                    place: NetworkPlace(source)),
                world.now
            ),
            (.received(session, .knock(body.octets)), world.now), (.wake, second),
            (.disconnected(session), second),
        ] as [(HouseholdEvent, WallTime)] {
            try home.store.transaction(.full) { tables in
                let work = Work(store: tables, now: moment)
                directives += try home.household?.handle(event, work) ?? []
            }
        }
        return directives.lazy.compactMap {
            if case .send(_, .knockAnswer(let octets), _) = $0 {
                KnockOutcome(octets: octets)
            } else {
                nil
            }
        }.first
    }

    @Test("A hundred of one place do not fill the inbox, and somebody from elsewhere is heard")
    func onePlace() throws {
        let outcomes = try (0..<100 as Range<UInt16>).map { try knock($0, from: "203.0.113") }
        #expect(outcomes.count { $0 == .delivered } == Limits.pendingKnocksPerSource)
        #expect(try knock(500, from: "198.51.100") == .delivered)
        #expect(try world.inbox(of: home).count == Limits.pendingKnocksPerSource + 1)
        // Once they are answered more are heard, with time.
        for entry in try world.inbox(of: home) {
            try world.perform(AnswerInbox(entry: entry.id, answer: .refuse), on: home)
        }
        #expect(try knock(501, from: "203.0.113") == .full)
        world.run(for: Limits.knocksPerSourceInterval + .seconds(1))
        #expect(try knock(502, from: "203.0.113") == .delivered)
    }

    @Test("Where all places are taken, the source of which the most wait loses first")
    func fullest() throws {
        for source in 0..<4 as Range<UInt16> {
            for person in 0..<30 as Range<UInt16> where source < 3 || person < 10 {
                #expect(try knock(source * 100 + person, from: "source \(source)") == .delivered)
            }
        }
        #expect(try world.inbox(of: home).count == 100)
        #expect(try knock(900, from: "elsewhere") == .delivered)
        let names = Set(try world.inbox(of: home).map(\.from))
        #expect(names.count == 100 && names.contains("Person 900"))
        // All of the smallest source are still there.
        #expect((300..<310).allSatisfy { names.contains("Person \($0)") })
        #expect(try knock(99, from: "source 0") == .full)
    }

    @Test("An invitation gets through a full inbox, and strangers' refusal")
    func invited() throws {
        for source in 0..<10 as Range<UInt16> {
            for person in 0..<10 as Range<UInt16> {
                #expect(try knock(source * 100 + person, from: "source \(source)") == .delivered)
            }
        }
        func code() throws -> [UInt8] {
            let link = try world.perform(NewInvitation(), on: home).link
            return try #require(try link.flatMap { try Link($0).invitation?.octets })
        }
        #expect(try knock(2000, from: "source 1", invitation: code()) == .accepted)
        let before = try world.inbox(of: home).count
        #expect(try !world.perform(ShowStrangers(), on: home).areRefused)
        #expect(try world.perform(SetStrangers(areRefused: true), on: home).areRefused)
        // They are told what those are who were refused one by one.
        #expect(try knock(2001, from: "quiet") == .delivered)
        #expect(try world.inbox(of: home).count == before)
        #expect(try knock(2002, from: "quiet", invitation: code()) == .accepted)
        try world.perform(SetStrangers(areRefused: false), on: home)
        let entries = try world.inbox(of: home)
        try world.perform(AnswerInbox(entry: entries[0].id, answer: .refuse), on: home)
        #expect(try knock(2003, from: "quiet") == .delivered)
        #expect(try world.inbox(of: home).count == before)
    }
}
