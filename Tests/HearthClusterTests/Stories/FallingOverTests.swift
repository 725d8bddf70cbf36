import Foundation
import HearthAPI
import Testing

@Suite("Nodes that fall over")
struct FallingOverTests {
    @Test("A node that falls over is gone at once, and says nothing of its memory")
    func atOnce() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            // What Swift does of itself where somebody looks on.
            owner.setting.environment = ["SWIFT_BACKTRACE": "enable=yes"]
            try await owner.start()
            for signal in [SIGILL, SIGTRAP, SIGSEGV] {
                kill(owner.process, signal)
                let outcome = try #require(try await owner.ended(within: .seconds(3)))
                #expect(outcome.exitCode == 128 + signal)
                #expect(!outcome.errors.contains("Thread 0"), "\(outcome)")
                // The home and the port are free.
                try await owner.start()
            }
            try await owner.stop()
        }
    }

    @Test("A node that is looked after comes back by itself, with what was acknowledged")
    func comesBack() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            owner.setting.environment = ["HEARTH_SUPERVISE": "yes"]
            try await owner.start()
            try await owner.does("list", "new", "Birthday")
            var node: Int32 = 0
            for signal in [SIGILL, SIGTRAP, SIGKILL] {
                let last = node
                node = try await eventually("another node runs") {
                    ProcessView(id: owner.process).children.first { $0 != last }
                }
                try await owner.does("wish", "add", "Wish \(signal)", "--list", "Birthday")
                kill(node, signal)
                try await eventually("the node is there again") {
                    owner.isRunning
                        && owner.log.components(separatedBy: "The node is ready.").count
                            > owner.log.components(separatedBy: "fell over").count
                        && owner.log.contains("(signal \(signal),")
                }
                let names = try await owner.items(of: "Birthday").map(\.name)
                #expect(names.contains("Wish \(signal)"))
            }
            #expect(owner.log.contains("3 times in a row"))
            // It goes as any other, and takes the node along.
            try await owner.stop()
            #expect(ProcessView(id: node).children == [] && kill(node, 0) == -1)
        }
    }

    @Test("Who looks after a node passes on what it is told, and how the node ended")
    func passesOn() async throws {
        try await withWorld { world in
            let supervised = ["HEARTH_SUPERVISE": "yes"]
            let owner = try await world.household("Owner", starting: false)
            for signal in [SIGTERM, SIGINT] {
                owner.setting.environment = supervised
                try await owner.start()
                kill(owner.process, signal)
                let outcome = try #require(try await owner.ended(within: .seconds(20)))
                #expect(outcome.exitCode == 0)
                #expect(outcome.errors.contains("The node has stopped."))
            }
            // Typed wrongly, and refused: no reason to try again.
            let wrong = try await owner.run(
                ["--language", "en", "run", "--beat", "0"], environment: supervised)
            #expect(wrong.exitCode == 2 && wrong.errors.contains("at least 1 second"))
            try await owner.start()
            let second = try await owner.run(
                ["run", "--listen", "127.0.0.1:0", "--no-web"], environment: supervised)
            #expect(second.exitCode == 1 && !second.errors.contains("fell over"), "\(second)")
            // Killed itself, it leaves no node behind that nobody looks after.
            let node = try #require(ProcessView(id: owner.process).children.first)
            try await owner.crash()
            try await eventually("the node is gone too") { kill(node, 0) == -1 }
            try await owner.start()
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
