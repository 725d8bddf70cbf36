import HearthProcess
import HearthRouter
import Subprocess
import SystemPackage

/// Runs `hearth-router`, which asks the router as long as it runs.
enum RouterProgram {
    /// Beside the program that runs: they are built and installed together.
    private static var path: String {
        let name = "hearth-router"
        guard let own = ProgramPath.own, let slash = own.lastIndex(of: "/") else { return name }
        return own[...slash] + name
    }

    /// Returns when the program has ended. Cancelling ends its input; then it takes the port back and ends.
    static func run(
        _ request: RouterRequest, _ report: @Sendable @escaping (RouterReport) async -> Void
    ) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        await withTaskCancellationHandler {
            // A task of its own, which is not cancelled: the program is not killed, but asked to end.
            await Task {
                do {
                    // No shell, nothing of the node's environment, no descriptor but the three.
                    _ = try await Subprocess.run(
                        .path(.init(path)), arguments: Arguments(request.arguments),
                        environment: .custom(["SWIFT_BACKTRACE": "enable=no"]),
                        workingDirectory: "/", input: .inputWriter, output: .sequence,
                        error: .discarded
                    ) { execution in
                        await withTaskGroup { group in
                            group.addTask {
                                await read(execution.standardOutput, report)
                                // It has ended, whoever wanted that.
                                end.finish()
                            }
                            for await _ in ends {}
                            try? await execution.standardInputWriter.finish()
                        }
                    }
                } catch {
                    // Whoever waits for reports hears that none came.
                }
            }.value
        } onCancel: {
            end.finish()
        }
    }

    /// Reads lines; what is longer than a line may be says nothing.
    private static func read(
        _ output: SubprocessOutputSequence, _ report: (RouterReport) async -> Void
    ) async {
        var line: [UInt8] = []
        do {
            for try await buffer in output {
                for octet in buffer.withUnsafeBytes({ Array($0) }) {
                    guard octet == UInt8(ascii: "\n") else {
                        if line.count < RouterReport.longestLine { line.append(octet) }
                        continue
                    }
                    if let said = RouterReport(line: String(decoding: line, as: UTF8.self)) {
                        await report(said)
                    }
                    line = []
                }
            }
        } catch {
            // It ended in the middle of a word.
        }
    }
}
