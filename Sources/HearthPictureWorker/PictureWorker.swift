import HearthPictures
import Subprocess
import SystemPackage

/// Starts a process for a picture and reads its answer.
///
/// Pictures come from anywhere, and decoders are where hostile files strike: so they run in a
/// process that has nothing, `hearth-image`, which gives up what it does not need before it reads.
struct PictureWorker: Sendable {
    /// The path of the program.
    let program: String
    let deadline: Duration

    /// - Throws: `PictureFailure`, but never `busy`. The process is gone in any case.
    func ask(
        _ file: [UInt8], as form: PictureForm
    ) async throws(PictureFailure) -> PictureAnswer {
        switch await answer(to: file, as: form) {
        case .success(.refused(let refusal)): throw .refused(refusal)
        case .success(let answer): return answer
        case .failure(let failure): throw failure
        }
    }

    private func answer(
        to file: [UInt8], as form: PictureForm
    ) async -> Result<PictureAnswer, PictureFailure> {
        await withTaskGroup(of: Result<PictureAnswer, PictureFailure>?.self) { group in
            group.addTask { await run(file, form) }
            group.addTask {
                // The task that is cancelled while it sleeps has lost.
                (try? await Task.sleep(for: deadline)).map { .failure(.tooHard) }
            }
            // Cancelling kills the process; the group waits until it is gone.
            defer { group.cancelAll() }
            while let first = await group.next() {
                if let first { return first }
            }
            return .failure(.tooHard)
        }
    }

    /// One that falls over is gone at once, and writes none of its memory into a log.
    private var environment: [Environment.Key: String] { ["SWIFT_BACKTRACE": "enable=no"] }

    private func run(
        _ file: [UInt8], _ form: PictureForm
    ) async -> Result<PictureAnswer, PictureFailure> {
        do {
            // No shell, nothing of the node's environment, no descriptor but the three.
            let result = try await Subprocess.run(
                .path(.init(program)), arguments: [form.rawValue],
                environment: .custom(environment),
                workingDirectory: "/", input: .inputWriter,
                output: .bytes(limit: PictureAnswer.limit(for: form)), error: .discarded
            ) { execution in
                // A worker may answer, or fall over, before it has read everything. (Given as
                // `.array`, an input that is not taken ends the whole program.)
                _ = try? await execution.standardInputWriter.write(file)
                try? await execution.standardInputWriter.finish()
            }
            guard result.terminationStatus != .exited(WorkerExit.notConfined) else {
                return .failure(.notConfined)
            }
            guard result.terminationStatus.isSuccess,
                let answer = PictureAnswer(result.standardOutput, form: form)
            else { return .failure(.tooHard) }
            return .success(answer)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            return .failure(.missing(path: program))
        } catch {
            return .failure(.tooHard)
        }
    }
}
