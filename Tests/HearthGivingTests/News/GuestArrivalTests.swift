import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A guest's phone is told to who invited them")
struct GuestArrivalTests {
    private let world = World.quick()
    private let node: SimulatedNode

    init() throws {
        node = try world.add(household: "House of the owner", member: "Owner")
        for name in ["Partner", "Lodger"] { try world.perform(AddMember(name: name), on: node) }
        try world.perform(AddMember(name: "Guest", isGuest: true), on: node)
        try world.perform(SetHouseholder(member: "Lodger", isHouseholder: false), on: node)
        world.run(for: .seconds(10))
    }

    private func key(_ name: String) throws -> String {
        try #require(
            try world.perform(ListMembers(), on: node).first { $0.name == name }
        ).key
    }

    private func told(_ name: String) throws -> [String] {
        try world.perform(ShowNews(which: "unread"), on: node, as: Caller(member: name)).items
            .filter { $0.kind == .guestCame }
            .map { "\($0.person ?? "?"): \($0.detail ?? "?")" }
    }

    @Test("Who made the link is told which phone came, once, and nobody else")
    func inviter() throws {
        let told = TellOfGuest(
            guest: try key("Guest"), inviter: try key("Partner"), device: "0123abcd",
            name: "iPhone")
        try world.perform(told, on: node)
        // The answer got lost.
        try world.perform(told, on: node)
        world.run(for: .seconds(2))
        #expect(try self.told("Partner") == ["Guest: iPhone"])
        for name in ["Owner", "Lodger", "Guest"] { #expect(try self.told(name).isEmpty) }
    }

    @Test("Where nobody was named, householders are told, and nobody once the guest has left")
    func nobodyNamed() throws {
        try world.perform(
            TellOfGuest(guest: try key("Guest"), inviter: nil, device: "0123abcd", name: "iPhone"),
            on: node)
        #expect(try told("Owner") == ["Guest: iPhone"])
        #expect(try told("Partner") == ["Guest: iPhone"])
        #expect(try told("Lodger").isEmpty && told("Guest").isEmpty)

        let gone = TellOfGuest(
            guest: try key("Guest"), inviter: nil, device: "4567abcd", name: "iPad")
        try world.perform(DeleteMember(), on: node, as: Caller(member: "Guest"))
        try world.perform(gone, on: node)
        try world.perform(
            TellOfGuest(guest: "no key", inviter: "none", device: "", name: ""), on: node)
        world.run(for: .seconds(2))
        #expect(try told("Owner") == ["Guest: iPhone"])
    }
}
