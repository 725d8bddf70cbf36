import HearthHome
import HearthHousehold
import HearthWire

/// What a node does by itself when its time has come, each with a timer of its own: nothing that is
/// due to be sent waits until news were looked for.
package enum ShellTimer: Hashable, Sendable, CaseIterable {
    case wake
    /// An item is due. No timer is set where none is.
    case due
    case look

    var event: HouseholdEvent {
        switch self {
        case .wake: .wake
        case .due: .due
        case .look: .look
        }
    }

    /// How long after a failure it is not tried again.
    var pause: Duration {
        switch self {
        case .wake, .due: .seconds(1)
        case .look: .seconds(60)
        }
    }
}

extension NodeShell {
    /// When a timer has to ring next; nil: nothing is due by itself.
    func nextMoment(of timer: ShellTimer) -> WallTime? {
        let now = clock.now
        let due: WallTime? =
            switch timer {
            case .wake: household.nextWake(after: now)
            case .due: household.nextDue(after: now)
            case .look: household.nextLook(after: now)
            }
        // A step that made something due is over before that is done; and a clock that was set back
        // makes no pause longer.
        let soonest = now.adding(.milliseconds(1))
        let pause = pauses[timer].map { min($0, now.adding(timer.pause)) } ?? soonest
        return due.map { max($0, soonest, pause) }
    }
}
