import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// Takes back what a transaction did, which is no failure.
private struct Undone: Error {}

/// What the node looks at now and then although nobody asks: the machine's addresses, and the disk
/// while it refuses what is written.
extension Node {
    /// How soon a disk that refused something is tried again.
    private static let retry: Duration = .seconds(5)

    /// When that is looked at next.
    func nextLookAround(at now: WallTime) -> WallTime {
        // The clock may have been set back since.
        min(looksAroundAt, now.adding(lookAroundInterval))
    }

    /// A minute, or less where slots are short.
    private var lookAroundInterval: Duration { .seconds(min(60, clock.slotSeconds)) }

    /// Writes nothing unless the disk refused something.
    func lookAround() {
        if diskRefusesSince != nil, (try? store.tryDisk()) != nil { diskWorks() }
        looksAroundAt = WallTime.now.adding(
            diskRefusesSince == nil ? lookAroundInterval : Self.retry)
        lookAtAddresses()
    }

    /// What somebody did could not be written. That may have been too much for the room that is left,
    /// so it is seen whether the disk takes anything at all.
    func checkDisk() {
        guard diskRefusesSince == nil else { return }
        do { try store.tryDisk() } catch { diskRefuses(error) }
    }

    func diskRefuses(_ error: any Error) {
        guard diskRefusesSince == nil else { return }
        let now = WallTime.now
        diskRefusesSince = now
        looksAroundAt = now.adding(Self.retry)
        logger.error("the disk refuses what is written", metadata: ["error": "\(error)"])
        arm()
    }

    private func diskWorks() {
        guard let since = diskRefusesSince else { return }
        let isDone = step(.full) { household, work in
            try household.diskRecovered(since: since, work)
        }
        guard isDone else { return }
        diskRefusesSince = nil
        // What could not be noted while it refused is looked for now.
        looksAgain = .now
        logger.notice("the disk works again")
    }

    /// The answer, with the trouble of the disk where it tells how the node is, or what is new.
    func withDiskProblem<Answer>(_ answer: Answer) -> Answer {
        guard diskRefusesSince != nil else { return answer }
        if var status = answer as? StatusInfo {
            status.alarms.append(AlarmNotice(.storageRefused))
            return status as? Answer ?? answer
        }
        if var news = answer as? NewsPage {
            news.diskProblem = AlarmNotice(.storageRefused)
            return news as? Answer ?? answer
        }
        return answer
    }

    /// What somebody reads, with nothing written down of it.
    ///
    /// - Throws: `HearthError`.
    func look<Request: Operation>(
        at operation: Request, as caller: Caller, now: WallTime
    ) throws -> Request.Answer {
        let before = household
        defer { household = before }
        var answer: Request.Answer?
        do {
            try store.transaction(.relaxed) { tables in
                answer = try household.perform(
                    operation, as: caller, Work(store: tables, now: now)
                ).0
                throw Undone()
            }
        } catch is Undone {
        } catch {
            throw HomeError.shown(error, home: home)
        }
        guard let answer else { throw HearthError(.storageFailed) }
        return answer
    }
}
