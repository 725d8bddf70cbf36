import Foundation
import NIOConcurrencyHelpers

/// What a command came to.
struct Outcome: CustomStringConvertible {
    let command: String
    /// 128 and the signal's number when it was killed.
    let exitCode: Int32
    let output: String
    let errors: String

    var description: String {
        "`\(command)` ended with \(exitCode)\n\(output)\(errors)"
    }
}

/// A process that was started; its output goes to files, so that no pipe can fill up.
///
/// Not Foundation's: that one learns of the end through a socket, which a process that is started at
/// the same moment may inherit, and then waits for that one's end too.
final class Program: Sendable {
    let command: String
    /// The system's number for it.
    let id: pid_t
    /// How it ended, as `waitpid` says it.
    private let end = NIOLockedValueBox<Int32?>(nil)
    private let outputFile: String
    private let errorFile: String

    /// Starts `hearth` with these arguments, through `wrapper` if there is one.
    init(
        _ arguments: [String], environment: [String: String] = [:], folder: String,
        name: String = UUID().uuidString, wrapper: [String] = [], binary: String = Binary.path
    ) throws {
        command = "hearth " + arguments.joined(separator: " ")
        outputFile = "\(folder)/\(name).out"
        errorFile = "\(folder)/\(name).err"
        for file in [outputFile, errorFile]
        where !FileManager.default.fileExists(atPath: file) {
            try Data().write(to: URL(fileURLWithPath: file))
        }
        var variables = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": folder, "LANG": "C.UTF-8",
        ]
        // Where a sanitizer reports, if there is one.
        variables["TSAN_OPTIONS"] = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
        variables.merge(environment) { $1 }
        id = try Self.start(
            wrapper + [binary] + arguments, variables.map { "\($0)=\($1)" },
            output: outputFile, errors: errorFile)
    }

    private static func start(
        _ words: [String], _ variables: [String], output: String, errors: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_APPEND, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_APPEND, 0)
        // Those that are not open are no error.
        for other in 3..<1024 { posix_spawn_file_actions_addclose(&actions, Int32(other)) }
        // In a process group of its own: Ctrl-C is for the tests.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        let arguments = words.map { strdup($0) } + [nil]
        let environment = variables.map { strdup($0) } + [nil]
        defer { for word in arguments + environment { free(word) } }
        var process = pid_t()
        let problem = posix_spawn(
            &process, words[0], &actions, &attributes, arguments, environment)
        guard problem == 0 else {
            throw Failure("\(words[0]) cannot be started: \(String(cString: strerror(problem)))")
        }
        return process
    }

    var isRunning: Bool { status == nil }
    var output: String { Self.text(of: outputFile) }
    var errors: String { Self.text(of: errorFile) }

    /// How it ended, as `waitpid` says it; nil: it has not.
    private var status: Int32? {
        end.withLockedValue { end in
            var status: Int32 = 0
            if end == nil, waitpid(id, &status, WNOHANG) == id { end = status }
            return end
        }
    }

    func signal(_ number: Int32) {
        if isRunning { kill(id, number) }
    }

    /// Waits for its end; kills it when that takes too long.
    func outcome(within limit: Duration = .seconds(30)) async throws -> Outcome {
        let deadline = ContinuousClock.now + limit
        while true {
            if let status {
                let number = status & 0x7F
                return Outcome(
                    command: command, exitCode: number == 0 ? status >> 8 & 0xFF : 128 + number,
                    output: output, errors: errors)
            }
            guard ContinuousClock.now < deadline else {
                signal(SIGKILL)
                throw Failure("`\(command)` did not end within \(limit).\n\(errors)")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    private static func text(of file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }
}
