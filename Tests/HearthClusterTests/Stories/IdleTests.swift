import Foundation
import HearthAPI
import Testing

@Suite("A node that nobody asks for anything")
struct IdleTests {
    @Test("Without lists it writes nothing, however often it looks around")
    func writesNothing() async throws {
        // It looks around every five seconds.
        try await withWorld(beat: 1) { world in
            let home = try await world.household("Owner")
            func files() throws -> [String: Data] {
                try home.files().filter { $0.key.hasPrefix("hearth.sqlite") }
            }
            let start = try await home.ask(StatusInfo.self, "status").uptimeSeconds
            let before = try files()
            #expect(before.count >= 2)
            try await eventually("it has looked around") {
                try await home.ask(StatusInfo.self, "status").uptimeSeconds >= start + 11
            }
            #expect(try files() == before)
        }
    }
}
