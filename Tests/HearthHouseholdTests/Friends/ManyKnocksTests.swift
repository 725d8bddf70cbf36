import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@Suite("Knocks of very many people")
struct ManyKnocksTests {
    private let world = World.quick()
    private let home: SimulatedNode
    private let member: IdentityKey

    init() throws {
        home = try world.add(household: "Home", member: "Owner")
        member = try Link(world.link(of: home)).key.identity
    }

    /// Somebody who never was here before knocks; what they are told.
    private func knock(_ number: UInt16, invitation: [UInt8] = []) throws -> KnockOutcome? {
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
        // One after the other.
        world.run(for: .seconds(1))
        for event in [
            .connected(
                session, peer: node, isInitiator: false, address: "", place: NetworkPlace("")),
            .received(session, .knock(body.octets)), .disconnected(session),
        ] as [HouseholdEvent] {
            try home.store.transaction(.full) { tables in
                let work = Work(store: tables, now: world.now)
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

    private func code() throws -> [UInt8] {
        let link = try world.perform(NewInvitation(), on: home).link
        return try #require(try link.flatMap { try Link($0).invitation?.octets })
    }

    @Test("A hundred wait, and the oldest makes room for a new one")
    func oldest() throws {
        for number in 0..<102 as Range<UInt16> {
            #expect(try knock(number) == .delivered)
        }
        let names = Set(try world.inbox(of: home).map(\.from))
        #expect(names == Set((2..<102).map { "Person \($0)" }))
    }

    @Test("An invitation gets through a full inbox, and strangers' refusal")
    func invited() throws {
        for number in 0..<100 as Range<UInt16> { _ = try knock(number) }
        #expect(try knock(2000, invitation: code()) == .accepted)
        #expect(try world.inbox(of: home).count == 100)
        #expect(try !world.perform(ShowStrangers(), on: home).areRefused)
        #expect(try world.perform(SetStrangers(areRefused: true), on: home).areRefused)
        // They are told what those are who were refused one by one.
        #expect(try knock(2001) == .delivered)
        #expect(try !world.inbox(of: home).contains { $0.from == "Person 2001" })
        #expect(try knock(2002, invitation: code()) == .accepted)
        try world.perform(SetStrangers(areRefused: false), on: home)
        #expect(try knock(2003) == .delivered)
        #expect(try world.inbox(of: home).contains { $0.from == "Person 2003" })
    }
}
