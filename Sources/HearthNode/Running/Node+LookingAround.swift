import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthShell
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// What the node looks at now and then although nobody asks: the machine's addresses, the disk while it
/// refuses what is written, and whether a backup is due.
extension Node {
    /// Between two looks: so soon friends learn of another address, and a disk that refused something is
    /// tried again.
    private static let interval: Duration = .seconds(5)

    func lookAroundLoop() async {
        removeLeftCopy()
        lookAround()
        for await _ in rounds.rings { lookAround() }
    }

    /// Writes nothing unless the disk refused something.
    private func lookAround() {
        if diskRefusesSince != nil, (try? shell.store.tryDisk()) != nil { diskWorks() }
        rounds.set(to: WallTime.now.adding(Self.interval))
        if sleeping.hasSlept() {
            logger.info("the machine slept")
            attempt { household, work in try household.woke(work) }
        }
        lookAtRouter()
        lookAtAddresses()
        backUpIfDue()
    }

    /// What somebody did could not be written. That may have been too much for the room that is left,
    /// so it is seen whether the disk takes anything at all.
    func checkDisk() {
        guard diskRefusesSince == nil else { return }
        do { try shell.store.tryDisk() } catch { diskRefuses(error) }
    }

    func diskRefuses(_ error: any Error) {
        guard diskRefusesSince == nil else { return }
        let now = WallTime.now
        diskRefusesSince = now
        rounds.set(to: now.adding(Self.interval))
        logger.error("the disk refuses what is written", metadata: ["error": "\(error)"])
    }

    private func diskWorks() {
        guard let since = diskRefusesSince else { return }
        // What could not be noted while it refused is looked for now.
        shell.endPauses()
        guard attempt({ try $0.diskRecovered(since: since, $1) }) else { return }
        diskRefusesSince = nil
        logger.notice("the disk works again")
    }

    /// The trouble of the disk, while it has one.
    var diskProblem: AlarmNotice? {
        diskRefusesSince == nil ? nil : AlarmNotice(.storageRefused)
    }
}
