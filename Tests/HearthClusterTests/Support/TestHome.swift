import Foundation
import NIOConcurrencyHelpers

/// A household of a test: its home, its node and the command line.
///
/// Commands may be run from several tasks, also while one of them starts and stops the node.
final class TestHome: Sendable {
    /// The first member's name, and the home's place in its world.
    let name: String
    let path: String
    let folder: String
    private let beat: Int
    private let logLevel: String
    private let state: NIOLockedValueBox<State>

    private struct State {
        var port: Int
        var setting = NodeSetting()
        var node: Program?
    }

    /// A home at a place of its world in which there is nothing yet.
    init(
        vacant name: String, at place: String, folder: String, beat: Int,
        logLevel: String = "debug"
    ) {
        self.name = name
        self.folder = folder
        self.beat = beat
        self.logLevel = logLevel
        path = "\(folder)/\(place)"
        logName = "\(place)-node"
        state = NIOLockedValueBox(State(port: Ports.free()))
    }

    /// Makes the home.
    convenience init(
        _ name: String, folder: String, beat: Int, logLevel: String = "debug",
        passphraseFile: String? = nil
    ) async throws {
        self.init(
            vacant: name, at: name.lowercased(), folder: folder, beat: beat, logLevel: logLevel)
        try await does(
            ["init", "--household", "House \(name)", "--member", name]
                + (passphraseFile.map { ["--passphrase-file", $0] } ?? []))
    }

    /// Where the node listens.
    private(set) var port: Int {
        get { state.withLockedValue { $0.port } }
        set { state.withLockedValue { $0.port = newValue } }
    }

    /// How the node is run, from the next start on.
    var setting: NodeSetting {
        get { state.withLockedValue { $0.setting } }
        set { state.withLockedValue { $0.setting = newValue } }
    }

    private var node: Program? {
        get { state.withLockedValue { $0.node } }
        set { state.withLockedValue { $0.node = newValue } }
    }

    /// What the node has written to standard error.
    var log: String { node?.errors ?? "" }
    let logName: String
    var isRunning: Bool { node?.isRunning ?? false }
    /// The process that was started, which is the node or looks after it.
    var process: Int32 { node?.id ?? 0 }

    // MARK: The node

    /// Starts the node and waits until it says that it is ready.
    func start() async throws {
        for attempt in 1... {
            // The log goes on where it was, so that what is ready is what comes after.
            let before = log.utf8.count
            let node = try Program(
                [
                    "run", "--home", path, "--listen", "\(setting.host):\(port)",
                    "--no-web", "--beat", "\(beat)", "--log-level", logLevel,
                ] + setting.options, environment: setting.environment, folder: folder,
                name: logName, wrapper: setting.wrapper)
            self.node = node
            let isReady = try await eventually("the node of \(name) is ready") { () -> Bool? in
                let news = node.errors.utf8.dropFirst(before)
                if String(decoding: news, as: UTF8.self).contains("The node is ready.") {
                    return true
                }
                return node.isRunning ? nil : false
            }
            if isReady { return }
            guard attempt < 3, node.errors.contains("listens on"), before == 0 else {
                throw Failure("The node of \(name) did not start.\n\(log.suffix(2000))")
            }
            port = Ports.free()
        }
    }

    /// Stops the node the way a person does.
    ///
    /// - Throws: `Failure` unless it ends cleanly.
    func stop() async throws {
        guard let node else { return }
        node.signal(SIGTERM)
        let outcome = try await node.outcome(within: .seconds(20))
        guard outcome.exitCode == 0 else {
            throw Failure(
                "The node of \(name) ended with \(outcome.exitCode).\n\(log.suffix(2000))")
        }
    }

    /// Waits until the process that was started has ended by itself.
    func ended(within limit: Duration) async throws -> Outcome? {
        try await node?.outcome(within: limit)
    }

    /// Ends the node as a crash or a power cut would.
    func crash() async throws {
        guard let node else { return }
        node.signal(SIGKILL)
        _ = try await node.outcome(within: .seconds(20))
    }

    func restart() async throws {
        try await stop()
        try await start()
    }

    // MARK: The command line

    /// Runs a command on this home, whatever comes of it.
    func run(
        _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> Outcome {
        var variables = environment
        variables["HEARTH_HOME"] = path
        return try await Program(arguments, environment: variables, folder: folder).outcome()
    }

    /// Runs a command that has to succeed, and gives what it printed.
    /// The same, with a line on the command's standard input.
    func run(_ arguments: [String], line: String) async throws -> Outcome {
        let file = "\(folder)/line-\(UUID().uuidString)"
        try Data((line + "\n").utf8).write(to: URL(filePath: file))
        let shell = ["/bin/sh", "-c", "exec \"$@\" < '\(file)'", "sh"]
        return try await Program(
            arguments, environment: ["HEARTH_HOME": path], folder: folder, wrapper: shell
        ).outcome()
    }

    @discardableResult
    func does(_ arguments: String..., as member: String? = nil) async throws -> String {
        try await does(arguments + (member.map { ["--as", $0] } ?? []))
    }

    /// Starts a command that goes on until it is stopped.
    func launch(_ arguments: [String]) throws -> Program {
        try Program(arguments, environment: ["HEARTH_HOME": path], folder: folder)
    }

    @discardableResult
    func does(_ arguments: [String]) async throws -> String {
        let outcome = try await run(arguments)
        guard outcome.exitCode == 0 else { throw Failure("For \(name), \(outcome)") }
        return outcome.output.trimmingCharacters(in: .newlines)
    }

    /// The answer to a command, as the value that stands behind `--json`.
    func ask<Answer: Decodable>(
        _ type: Answer.Type = Answer.self, _ arguments: String...
    ) async throws -> Answer {
        let answer =
            if let path = LocalAnswer.path(for: arguments) {
                try await LocalAnswer.get(path, of: self)
            } else {
                Data(try await does(arguments + ["--json"]).utf8)
            }
        do {
            return try JSONDecoder().decode(Answer.self, from: answer)
        } catch {
            let text = String(decoding: answer, as: UTF8.self)
            throw Failure("`hearth \(arguments)` of \(name) answers what cannot be read: \(text)")
        }
    }
}
