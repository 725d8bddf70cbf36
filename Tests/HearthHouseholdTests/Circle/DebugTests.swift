import HearthAPI
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@testable import HearthHousehold

@Suite struct DebugTests {
    @Test func debug() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let who = try #require(story.first.member)
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        var last = ""
        for _ in 0..<2000 {
            world.run(for: .milliseconds(100))
            func st(_ n: SimulatedNode) -> String {
                let cell = n.store.beatCell(of: AuthorTag(of: who, in: list), in: list)
                let b = n.store.records(.bundle, in: list.stream).filter { $0.key.author == who }
                    .compactMap { try? BundleBody(octets: $0.payload) }
                return
                    "\(n.name.prefix(5)): cell \(cell?.generation ?? 0).\(cell?.order.sequence ?? 0) bundle \(b.map(\.generation))"
            }
            let s = [story.first, story.owner, story.second].map(st).joined(separator: " | ")
            let q = try world.queue(for: story.kettle, seenBy: story.second)
            if s + "\(q)" != last { print("DBG", world.now.milliseconds, s, q) }
            last = s + "\(q)"
        }
    }
}
