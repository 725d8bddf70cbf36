import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// Takes back what a transaction did, which is no failure.
private struct Undone: Error {}

/// What is done at moments that the clock alone decides: to the files, so that what lies there when
/// nobody writes tells nothing of when somebody did, and everything else that has to be looked at
/// now and then.
extension Node {
    /// The log never holds more than a minute of work.
    private static let minutes = SlotClock(slotSeconds: 60)
    /// How soon a disk that refused something is tried again.
    private static let retry: Duration = .seconds(5)

    /// When the files are tidied next: every minute, and with every slot's look, right after which
    /// nothing differs that claims could have changed.
    static func nextTidying(after now: WallTime, clock: SlotClock) -> WallTime {
        min(minutes.middle(after: now), clock.middle(after: now))
    }

    /// When that is due; now at the latest.
    func nextTidying(at now: WallTime) -> WallTime {
        // The clock may have been set back since.
        min(tidyingAt, Self.nextTidying(after: now, clock: clock))
    }

    /// Tidies the files. That writes something each time, so it also tells whether the disk works,
    /// at moments that do not depend on what anybody did.
    func tidy() {
        tidyingAt = Self.nextTidying(after: .now, clock: clock)
        do {
            try store.tidy()
            diskWorks()
        } catch {
            diskRefuses(error)
        }
        lookAtAddresses()
    }

    func diskRefuses(_ error: any Error) {
        let now = WallTime.now
        diskRefusesSince = diskRefusesSince ?? now
        tidyingAt = now.adding(Self.retry)
        logger.error("the disk refuses what is written", metadata: ["error": "\(error)"])
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
