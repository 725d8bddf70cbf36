import HearthLists
import HearthRows
import HearthSodium
import HearthWire
import HearthZones

/// By which days activities stand somewhere: what is shared by the computer's, and what is one's own by those of one's
/// diary.
struct ActivityDays {
    private let clock: DayClock
    private let computer: Day?

    init(_ clock: DayClock, computer: Day?) {
        (self.clock, self.computer) = (clock, computer)
    }

    /// The activity as it stands today on its list; nil for an item that is none.
    func standing(_ item: Item, on list: OpenList) -> Activity? {
        guard let activity = item.activity else { return nil }
        let today = list.isShared ? computer : clock.day
        guard let today, activity.isDone else { return activity }
        return activity.standing(on: today, doneOn: doneOn(activity), isShared: list.isShared)
    }

    /// The day on which what is done and repeats is to be done again; nil: it is open, or does not repeat.
    func again(_ activity: Activity) -> Day? { doneOn(activity).flatMap(activity.again) }

    func doneOn(_ activity: Activity) -> Day? { activity.doneOn { clock.at($0).day } }
}

extension Household {
    mutating func activityDays(of asker: Asker, _ work: Work) throws -> ActivityDays {
        let open = try singleList(of: .focusLog, for: asker, work)
        let settings = FocusSettings(octets: open?.head.settings ?? [])
        return ActivityDays(
            focusClock(of: asker.identity, settings, at: work.now),
            computer: Day(utc: computerDay(at: work.now)))
    }

    /// The day by the computer's clock, as its first moment in UTC: what lists say of when something was done.
    func computerDay(at moment: WallTime) -> WallTime {
        let days = Days(machine.zones.own)
        return Day(daysSinceEpoch: days.day(at: moment.seconds))?.startUTC ?? moment
    }
}
