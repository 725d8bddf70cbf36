import HearthAPI
import HearthReplication
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Room for what friends write")
struct QuotaTests {
    @Test("Whose room is full is named once; what was there stays, others go on, and it ends")
    func full() throws {
        let story = try Birthday()
        let (world, first) = (story.world, story.first)
        let owner = try #require(story.owner.member)
        first.household?.replicator.authorQuota = first.store.octets(by: owner) + 16
        let notes = String(repeating: "long ", count: 1000)
        try world.perform(
            AddWish(list: "Birthday", name: "Book", fields: WishFields(notes: notes)),
            on: story.owner)
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.beat()
        world.beat()
        let alarms = try world.perform(ShowAlarms(), on: first)
        #expect(alarms.map(\.notice.person) == ["Owner"])
        let alarm = try #require(alarms.first)
        #expect(alarm.notice == AlarmNotice(.quota, person: "Owner", detail: "256"))
        #expect(try world.perform(ShowStatus(), on: first).alarms == [alarm.notice])
        #expect(world.wishes(on: story.list, of: first) == ["Kettle", "Marbles"])
        #expect(world.wishes(on: story.list, of: story.second)?.contains("Book") == true)
        #expect(try world.queue(for: story.kettle, seenBy: first) == ["Second"])
        #expect(try world.perform(ShowAlarms(), on: story.second).isEmpty)
        // With room again the next thing she writes brings the rest along.
        _ = try world.perform(ClearAlarms(), on: first)
        first.household?.replicator.authorQuota = Limits.keptPerAuthor
        try world.perform(AddWish(list: "Birthday", name: "Socks"), on: story.owner)
        world.settle()
        #expect(world.wishes(on: story.list, of: first)?.count == 4)
        #expect(try world.perform(ShowAlarms(), on: first).isEmpty)
    }
}
