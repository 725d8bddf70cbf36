import FoundationEssentials
import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import HearthZones
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// The sizes that a friend tells, as a member reads them.
func toldSizes(
    of friend: String, seenBy node: SimulatedNode, in world: World, as caller: Caller = Caller()
) throws -> [String] {
    try world.perform(ShowProfile(friend: friend), on: node, as: caller).sizes.map(\.value)
}

@Suite("Profiles of those who become friends")
struct NewFriendProfileTests {
    @Test("Who becomes a friend later reads what was told before")
    func later() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(EditProfile(sizes: [SizeInfo(label: "Shoes", value: "39")]), on: owner)
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.run(until: "she reads it") {
            try toldSizes(of: "Owner", seenBy: friend, in: world) == ["39"]
        }
    }

    /// How two people become friends whose homes share something already, or nothing.
    enum Befriending: CaseIterable {
        case knock
        case invitation
        case bothKnock
        case knockOfHousemate
        case yesOfHousemate
        case knockOfLocked
    }

    @Test(
        "Both read what the other told before, in the session in which they become friends",
        arguments: Befriending.allCases)
    func bothInTheSession(_ way: Befriending) throws {
        let world = World.quick()
        let (one, other) = (
            try world.add(household: "First house", member: "First"),
            try world.add(household: "Second house", member: "Second")
        )
        // So that the rescue records of the day are written already.
        let third = try world.add(household: "Third house", member: "Third")
        for node in [one, other] { try world.befriend(third, node) }
        var (here, there) = (Caller(member: "First"), Caller(member: "Second"))
        switch way {
        case .knock, .invitation, .bothKnock: break
        case .knockOfLocked:
            try world.perform(SetPassphrase(new: "correct horse"), on: one)
            here = Caller(
                session: try world.perform(Unlock(passphrase: "correct horse"), on: one).token)
        case .knockOfHousemate, .yesOfHousemate:
            try world.befriend(other, one)
            let isHere = way == .knockOfHousemate
            try world.perform(AddMember(name: "Mate"), on: isHere ? one : other)
            if isHere { here = Caller(member: "Mate") } else { there = Caller(member: "Mate") }
        }
        for (node, caller, size) in [(one, here, "41"), (other, there, "42")] {
            try world.perform(
                EditProfile(sizes: [SizeInfo(label: "Shoes", value: size)]), on: node, as: caller)
        }
        world.settle()
        here = try befriend(way, one, here, other, there, in: world)
        let connections = one.trace.entries.count { $0.kind == .connected }
        let names = (
            try world.perform(ShowProfile(), on: one, as: here).name,
            try world.perform(ShowProfile(), on: other, as: there).name
        )
        try world.run(until: "both read it", within: .seconds(5)) {
            try toldSizes(of: names.1, seenBy: one, in: world, as: here) == ["42"]
                && toldSizes(of: names.0, seenBy: other, in: world, as: there) == ["41"]
        }
        // So does each home keep what the other's would need.
        let kept = try [(one, here, other), (other, there, one)].map { home, caller, keeper in
            (keeper, try Link(world.link(of: home, as: caller)).key.identity)
        }
        try world.run(until: "both keep it", within: .seconds(5)) {
            kept.allSatisfy { keeper, member in
                keeper.store.record(
                    RecordKey(kind: .rescue, stream: .card(of: member), author: member)) != nil
            }
        }
        #expect(one.trace.entries.count { $0.kind == .connected } == connections)
    }

    /// Has two become friends; gives how the first one asks from now on.
    private func befriend(
        _ way: Befriending, _ one: SimulatedNode, _ here: Caller, _ other: SimulatedNode,
        _ there: Caller, in world: World
    ) throws -> Caller {
        func ask(_ link: String) throws {
            try world.perform(AddFriend(link: link), on: one, as: here)
        }
        var here = here
        switch way {
        case .invitation:
            try ask(world.perform(NewInvitation(), on: other, as: there).link ?? "")
        case .bothKnock:
            try world.perform(AddFriend(link: world.link(of: one)), on: other)
            try ask(world.link(of: other))
        case .knock, .knockOfHousemate, .yesOfHousemate:
            try world.befriend(other, one, as: there, friend: here)
        case .knockOfLocked:
            try ask(world.link(of: other))
            try world.run(until: "they are asked") { try !world.inbox(of: other).isEmpty }
            try world.perform(Lock(), on: one, as: here)
            try world.perform(AnswerInbox(entry: "First", answer: .accept), on: other)
            world.run(for: .seconds(120))
            here = Caller(
                session: try world.perform(Unlock(passphrase: "correct horse"), on: one).token)
        }
        let link = try world.link(of: other, as: there)
        try world.run(until: "they are friends", within: .seconds(120)) {
            try world.friends(of: one, as: here).contains {
                $0.state == .friends && $0.isConnected && link.contains($0.key)
            }
        }
        return here
    }
}
