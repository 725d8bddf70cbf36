import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Roster requests that are not to be followed")
struct HostileRosterRequestTests {
    /// Who would be let in by a request that the host followed.
    private func outcome(
        of requests: (Guests) throws -> [LetterBody.RosterRequest],
        from sender: (Guests) -> SimulatedNode = { $0.bride },
        after: (Guests) throws -> Void = { _ in }
    ) throws -> [String: ReaderState] {
        let guests = try Guests()
        try after(guests)
        try sender(guests).setRosterRequests(try requests(guests), to: guests.host)
        try guests.world.perform(ShowStatus(), on: sender(guests))
        guests.world.run(for: .seconds(60))
        #expect(guests.host.failures.isEmpty)
        return try guests.readers(seenBy: guests.host)
    }

    private func request(
        _ node: SimulatedNode, as role: ReaderRole?, in guests: Guests, after seconds: Int64 = 0
    ) throws -> LetterBody.RosterRequest {
        try LetterBody.RosterRequest(
            list: guests.id(), card: #require(try node.card()).octets, role: role, addresses: [],
            round: UInt32(clamping: guests.world.now.seconds + seconds))
    }

    @Test("An owner's request is followed, and without one the guest is nobody")
    func followed() throws {
        #expect(try outcome(of: { [try request($0.third, as: .friend, in: $0)] })["Third"] != nil)
        #expect(try outcome(of: { _ in [] })["Third"] == nil)
    }

    @Test("Nobody but an owner asks for anything: a reader's letter changes nothing")
    func reader() throws {
        let after = try outcome(
            of: {
                [
                    try request($0.third, as: .friend, in: $0),
                    try request($0.story.second, as: nil, in: $0),
                ]
            }, from: { $0.story.first })
        #expect(after["Third"] == nil && after["Second"] == .reading)
    }

    @Test("An owner who left invites nobody and takes nobody's guest off")
    func left() throws {
        let after = try outcome(
            of: {
                [
                    try request($0.third, as: .friend, in: $0),
                    try request($0.story.first, as: nil, in: $0),
                ]
            },
            after: { guests in
                try guests.world.perform(LeaveList(list: "Wedding"), on: guests.bride)
                guests.world.settle()
            })
        #expect(after["Third"] == nil && after["First"] == .reading)
    }

    @Test("No owner is taken off, or made a reader of another kind")
    func owners() throws {
        let after = try outcome(
            of: {
                [
                    try request($0.host, as: nil, in: $0),
                    try request($0.bride, as: .friend, in: $0),
                ]
            })
        #expect(after["Host"] == .reading && after["Bride"] == .reading)
    }

    @Test("A guest of the host stays what they are")
    func guestOfTheHost() throws {
        let guests = try Guests()
        try guests.bride.setRosterRequests(
            [try request(guests.story.first, as: .keeper, in: guests)], to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(60))
        #expect(
            try guests.world.perform(WhoCanSee(list: "Wedding"), on: guests.host)
                .first { $0.name == "First" }?.role == .friend)
    }

    @Test("What is said to be of next week waits: nobody's clock binds the others for longer")
    func ahead() throws {
        let after = try outcome(
            of: {
                [
                    try request($0.third, as: .friend, in: $0, after: 7 * 86_400),
                    try request($0.story.first, as: nil, in: $0, after: 7 * 86_400),
                ]
            })
        #expect(after["Third"] == nil && after["First"] == .reading)
    }

    @Test("A letter full of requests costs the host one roster")
    func many() throws {
        let guests = try Guests()
        let before = try guests.roster()
        let requests = try invented(200, in: guests) { Int64($0) }
        try guests.bride.setRosterRequests(requests, to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(120))
        #expect(try guests.roster().counter == before.counter + 1)
    }

    /// Requests about people whom somebody made up, to take them off.
    private func invented(
        _ count: Int, in guests: Guests, round: (Int) -> Int64
    ) throws -> [LetterBody.RosterRequest] {
        try (0..<count).map { number in
            let octets = [UInt8](repeating: UInt8(number), count: 32)
            let seed = try #require(Seed(octets: octets))
            let card = CardBody(
                identity: seed.identity().publicKey, sealingKey: seed.sealing().publicKey,
                nodeKey: guests.bride.key, name: "Nobody")
            return try LetterBody.RosterRequest(
                list: guests.id(),
                card: card.record(
                    version: HearthWire.Version(incarnation: 1, counter: 1), by: seed.identity()
                ).octets, role: nil, addresses: [], round: UInt32(clamping: round(number)))
        }
    }

    @Test(
        "Nobody is kept on a list by requests about invented people, of today or of tomorrow",
        arguments: [0, 40 * 3600] as [Int64])
    func invented(_ ahead: Int64) throws {
        let guests = try Guests()
        let soon = guests.world.now.seconds + ahead
        try guests.bride.setRosterRequests(
            try invented(64, in: guests) { _ in soon }, to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(60))
        let later = guests.world.now
        try guests.bride.setRosterRequests(
            [try request(guests.story.first, as: nil, in: guests)], to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(60))
        #expect(guests.world.now > later)
        #expect(try guests.readers(seenBy: guests.host)["First"] == nil)
    }

    @Test("What is no address costs one roster, and not one at every look")
    func address() throws {
        let guests = try Guests()
        let asked = try LetterBody.RosterRequest(
            list: guests.id(), card: #require(try guests.third.card()).octets, role: .friend,
            addresses: ["x", "203.0.113.1:4711"], round: UInt32(guests.world.now.seconds))
        try guests.bride.setRosterRequests([asked], to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(60))
        #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
        let before = try guests.roster()
        // Another letter has all of them looked at once more.
        try guests.bride.setRosterRequests(
            [asked] + invented(1, in: guests) { _ in 1 }, to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(60))
        #expect(try guests.roster().counter == before.counter + 1)
        try guests.bride.setRosterRequests([asked], to: guests.host)
        try guests.world.perform(ShowStatus(), on: guests.bride)
        guests.world.run(for: .seconds(60))
        #expect(try guests.roster().counter == before.counter + 1)
    }

    @Test("An owner who takes back their yes keeps nobody on the list, and lets nobody in")
    func takenBack() throws {
        let guests = try Guests()
        let world = guests.world
        try guests.invite()
        let fourth = try world.add(household: "Fourth house", member: "Fourth")
        try world.befriend(guests.bride, fourth)
        try guests.bride.takeBackAnswers(to: guests.host)
        let standing = try guests.bride.rosterRequests(to: guests.host)
        try guests.bride.setRosterRequests(
            standing.filter { $0.role != nil } + [request(fourth, as: .friend, in: guests)],
            to: guests.host)
        try world.perform(ShowStatus(), on: guests.bride)
        world.run(for: .seconds(60))
        #expect(try guests.readers(seenBy: guests.host)["Fourth"] == nil)
        try guests.bride.setRosterRequests(
            [request(guests.third, as: nil, in: guests)], to: guests.host)
        try world.perform(ShowStatus(), on: guests.bride)
        world.run(for: .seconds(60))
        #expect(try guests.readers(seenBy: guests.host)["Third"] == nil)
    }
}
