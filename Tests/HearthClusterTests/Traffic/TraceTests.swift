import Foundation
import HearthAPI
import Testing

@Suite("What a node says of its own traffic")
struct TraceTests {
    /// The trace is written by the program under test, so that it proves nothing alone. Here
    /// everything that reaches the owner's node, and everything that she dials, goes through relays
    /// which see nothing but TCP. Whoever dialled, each connection of the trace must be one of a
    /// relay's, with the same messages of the same lengths in the same order in each direction;
    /// and the relay before the owner must have seen none besides. Which of the two directions
    /// was first cannot be compared: two ends of a wire see it differently.
    @Test("A trace says what somebody on the way sees, message for message")
    func agreement() async throws {
        try await withWorld { world in
            let scene = try await TrafficScene(world)
            let (owner, first, second) = (scene.owner, scene.first, scene.second)
            let kettle = "Owner/Birthday/Kettle"
            try await first.home.does("reserve", kettle, "--yes")
            try await second.home.sees(["First"], at: kettle)
            // More than one transport message.
            let picture = world.folder + "/picture.png"
            try PhotoTests.camera().write(to: URL(fileURLWithPath: picture))
            try await owner.home.does("wish", "edit", "Birthday/Kettle", "--photo", picture)
            for friend in [first, second] {
                try await eventually("\(friend.home.name) has the photo") {
                    try await friend.home.ask([PhotoInfo].self, "wish", "photo", "list", kettle)
                        .first?.isHere == true
                }
            }
            // The owner last, so that whoever hangs up, she is there to hear it.
            for one in [first, second, owner] { try await one.home.stop() }
            try await scene.expectAgreement()

            let lines = try owner.trace.lines
            #expect(lines.contains { $0.octets ?? 0 > 65_519 && !$0.isIncoming })
            let kinds = Set(lines.map(\.kind))
            #expect(
                kinds.isSuperset(of: [
                    "connected", "disconnected", "hello", "knock", "knockAnswer", "digest",
                    "record", "have", "cells", "close",
                ]))
            #expect(Set(lines.map(\.peer)) == [scene.firstName, scene.secondName])
            #expect(lines.map(\.time) == lines.map(\.time).sorted())
        }
    }

    @Test("A trace is for its user alone, goes on where it was, and holds no content")
    func file() async throws {
        try await withWorld { world in
            let scene = try await TrafficScene(world)
            let file = scene.owner.traceFile
            let before = try scene.owner.trace.lines
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            try await scene.owner.home.restart()
            try await scene.owner.home.meets(scene.first.home)
            let after = try scene.owner.trace.lines
            #expect(Array(after.prefix(before.count)) == before)
            #expect(after.count > before.count)

            let text = try String(contentsOfFile: file, encoding: .utf8)
            for line in text.split(separator: "\n") {
                let fields = try #require(
                    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                let known: Set = ["time", "peer", "connection", "direction", "kind", "octets"]
                #expect(Set(fields.keys).isSubset(of: known))
            }
        }
    }

    @Test("A trace that cannot be written is refused before anything else")
    func refused() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            let outcome = try await owner.run(["run", "--trace", world.folder + "/none/trace"])
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors.contains("cannot be written"), "\(outcome)")
        }
    }
}
