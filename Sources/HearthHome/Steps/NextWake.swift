import HearthAPI
import HearthHousehold
import HearthLists
import HearthRecovery
import HearthReplication
import HearthSodium
package import HearthWire

extension Household {
    /// The next moment at which something is due.
    package func nextWake(after now: WallTime) -> WallTime {
        let times = [
            replicator.nextWake(after: now),
            dialPlan.nextAttempt(after: now),
            nextBeat(after: now), nextIdleEnd, run.graceEnd, nextDeletion,
            nextCardRenewal, nextPictureCleaning, nextRescue(after: now), nextBins(after: now),
            run.settlesAgain.values.filter { $0 > now }.min(),
        ].compactMap { $0 }
        return times.min() ?? now.adding(.seconds(60))
    }
}
