import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("What two owners' nodes can tell")
struct OwnersNonInterferenceTests {
    /// Runs the wedding and gives what each owner's node sent and received.
    private func run(reserving: Bool, seed: UInt64) throws -> [Trace] {
        let story = try Wedding(seed: seed)
        let world = story.world
        // Whom the host does not know and the other owner invites.
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.bride, third)
        let start = world.now
        func at(_ seconds: Int64, secretly: Bool = false, _ act: () throws -> Void) throws {
            let moment = start.adding(.milliseconds(seconds * 1000 + 337))
            world.run(for: moment.since(world.now))
            if reserving || !secretly { try act() }
        }
        try at(7, secretly: true) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        }
        try at(19, secretly: true) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        }
        try at(25) {
            try world.perform(ShareList(list: "Wedding", with: ["Third"]), on: story.bride)
        }
        try at(32) { try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: third) }
        try at(40) { try world.perform(AddWish(list: "Wedding", name: "Lamp"), on: story.bride) }
        try at(70) {
            try world.perform(EditList(list: "Wedding", date: "2026-12-31"), on: story.bride)
        }
        try at(95, secretly: true) {
            try world.perform(MarkBought(wish: story.kettle), on: story.first)
        }
        try at(110) { try world.perform(DeleteItem(item: "Wedding/Kettle"), on: story.bride) }
        try at(185, secretly: true) {
            try world.perform(ReserveWish(wish: story.list + "/Lamp"), on: third)
        }
        try at(200) { world.stop(story.bride) }
        try at(210, secretly: true) {
            try world.perform(ReserveWish(wish: story.list + "/Lamp"), on: story.second)
        }
        try at(230) { try world.start(story.bride) }
        try at(300) {
            try world.perform(UnshareList(list: "Wedding", with: ["First"]), on: story.host)
        }
        try at(350, secretly: true) {
            try world.perform(FreeWish(wish: story.list + "/Lamp"), on: story.second)
        }
        try at(370) {
            try world.perform(UnshareList(list: "Wedding", with: ["Third"]), on: story.bride)
        }
        try at(400) { try world.perform(LeaveList(list: "Wedding"), on: story.bride) }
        world.run(for: .seconds(200))
        for node in world.nodes { #expect(node.failures.isEmpty) }
        return [story.host.trace, story.bride.trace]
    }

    @Test(
        "The same world with and without reservations looks the same from either owner's node",
        arguments: [1, 2] as [UInt64])
    func same(seed: UInt64) throws {
        let without = try run(reserving: false, seed: seed)
        let with = try run(reserving: true, seed: seed)
        for (one, other) in zip(without, with) {
            #expect(one.entries.count > 100)
            if let parting = zip(one.entries, other.entries).first(where: { $0 != $1 }) {
                Issue.record("without: \(parting.0)\nwith: \(parting.1)")
            }
            #expect(one.entries.count == other.entries.count)
        }
    }
}
