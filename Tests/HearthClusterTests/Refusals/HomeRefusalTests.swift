import Foundation
import Testing

@Suite("Homes and addresses that cannot be used")
struct HomeRefusalTests {
    @Test("Without a home or a running node, commands say how to get one")
    func missing() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            for command in [["list"], ["status"], ["wish", "add", "Idea"]] {
                let outcome = try await owner.run(command)
                #expect(outcome.exitCode == 1)
                #expect(outcome.errors.contains("`hearth run`"), "\(outcome)")
                let nowhere = try await owner.run(command + ["--home", world.folder + "/nowhere"])
                #expect(nowhere.exitCode == 1)
                #expect(nowhere.errors.contains("`hearth init"), "\(nowhere)")
            }
            #expect(!FileManager.default.fileExists(atPath: world.folder + "/nowhere"))
            let again = try await owner.run(["init", "--household", "Other", "--member", "Other"])
            #expect(again.exitCode == 1)
            #expect(again.errors.contains("There is a home"), "\(again)")
            // After a crash a socket is left that nobody listens on.
            try await owner.start()
            try await owner.crash()
            let dead = try await owner.run(["list"])
            #expect(dead.exitCode == 1)
            #expect(dead.errors.contains("`hearth run`"), "\(dead)")
        }
    }

    @Test("A node without pages that is run without a home makes one, and says so")
    func firstRun() async throws {
        try await withWorld { world in
            let home = world.folder + "/new"
            let node = try Program(
                ["run", "--home", home, "--listen", "127.0.0.1:\(Ports.free())", "--no-web"],
                folder: world.folder)
            defer { node.signal(SIGKILL) }
            try await eventually("the node is ready") { () -> Bool in
                guard node.isRunning else { throw Failure(node.errors) }
                return node.errors.contains("The node is ready.")
            }
            #expect(node.errors.contains("Made the home \(home)"))
            let list = try await Program(
                ["list", "--json", "--home", home], folder: world.folder
            ).outcome()
            #expect(list.exitCode == 0, "\(list)")
            node.signal(SIGTERM)
            #expect(try await node.outcome().exitCode == 0)
        }
    }

    @Test("A node that is run without a home waits to be set up, also after a crash")
    func waiting() async throws {
        try await withWorld { world in
            let home = world.folder + "/new"
            func asks(_ arguments: String...) async throws -> Outcome {
                try await Program(arguments + ["--home", home], folder: world.folder).outcome()
            }
            func run() async throws -> Program {
                let node = try Program(
                    [
                        "run", "--home", home, "--listen", "127.0.0.1:\(Ports.free())",
                        "--web", "127.0.0.1:0",
                    ], folder: world.folder)
                try await eventually("the node waits") { () -> Bool in
                    guard node.isRunning else { throw Failure(node.errors) }
                    return node.errors.contains("Nobody lives here yet.")
                }
                return node
            }
            var node = try await run()
            defer { node.signal(SIGKILL) }
            // The key opens everything, and standard error may be a log.
            #expect(!node.errors.contains("/enter?key="))
            node.signal(SIGKILL)
            _ = try await node.outcome()
            node = try await run()

            for command in [["list"], ["status"], ["member", "add", "Owner"]] {
                let outcome = try await Program(
                    command + ["--home", home], folder: world.folder
                ).outcome()
                #expect(outcome.exitCode == 1, "\(outcome)")
                #expect(outcome.errors.contains("`hearth web` prints the link"), "\(outcome)")
            }
            #expect(try await asks("web").output.contains("/enter?key="))
            let made = try await asks("init", "--household", "Oak Street", "--member", "Owner")
            #expect(made.exitCode == 0, "\(made)")
            #expect(made.output.contains("Oak Street"), "\(made)")
            #expect(made.errors.contains("the node is running already"), "\(made)")
            let again = try await asks("init", "--household", "Other", "--member", "Other")
            #expect(again.exitCode == 1, "\(again)")
            #expect(again.errors.contains("There is a home"), "\(again)")

            node.signal(SIGKILL)
            _ = try await node.outcome()
            let plain = try Program(
                ["run", "--home", home, "--listen", "127.0.0.1:0", "--no-web"],
                folder: world.folder)
            defer { plain.signal(SIGKILL) }
            try await eventually("the node is ready") {
                plain.errors.contains("The node is ready.")
            }
            #expect(!plain.errors.contains("Nobody lives here"))
            let members = try await asks("member", "list")
            #expect(members.output.contains("Owner") && !members.output.contains("Other"))
        }
    }

    @Test("A second node on one home is refused, and the first one goes on")
    func second() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let outcome = try await owner.run(["run", "--listen", "127.0.0.1:\(Ports.free())"])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("running on the home"), "\(outcome)")
            try await owner.does("wish", "add", "Idea")
            try await owner.stop()
            try await owner.start()
        }
    }

    @Test("Addresses that are taken, foreign, public or none are refused, each with its reason")
    func addresses() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            let taken = try #require(Listener(port: Ports.free()))
            let refusals: [(arguments: [String], exitCode: Int32, words: String)] = [
                (["--listen", "127.0.0.1:\(taken.port)"], 1, "listens on 127.0.0.1:\(taken.port)"),
                (["--listen", "203.0.113.1:4327"], 1, "no address of this machine"),
                (["--listen", "nonsense"], 2, "“nonsense” is not an address"),
                (["--listen", "127.0.0.1:70000"], 2, "is not an address"),
                (["--listen", "127.0.0.1:0", "--advertise", "no where"], 2, "“no where”"),
                (["--listen", "127.0.0.1:0", "--web", "0.0.0.0:4378"], 1, "this machine only"),
            ]
            for refusal in refusals {
                let outcome = try await owner.run(["run"] + refusal.arguments)
                #expect(outcome.exitCode == refusal.exitCode, "\(outcome)")
                #expect(outcome.errors.contains(refusal.words), "\(outcome)")
            }
            try await owner.start()
        }
    }

    @Test(
        "A home of a newer Hearth, or of one much older, is refused and left as it is",
        arguments: [
            ("INSERT INTO grdb_migrations VALUES ('2 of the future')", "Update Hearth"),
            (
                "UPDATE grdb_migrations SET identifier = 'old ' || identifier",
                "by a development version of Hearth"
            ),
        ])
    func otherVersion(_ change: String, _ words: String) async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            try owner.changeDatabase(change)
            let before = try owner.files()["hearth.sqlite"]
            let outcome = try await owner.run(["run", "--listen", "127.0.0.1:0"])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains(words), "\(outcome)")
            #expect(try owner.files()["hearth.sqlite"] == before)
        }
    }

    @Test("A home that others can read is refused")
    func open() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: owner.path)
            let outcome = try await owner.run(["run", "--listen", "127.0.0.1:0"])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("chmod"), "\(outcome)")
        }
    }

    @Test("A home that cannot be written to is refused, and none is made where none can be")
    func readOnly() async throws {
        try await withWorld { world in
            let scene = try ReadOnlyScene(world)
            let made = try await scene.run(["init", "--household", "H", "--member", "M"])
            try #require(made.exitCode == 0, "\(made)")
            for (path, mode) in [(scene.home, 0o500), (scene.home + "/hearth.sqlite", 0o400)] {
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                let before = try #require(attributes[.posixPermissions] as? Int)
                try scene.set(mode, of: path)
                let outcome = try await scene.run(["run", "--listen", "127.0.0.1:0"])
                #expect(outcome.exitCode == 1, "\(outcome)")
                #expect(outcome.errors.contains("cannot be written to"), "\(outcome)")
                try scene.set(before, of: path)
            }
            try scene.set(0o500, of: scene.folder)
            let outcome = try await scene.run(
                ["init", "--home", scene.folder + "/other", "--household", "H", "--member", "M"])
            #expect(outcome.exitCode == 1, "\(outcome)")
            #expect(outcome.errors.contains("cannot be written to"), "\(outcome)")
            try scene.set(0o700, of: scene.folder)
        }
    }
}

/// A folder and a user whom file modes bind; root, for whom they do not count, becomes nobody.
private struct ReadOnlyScene {
    let folder: String
    let home: String
    private let logs: String
    private let wrapper: [String]
    private let binary: String

    init(_ world: World) throws {
        folder = world.folder + "/place"
        home = folder + "/home"
        logs = world.folder
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
        guard getuid() == 0 else {
            wrapper = []
            binary = Binary.path
            return
        }
        let nobody = 65534
        try manager.setAttributes([.posixPermissions: 0o711], ofItemAtPath: world.folder)
        try manager.setAttributes(
            [.ownerAccountID: nobody, .groupOwnerAccountID: nobody], ofItemAtPath: folder)
        // Nobody may not be able to reach the folder that the program was built in.
        binary = world.folder + "/hearth"
        if link(Binary.path, binary) != 0 {
            try manager.copyItem(atPath: Binary.path, toPath: binary)
        }
        wrapper = [
            "/usr/bin/setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups",
        ]
    }

    func run(_ arguments: [String]) async throws -> Outcome {
        try await Program(
            arguments, environment: ["HEARTH_HOME": home], folder: logs, wrapper: wrapper,
            binary: binary
        ).outcome()
    }

    func set(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
}
