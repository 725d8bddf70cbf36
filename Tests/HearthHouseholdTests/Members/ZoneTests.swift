import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthZones
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Whose zone it is")
struct ZoneTests {
    private let world = World.quick()
    private let node: SimulatedNode
    private let one = Caller(member: "One", at: .home)
    private let two = Caller(member: "Two", at: .home)
    private static let zones = [("Europe/Stockholm", 3600), ("America/New_York", -5 * 3600)]
        .compactMap { Zone(name: $0.0, first: $0.1, changes: []) }

    init() throws {
        node = try world.add(household: "House", member: "One")
        node.zones = KnownZones(own: .utc, Self.zones)
        try world.perform(AddMember(name: "Two"), on: node, as: one)
    }

    private func zone(of caller: Caller) throws -> ZoneInfo {
        try world.perform(ShowZone(), on: node, as: caller)
    }

    @Test("It is the computer's until its member chooses another, and theirs alone")
    func chosen() throws {
        #expect(try zone(of: one) == ZoneInfo(zone: "UTC", isChosen: false, computer: "UTC"))
        let set = try world.perform(SetZone(zone: "Europe/Stockholm"), on: node, as: one)
        let chosen = ZoneInfo(zone: "Europe/Stockholm", isChosen: true, computer: "UTC")
        #expect(set == chosen)
        #expect(try zone(of: two).zone == "UTC")
        world.stop(node)
        try world.start(node)
        #expect(try zone(of: one) == chosen)
        #expect(try world.perform(SetZone(zone: nil), on: node, as: one).isChosen == false)
    }

    @Test(
        "What is no zone is refused, and nothing has changed",
        arguments: ["", "Nowhere", "+25:00", "europe/stockholm", "Europe/Stockholm\u{0}"])
    func unknown(name: String) throws {
        try world.perform(SetZone(zone: "Europe/Stockholm"), on: node, as: one)
        expectRefusal(.zoneUnknown) {
            try world.perform(SetZone(zone: name, offsetMinutes: 60), on: node, as: one)
        }
        #expect(try zone(of: one).zone == "Europe/Stockholm")
    }

    @Test("The family's screen sets nobody's")
    func familyDevice() throws {
        let session = try world.perform(SignIn(member: "One"), on: node, as: one).token
        let here = Caller(session: session, at: .familyDevice)
        expectRefusal(.zoneNotHere) {
            try world.perform(SetZone(zone: "Europe/Stockholm"), on: node, as: here)
        }
        #expect(try zone(of: one).isChosen == false)
    }

    @Test(
        "On another machine the computer's zone is followed, and a chosen one that it does not know is named"
    )
    func moved() throws {
        try world.perform(SetZone(zone: "Europe/Stockholm"), on: node, as: one)
        let elsewhere = try #require(Self.zones.last)
        node.zones = KnownZones(own: elsewhere, [elsewhere])
        #expect(try zone(of: two).zone == "America/New_York")
        #expect(
            try zone(of: one)
                == ZoneInfo(
                    zone: "America/New_York", isChosen: true, computer: "America/New_York",
                    missing: "Europe/Stockholm"))
        // Its table is updated.
        node.zones = KnownZones(own: elsewhere, Self.zones)
        #expect(try zone(of: one).zone == "Europe/Stockholm" && zone(of: one).missing == nil)
    }

    @Test("Where the machine has no table, what a browser's clock is ahead of UTC counts")
    func bare() throws {
        node.zones = KnownZones(own: .utc)
        let set = SetZone(zone: "Europe/Stockholm", offsetMinutes: 60)
        let info = try world.perform(set, on: node, as: one)
        #expect(info == ZoneInfo(zone: "+01:00", isChosen: true, computer: "UTC", hasTable: false))
        expectRefusal(.zoneUnknown) {
            try world.perform(SetZone(zone: nil, offsetMinutes: .max), on: node, as: one)
        }
        expectRefusal(.zoneUnknown) {
            try world.perform(SetZone(zone: "Europe/Stockholm"), on: node, as: one)
        }
    }
}
