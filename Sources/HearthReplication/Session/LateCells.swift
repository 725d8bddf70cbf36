import HearthWire

/// Lists with cells that came in after everything that there was had been passed on.
///
/// Nobody's beat waits for another's: a cell that comes to a carrier after its own beat would stay
/// there until the next one. It is passed on a tenth of a slot later at most.
struct LateCells: Sendable {
    private(set) var lists: Set<ListID> = []
    /// When to pass on; nil while there is nothing to do.
    private(set) var due: WallTime?

    mutating func came(on list: ListID, at now: WallTime, _ schedule: BeatSchedule) {
        lists.insert(list)
        let moment = schedule.passingOn(after: now)
        due = min(due ?? moment, moment)
    }

    /// The beat passes on all that there is of these.
    mutating func passed(_ lists: [ListID]) {
        self.lists.subtract(lists)
    }

    /// Takes what is due.
    mutating func take(at now: WallTime, _ schedule: BeatSchedule) -> [ListID] {
        // After a clock was set back the moment would be long in coming.
        let next = schedule.passingOn(after: now)
        if let due, due > next { self.due = next }
        guard let due, due <= now else { return [] }
        defer { lists = [] }
        self.due = nil
        return lists.sorted()
    }
}
