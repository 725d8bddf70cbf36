import HearthSodium
import HearthWire

/// What came in, or could not be taken, after everything that there was had been passed on.
///
/// Nobody's beat waits for another's: a cell that comes to a carrier after its own beat would lie
/// there until the next one. It is passed on a tenth of a slot later at most. A cell that came
/// before the roster or bundle by which it can be judged was dropped; once that has come, it is
/// asked for.
struct LateCells: Sendable {
    /// How long after a cell was dropped it is asked for at the soonest: by then nothing that was
    /// sent before is under way any more.
    static let patience: Duration = .seconds(10)

    private struct Fall: Sendable {
        var at: WallTime
        var isCurable = false
    }

    /// Lists with cells that came since.
    private(set) var lists: Set<ListID> = []
    private var falls: [ListID: Fall] = [:]
    /// When to pass on, or to ask; nil while there is nothing to do.
    private(set) var due: WallTime?

    mutating func came(on list: ListID, at now: WallTime, _ schedule: BeatSchedule) {
        lists.insert(list)
        plan(after: now, schedule)
    }

    /// A cell of the list could not be judged.
    mutating func fell(on list: ListID, at now: WallTime) {
        falls[list, default: Fall(at: now)].at = now
    }

    /// A roster or a bundle of the list came: what fell may be judged now.
    mutating func curable(_ list: ListID, at now: WallTime, _ schedule: BeatSchedule) {
        guard let fall = falls[list] else { return }
        falls[list]?.isCurable = true
        plan(after: max(now, fall.at.adding(Self.patience)), schedule)
    }

    /// The beat passes on all that there is of these.
    mutating func passed(_ lists: [ListID]) {
        self.lists.subtract(lists)
    }

    /// Takes what is due: lists to pass on, and lists to ask for.
    mutating func take(
        at now: WallTime, _ schedule: BeatSchedule
    ) -> (late: [ListID], fallen: [ListID]) {
        let next = schedule.passingOn(after: now)
        // After a clock was set back the moment would be long in coming.
        if let due, due > max(next, now.adding(Self.patience * 2)) { self.due = next }
        guard let due, due <= now else { return ([], []) }
        let late = lists.sorted()
        let ready = falls.filter {
            $0.value.isCurable
                && ($0.value.at > now || $0.value.at.adding(Self.patience) <= now)
        }.keys.sorted()
        lists = []
        for list in ready { falls[list] = nil }
        self.due = falls.values.contains(where: \.isCurable) ? next : nil
        return (late, ready)
    }

    private mutating func plan(after now: WallTime, _ schedule: BeatSchedule) {
        let moment = schedule.passingOn(after: now)
        due = min(due ?? moment, moment)
    }
}
