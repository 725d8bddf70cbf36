import HearthAPI
import HearthFiles
import HearthLanguage

/// Imports that people said yes to, each under the word of its file: while they last, and for a while after.
///
/// One that is asked for twice is done once.
actor ImportJobs {
    /// What a page says of one.
    enum State: Sendable {
        case running(ImportProgress)
        case done(ImportCount, remarks: [Text])
        /// What the node refused as a whole; the same file brings the rest.
        case failed(HearthError)
    }

    /// How long it can be looked at after its end, and how many are remembered: the oldest give way.
    private static let lifetime: Duration = .seconds(3600)
    private static let most = 32

    private struct Job {
        let word: String
        let owner: String?
        var state: State
        var since: ContinuousClock.Instant
    }

    private var jobs: [Job] = []

    /// Does an import, unless that has begun already.
    ///
    /// It goes on without the form that asked for it: a browser that closes stops nothing half done. It ends when the
    /// node does, or when the member's keys are locked.
    func begin(_ file: FileImport, as word: String, for visit: Visit) {
        forgetOld()
        guard !jobs.contains(where: { $0.word == word }), jobs.count < Self.most else { return }
        let first = ImportProgress(
            done: 0, of: file.lists.reduce(0) { $0 + $1.wishes.count }, areFiles: false)
        jobs.append(
            Job(word: word, owner: visit.member, state: .running(first), since: .now))
        let language = Language.current
        Task {
            await Language.$current.withValue(language) { await run(file, as: word, visit) }
        }
    }

    /// How far one is; nil: it is forgotten, or somebody else's.
    func state(of word: String, for owner: String?) -> State? {
        forgetOld()
        return jobs.first { $0.word == word && $0.owner == owner }?.state
    }

    private func run(_ file: FileImport, as word: String, _ visit: Visit) async {
        var file = file
        do {
            let answers = try await file.bring(VisitFiles(visit: visit)) { step in
                set(.running(step), of: word)
            }
            set(.done(ImportCount(answers, of: file), remarks: file.remarks.texts), of: word)
        } catch let error as HearthError {
            set(.failed(error), of: word)
        } catch {
            set(.failed(HearthError(.internalError)), of: word)
        }
    }

    private func set(_ state: State, of word: String) {
        guard let index = jobs.firstIndex(where: { $0.word == word }) else { return }
        jobs[index].state = state
        jobs[index].since = .now
    }

    private func forgetOld() {
        let oldest = ContinuousClock.now - Self.lifetime
        jobs.removeAll { job in
            if case .running = job.state { return false }
            return job.since < oldest
        }
        // An ended one gives way before a new one is refused.
        while jobs.count >= Self.most,
            let ended = jobs.firstIndex(where: {
                if case .running = $0.state { false } else { true }
            })
        {
            jobs.remove(at: ended)
        }
    }
}
