import Foundation

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
final class Program: Sendable {
    let command: String
    private let process = Process()
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
        let all = wrapper + [binary] + arguments
        process.executableURL = URL(fileURLWithPath: all[0])
        process.arguments = Array(all.dropFirst())
        var variables = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": folder, "LANG": "C.UTF-8",
        ]
        // Where a sanitizer reports, if there is one.
        variables["TSAN_OPTIONS"] = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
        variables.merge(environment) { $1 }
        process.environment = variables
        process.standardInput = FileHandle.nullDevice
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: outputFile))
        let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: errorFile))
        defer {
            try? output.close()
            try? errors.close()
        }
        try output.seekToEnd()
        try errors.seekToEnd()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// The system's number for it.
    var id: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }
    var output: String { Self.text(of: outputFile) }
    var errors: String { Self.text(of: errorFile) }

    func signal(_ number: Int32) {
        if process.isRunning { kill(process.processIdentifier, number) }
    }

    /// Waits for its end; kills it when that takes too long.
    func outcome(within limit: Duration = .seconds(30)) async throws -> Outcome {
        let deadline = ContinuousClock.now + limit
        while process.isRunning {
            guard ContinuousClock.now < deadline else {
                signal(SIGKILL)
                process.waitUntilExit()
                throw Failure("`\(command)` did not end within \(limit).\n\(errors)")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        let code =
            process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
        return Outcome(command: command, exitCode: code, output: output, errors: errors)
    }

    private static func text(of file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }
}
