package import HearthArchives
import HearthPictures
import Subprocess
package import SystemPackage

/// Starts a process for a zip file and reads its answer: the same program that pictures are given to.
package struct ArchiveWorker: Sendable {
    private let program: String

    /// With the program at a path; nothing is started yet.
    package init(program: String) { self.program = program }

    /// Files of the zip file that a descriptor is of, which stays open; one at a time reads from it.
    ///
    /// - Throws: `ArchiveFailure`. The process is gone in any case.
    package func read(
        _ request: ArchiveRequest, from file: FileDescriptor
    ) async throws(ArchiveFailure) -> [ArchiveEntry] {
        let outcome = await withTaskGroup(of: Result<[UInt8], ArchiveFailure>?.self) { group in
            group.addTask { await run(request, file) }
            group.addTask {
                // The task that is cancelled while it sleeps has lost.
                (try? await Task.sleep(for: ArchiveLimits.workerDeadline))
                    .map { .failure(.tooHard) }
            }
            defer { group.cancelAll() }
            while let first = await group.next() {
                if let first { return first }
            }
            return .failure(.tooHard)
        }
        let octets = try outcome.get()
        do throws(ArchiveRefusal) {
            if let answer = try ArchiveAnswer(octets, to: request) { return answer.entries }
        } catch {
            throw .refused(error)
        }
        throw .tooHard
    }

    private func run(
        _ request: ArchiveRequest, _ file: FileDescriptor
    ) async -> Result<[UInt8], ArchiveFailure> {
        do {
            // No shell, nothing of this process's environment, no descriptor but the three.
            let result = try await Subprocess.run(
                .path(.init(program)), arguments: [ArchiveRequest.verb, request.word],
                environment: .custom(["SWIFT_BACKTRACE": "enable=no"]),
                workingDirectory: "/",
                input: .fileDescriptor(file, closeAfterSpawningProcess: false),
                output: .sequence, error: .discarded
            ) { execution in
                var octets: [UInt8] = []
                for try await buffer in execution.standardOutput {
                    guard octets.count + buffer.count <= request.limit else { break }
                    buffer.withUnsafeBytes { octets.append(contentsOf: $0) }
                }
                return octets
            }
            guard result.terminationStatus != .exited(WorkerExit.notConfined) else {
                return .failure(.notConfined)
            }
            guard result.terminationStatus.isSuccess else { return .failure(.tooHard) }
            return .success(result.closureResult)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            return .failure(.missing(path: program))
        } catch {
            return .failure(.tooHard)
        }
    }
}

/// Why nothing of a zip file was read.
package enum ArchiveFailure: Error, Sendable, Hashable {
    /// It is the file.
    case refused(ArchiveRefusal)
    /// The worker needed more memory or time than it gets, or fell over.
    case tooHard
    /// There is no program for it at this path.
    case missing(path: String)
    /// The machine does not let the program give up what it must, so it read nothing.
    case notConfined
}
