import Glibc
package import HearthPictures

/// The workers of a node: a few at a time, a few more waiting, and no more than that.
package actor PictureWorkers: PictureMaker {
    private let worker: PictureWorker
    private var free: Int
    private let waitingLimit: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Workers that run the program at a path; nothing is started yet.
    package init(
        program: String, workers: Int = PictureLimits.workers,
        waiting: Int = PictureLimits.waiting, deadline: Duration = PictureLimits.workerDeadline
    ) {
        // Writing to a worker that fell over must not end the node; NIO does the same for sockets.
        signal(SIGPIPE, SIG_IGN)
        worker = PictureWorker(program: program, deadline: deadline)
        free = workers
        waitingLimit = waiting
    }

    package func make(
        _ file: [UInt8], as form: PictureForm
    ) async throws(PictureFailure) -> [EncodedPicture] {
        guard case .prepared(let pictures) = try await ask(file, as: form) else {
            throw .tooHard
        }
        return pictures
    }

    package func code(in file: [UInt8]) async throws(PictureFailure) -> String? {
        guard case .read(let octets) = try await ask(file, as: .code) else { throw .tooHard }
        return octets.isEmpty ? nil : String(validating: octets, as: UTF8.self)
    }

    private func ask(
        _ file: [UInt8], as form: PictureForm
    ) async throws(PictureFailure) -> PictureAnswer {
        // What cannot become a picture needs no process to say so.
        guard !file.isEmpty else { throw .refused(.empty) }
        guard file.count <= PictureLimits.fileOctets else { throw .refused(.tooLarge) }
        guard let format = PictureFormat(file) else { throw .refused(.unknown) }
        guard format.isTaken else { throw .refused(.notTaken(format)) }
        try await enter()
        defer { leave() }
        return try await worker.ask(file, as: form)
    }

    private func enter() async throws(PictureFailure) {
        if free > 0 {
            free -= 1
            return
        }
        guard waiting.count < waitingLimit else { throw .busy }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
