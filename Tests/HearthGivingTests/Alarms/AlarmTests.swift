import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthGiving
@testable import HearthHome
@testable import HearthHousehold

@Suite("Alarms")
struct AlarmTests {
    private func alarms(of node: SimulatedNode, in world: World) throws -> [AlarmInfo] {
        try world.perform(ShowAlarms(), on: node)
    }

    @Test("An owner who signs two rosters under one version is found out")
    func equivocation() throws {
        let story = try Birthday()
        let world = story.world
        #expect(try alarms(of: story.first, in: world).isEmpty)
        let id = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        try story.owner.equivocate(on: id)
        try world.perform(AddWish(list: "Birthday", name: "Socks"), on: story.owner)
        try world.run(until: "the first friend knows") {
            try !alarms(of: story.first, in: world).isEmpty
        }
        world.settle()
        let found = try #require(try alarms(of: story.first, in: world).first)
        #expect(try alarms(of: story.first, in: world).count == 1)
        #expect(found.notice == AlarmNotice(.twoRosters, person: "Owner"))
        let status = try world.perform(ShowStatus(), on: story.first)
        #expect(status.alarms.contains(found.notice))
        #expect(try alarms(of: story.owner, in: world).isEmpty)
        _ = try world.perform(ClearAlarms(), on: story.first)
        #expect(try alarms(of: story.first, in: world).isEmpty)
    }

    @Test("A friend who was given another roster under the same version raises the alarm")
    func otherRoster() throws {
        let story = try Birthday()
        let world = story.world
        let id = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        try story.second.seeRoster(of: id, hash: 7)
        world.run(for: .seconds(180))
        let found = try #require(try alarms(of: story.first, in: world).first)
        #expect(found.notice == AlarmNotice(.rostersDiffer, person: "Owner"))
    }

    @Test("Of one person the gravest stays")
    func gravest() throws {
        let story = try Birthday()
        let world = story.world
        let id = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        func kinds() throws -> [AlarmNotice.Kind] {
            try alarms(of: story.first, in: world).map(\.notice.kind)
        }
        try story.second.seeRoster(of: id, hash: 7)
        world.run(for: .seconds(180))
        #expect(try kinds() == [.rostersDiffer])
        try story.owner.equivocate(on: id)
        world.run(for: .seconds(60))
        #expect(try kinds() == [.twoRosters])
        try story.second.seeRoster(of: id, hash: 9)
        world.run(for: .seconds(180))
        #expect(try kinds() == [.twoRosters])
    }

    @Test("A roster that is older, or newer, raises none")
    func ancestors() throws {
        let story = try Birthday()
        let world = story.world
        for day in 1...4 {
            try world.perform(
                EditList(list: "Birthday", date: "2027-05-0\(day)"), on: story.owner)
            world.run(for: .seconds(90))
        }
        world.settle()
        for node in [story.owner, story.first, story.second] {
            #expect(try alarms(of: node, in: world).isEmpty)
        }
    }
}

extension SimulatedNode {
    private func misbehave(
        _ body: (inout Household, IdentityKey, MemberKeys, Work) throws -> Void
    ) throws {
        guard var value = household, let member, let keys = value.keyring.keys(of: member) else {
            throw HearthError(.locked)
        }
        try store.transaction(.full) { tables in
            try body(&value, member, keys, Work(store: tables, now: WallTime(seconds: 0)))
        }
        household = value
    }

    /// Sends everybody another roster under the version of the one they have.
    fileprivate func equivocate(on list: ListID) throws {
        try misbehave { household, _, keys, work in
            guard let held = try household.roster(of: list, work) else { return }
            var body = held.body
            body.isArchived.toggle()
            let other = Record(
                key: held.record.key, version: held.record.version, payload: body.payload,
                sign: keys.identity.sign)
            household.replicator.published(other)
        }
    }

    /// Publishes bundles as if the newest roster had another hash.
    fileprivate func seeRoster(of list: ListID, hash: UInt8) throws {
        try misbehave { household, member, _, work in
            guard let entry = household.replicator.directory.lists[list],
                let reader = entry.reader(member),
                let circle = try household.circleKeys(of: member, in: list, work),
                let digest = Digest(octets: [UInt8](repeating: hash, count: 32))
            else { return }
            let stamp = RecordStamp(
                key: entry.stamp.key, version: entry.stamp.version, hash: digest)
            let seen = ListEntry(
                id: entry.id, stamp: stamp, epoch: entry.epoch, isGiving: entry.isGiving,
                isArchived: entry.isArchived, day: entry.day, owners: entry.owners,
                readers: entry.readers, ownerNodes: entry.ownerNodes)
            _ = try household.rotate(circle, of: reader, on: seen, work)
        }
    }
}
