import Glibc
import HearthAPI
import Subprocess
import SystemPackage

/// The program of a hook: what may be run, and how.
enum HookProgram {
    private static let deadline: Duration = .seconds(30)
    /// Octets of what it complains about that are kept.
    private static let errorLimit = 4096

    /// Whether a path names a program that only this user can change.
    ///
    /// - Throws: `HearthError` that says what is wrong with it.
    static func check(_ path: String) throws(HearthError) {
        let argument = ["program": path]
        guard path.hasPrefix("/") else { throw HearthError(.hookNotAbsolute, argument) }
        var status = Glibc.stat()
        guard stat(path, &status) == 0 else { throw HearthError(.hookMissing, argument) }
        guard status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else {
            throw HearthError(.hookNotExecutable, argument)
        }
        guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
            throw HearthError(.hookNotPrivate, argument)
        }
    }

    /// Runs a program with an event on its standard input; what went wrong, or nil.
    ///
    /// No shell, next to nothing of the node's environment, no descriptor but the three; after the
    /// deadline it is killed with everything that it started.
    static func run(_ path: String, _ arguments: [String], _ event: HookEvent) async -> String? {
        do throws(HearthError) {
            try check(path)
        } catch {
            return "\(error.code.rawValue): \(path)"
        }
        let octets = event.octets
        return await withTaskGroup(of: String??.self) { group in
            group.addTask { .some(await start(path, arguments, octets)) }
            group.addTask {
                // The task that is cancelled while it sleeps has lost.
                (try? await Task.sleep(for: deadline)).map {
                    "it did not end within \(deadline.components.seconds) s"
                }
            }
            // Cancelling kills the process; the group waits until it is gone.
            defer { group.cancelAll() }
            while let first = await group.next() {
                if let first { return first }
            }
            return nil
        }
    }

    private static func start(
        _ path: String, _ arguments: [String], _ octets: [UInt8]
    ) async -> String? {
        var options = PlatformOptions()
        // A group of its own, so that what it started ends with it.
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
        ]
        do {
            let result = try await Subprocess.run(
                .path(FilePath(path)), arguments: Arguments(arguments),
                environment: .custom([
                    "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin",
                    "LANG": "C.UTF-8", "HEARTH_HOOK": "1",
                ]),
                workingDirectory: "/", platformOptions: options, input: .inputWriter,
                output: .discarded, error: .bytes(limit: errorLimit)
            ) { execution in
                // It may end before it has read anything.
                _ = try? await execution.standardInputWriter.write(octets)
                try? await execution.standardInputWriter.finish()
            }
            guard !result.terminationStatus.isSuccess else { return nil }
            let said =
                String(decoding: result.standardError, as: UTF8.self)
                .split(separator: "\n").first.map { ": " + $0.prefix(200) } ?? ""
            return "\(result.terminationStatus)\(said)"
        } catch is CancellationError {
            return "it was ended"
        } catch {
            return "it could not be run, or said too much"
        }
    }
}
