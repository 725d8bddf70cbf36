import Foundation
import HearthAPI
import Testing

@Suite("Nodes that crash")
struct CrashedNodeTests {
    @Test("A node that crashes is gone at once, and says nothing of its memory")
    func atOnce() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            // What Swift does of itself where somebody looks on.
            owner.setting.environment = ["SWIFT_BACKTRACE": "enable=yes"]
            try await owner.start()
            for signal in [SIGILL, SIGTRAP, SIGSEGV] {
                kill(owner.process, signal)
                let outcome = try #require(try await owner.ended(within: .seconds(30)))
                #expect(outcome.exitCode == 128 + signal)
                #expect(!outcome.errors.contains("Thread 0"), "\(outcome)")
                // The home and the port are free.
                try await owner.start()
            }
            try await owner.stop()
        }
    }

    @Test("No program that a node starts would find anything of the node's open")
    func descriptors() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let streams = try [
                RawStream("/api/v1/events", of: owner),
                RawStream("/api/v1/events?changes=yes", of: owner),
            ]
            defer { withExtendedLifetime(streams) {} }
            for home in [owner, first, second] {
                let view = ProcessView(id: home.process)
                // Listening for friends and for the command line, and a friend.
                try await eventually("\(home.name) has friends") { view.sockets >= 3 }
                // A connection is marked in the moment after it was made.
                try await eventually("nothing can be inherited: \(view.inheritable)") {
                    view.inheritable.isEmpty
                }
            }
        }
    }
}
