/// Activities of the lists that the caller reads, in one place or done.
package struct ShowActivities: Operation {
    package typealias Answer = ActivitiesShown
    package static let path = "activities"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// nil: all.
    package var list: String?
    /// nil: all that are open.
    package var place: ActivityPlace?
    /// Anything: what is done, the latest first, instead of what is open.
    package var done: String?
    /// `by-hand` (if nothing is said), `name`, `estimate`, `due`, `worked` or `added`.
    package var sort: String?

    package init(
        list: String? = nil, place: ActivityPlace? = nil, done: Bool = false, sort: String? = nil
    ) {
        self.list = list
        self.place = place
        self.done = done ? "yes" : nil
        self.sort = sort
    }
}

package struct ActivitiesShown: Codable, Sendable, Hashable {
    /// At most 1,000.
    package var activities: [ActivityShown]
    /// How many there are, whether they are among these or not.
    package var total: Int
    /// How many stand in To Do, the inventory and among the unplanned, and how many are done.
    package var counts: ActivityCounts

    package init(activities: [ActivityShown], total: Int, counts: ActivityCounts) {
        self.activities = activities
        self.total = total
        self.counts = counts
    }
}

package struct ActivityCounts: Codable, Sendable, Hashable {
    package var toDo: Int
    package var inventory: Int
    package var unplanned: Int
    package var done: Int

    package init(toDo: Int = 0, inventory: Int = 0, unplanned: Int = 0, done: Int = 0) {
        self.toDo = toDo
        self.inventory = inventory
        self.unplanned = unplanned
        self.done = done
    }
}

/// An activity, and what was worked at it.
package struct ActivityShown: Codable, Sendable, Hashable {
    package var activity: ItemInfo
    /// Pomodoros completed for it: on a shared list by everybody who edits it, else by the caller.
    package var worked: Int
    /// Interruptions of the caller's, their own and from outside.
    package var internalInterruptions: Int
    package var externalInterruptions: Int
    /// Of an activity on a shared list: who completed how many.
    package var tallies: [ActivityTally]
    /// Whether several people read its list.
    package var isShared: Bool
    /// Whether the caller took it, on a shared list.
    package var isMine: Bool

    package init(
        activity: ItemInfo, worked: Int, internalInterruptions: Int = 0,
        externalInterruptions: Int = 0, tallies: [ActivityTally] = [], isShared: Bool = false,
        isMine: Bool = false
    ) {
        self.activity = activity
        self.worked = worked
        self.internalInterruptions = internalInterruptions
        self.externalInterruptions = externalInterruptions
        self.tallies = tallies
        self.isShared = isShared
        self.isMine = isMine
    }
}

/// How many pomodoros one person completed for an activity.
package struct ActivityTally: Codable, Sendable, Hashable {
    /// As the caller calls them.
    package var person: String
    package var pomodoros: Int
    package var isCaller: Bool

    package init(person: String, pomodoros: Int, isCaller: Bool) {
        self.person = person
        self.pomodoros = pomodoros
        self.isCaller = isCaller
    }
}

/// Writes down something to do.
package struct AddActivity: Creating {
    package typealias Answer = ItemInfo
    package static let path = "activities/add"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the activity.
    package var id: NewID
    /// nil: the caller's own activities.
    package var list: String?
    package var name: String
    /// nil: the inventory.
    package var place: ActivityPlace?
    /// Pomodoros, 1 to 99.
    package var estimate: Int?
    /// `2026-12-24`.
    package var due: String?
    package var isUrgent: Bool?
    /// When it is to be done again after it was done: `3-days`, `mon,thu`, `monthly-15`, `yearly-12-24`.
    package var repeats: String?
    package var notes: String?
    package var tags: [String]?

    package init(
        name: String, list: String? = nil, place: ActivityPlace? = nil, estimate: Int? = nil,
        due: String? = nil, isUrgent: Bool? = nil, repeats: String? = nil, notes: String? = nil,
        tags: [String]? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.list = list
        self.name = name
        self.place = place
        self.estimate = estimate
        self.due = due
        self.isUrgent = isUrgent
        self.repeats = repeats
        self.notes = notes
        self.tags = tags
    }
}

/// Changes what an activity says; what is not said stays.
package struct EditActivity: Operation {
    package typealias Answer = ItemInfo
    package static let path = "activities/edit"
    package static let askers = Askers.everybody

    package var activity: String
    package var name: String?
    /// 0: none. With pomodoros worked at it, the number is a new estimate beside the first.
    package var estimate: Int?
    /// Empty: none.
    package var due: String?
    package var isUrgent: Bool?
    /// As for `AddActivity`; empty: never.
    package var repeats: String?
    package var notes: String?
    package var tags: [String]?
    package var ifMatch: String?

    package init(
        _ activity: String, name: String? = nil, estimate: Int? = nil, due: String? = nil,
        isUrgent: Bool? = nil, repeats: String? = nil, notes: String? = nil,
        tags: [String]? = nil, ifMatch: String? = nil
    ) {
        self.activity = activity
        self.name = name
        self.estimate = estimate
        self.due = due
        self.isUrgent = isUrgent
        self.repeats = repeats
        self.notes = notes
        self.tags = tags
        self.ifMatch = ifMatch
    }
}

/// Moves activities into another place; what was done is open again there.
///
/// On a shared list who moves one to To Do takes it, and who moves it elsewhere gives it back.
package struct PlaceActivities: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "activities/place"
    package static let askers = Askers.everybody

    package var activities: [String]
    package var place: ActivityPlace
    /// Also where somebody else has taken it; else `activityTaken`.
    package var anyway: Bool?

    package init(_ activities: [String], place: ActivityPlace, anyway: Bool? = nil) {
        self.activities = activities
        self.place = place
        self.anyway = anyway
    }
}

/// Puts activities into an order by hand: those named come in this order, before or after another one of their list, or
/// first or last among those in its place.
package struct OrderActivities: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "activities/order"
    package static let askers = Askers.everybody

    package var activities: [String]
    /// `first`, `last`, `before` or `after`.
    package var placement: Placement
    /// Beside which; for `before` and `after`.
    package var other: String?

    package init(_ activities: [String], _ placement: Placement, beside other: String? = nil) {
        self.activities = activities
        self.placement = placement
        self.other = other
    }
}

/// Says that activities are done, or that they are not.
package struct FinishActivities: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "activities/done"
    package static let askers = Askers.everybody

    package var activities: [String]
    /// They are open again.
    package var undo: Bool?

    package init(_ activities: [String], undo: Bool? = nil) {
        self.activities = activities
        self.undo = undo
    }
}

/// Deletes what is done on a list. `items/undo-many` takes it back for ten minutes.
package struct ClearDoneActivities: Operation {
    package typealias Answer = ManyChanged
    package static let path = "activities/clear-done"
    package static let askers = Askers.everybody

    /// nil: the caller's own activities.
    package var list: String?

    package init(list: String? = nil) { self.list = list }
}
