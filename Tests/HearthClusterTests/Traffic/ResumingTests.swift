import Foundation
import HearthAPI
import HearthWire
import Testing

@Suite("Much to bring over a line that breaks")
struct ResumingTests {
    @Test("What had arrived before the line broke is not sent again")
    func resuming() async throws {
        try await withWorld(alone: true) { world in
            let scene = try await TrafficScene(world)
            let (owner, first) = (scene.owner, scene.first)
            for friend in [first, scene.second] { try await friend.home.stop() }
            // Pieces of a list that is too long for one part.
            let notes = String(repeating: "long ", count: 1900)
            // The wishes that are there already too: a piece may have one wish alone.
            for wish in ["Kettle", "Marbles"] {
                try await owner.home.does("wish", "edit", "Birthday/\(wish)", "--notes", notes)
            }
            for number in 1...30 {
                try await owner.home.does(
                    "wish", "add", "Wish \(number)", "--list", "Birthday", "--notes", notes)
            }
            let blobs = try DatabaseView(owner.home).blobs()
            #expect(blobs.count >= 4)

            // Whoever dials whom: the line breaks when about half of it has passed.
            let half = blobs.reduce(0) { $0 + $1.count } / 2
            for relay in [owner.relay, first.relay] { relay.breakOnce(after: half) }
            let before = try first.trace.lines.count
            try await first.start()
            try await eventually("she has all wishes") {
                try await first.home.items(of: "Owner/Birthday").count == 32
            }
            #expect(owner.relay.hasBroken || first.relay.hasBroken)
            #expect(try Set(DatabaseView(first.home).blobs()) == Set(blobs))
            for one in [first, owner] { try await one.home.stop() }

            let lines = try first.trace.lines.dropFirst(before)
            // A bucket has a wish at least, and no other record here is as long as its notes.
            let smallest = blobs.map(\.count).min() ?? 0
            #expect(smallest > 8_000)
            let arrived = lines.filter { $0.isIncoming && $0.kind == "record" }
                .filter { ($0.octets ?? 0) >= smallest }
            // Two lines at once may bring one twice; none brings all of them, as it would after a new beginning.
            let byLine = Dictionary(grouping: arrived, by: \.connection).values.map(\.count)
            #expect(arrived.count >= blobs.count && byLine.count >= 2)
            #expect(byLine.allSatisfy { $0 < blobs.count })
        }
    }
}

extension DatabaseView {
    /// Every blob record that a part names.
    fileprivate func blobs() throws -> [[UInt8]] {
        let records = try octets("octets", of: "records").map { try Record(octets: $0) }
        let tables = try records.filter { $0.key.kind == .part }.map {
            try PartPayload(octets: $0.payload).blobs
        }
        return records.filter { record in
            record.key.kind == .blob && tables.contains { $0.contains(record.key.name) }
        }
        .map(\.octets)
    }
}
