import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddActivity: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        var activity = Activity(place: .init(place ?? .inventory))
        activity.estimate = try estimate.flatMap { try Estimates.checked($0) }
        activity.due = try Day.due(due)
        activity.isUrgent = isUrgent ?? false
        activity.repetition = try Repetition.typed(repeats)
        return try household.add(
            activity, to: list, name: name, id: id, at: ItemPlace(), by: asker, work
        ) { household, item in
            if let notes { try item.setText(notes) }
            try item.setTags(tags ?? [])
            item.added = household.computerDay(at: work.now).itemTime
        }
    }
}

extension EditActivity: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let (open, before) = try household.activity(at: activity, for: asker, work)
        let worked = try household.worked(by: asker, work)[before.id]
        return try household.edit(
            "\(open.id)/\(before.id)", of: Activity.self, name: name, to: ItemPlace(),
            ifMatch: ifMatch, by: asker, work
        ) { _, item in
            guard var activity = item.activity else { return }
            if let estimate {
                activity.estimateAgain(
                    try Estimates.checked(estimate), isBegun: (worked?.pomodoros ?? 0) > 0)
            }
            if let due { activity.due = try Day.due(due) }
            if let isUrgent { activity.isUrgent = isUrgent }
            if let repeats { activity.repetition = try Repetition.typed(repeats) }
            item.body = .known(activity)
            if let notes { try item.setText(notes) }
            if let tags { try item.setTags(tags) }
        }
    }
}

extension PlaceActivities: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ItemInfo] {
        try household.changeActivities(activities, by: asker, work) { activity, item, open in
            if let holder = activity.holder, open.isShared, !activity.isDone,
                holder != asker.identity, anyway != true
            {
                throw HearthError(
                    .activityTaken, ["name": item.name, "person": open.name(of: holder)])
            }
            activity.place = .init(place)
            activity.done = 0
            if open.isShared { activity.holder = place == .toDo ? asker.identity : nil }
        }
    }
}

extension OrderActivities: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ItemInfo] {
        let paths = try activities.map { name in
            let found = try household.activity(at: name, for: asker, work)
            return "\(found.list.id)/\(found.item.id)"
        }
        let beside = try other.map { name in
            try household.activity(at: name, for: asker, work).item.id.hex
        }
        let ordered = try OrderItems(items: paths, placement: placement, other: beside)
            .answer(in: &household, by: asker, work)
        let ids = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
        return ordered.items.filter { ids.contains($0.id) }
    }
}

extension FinishActivities: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ItemInfo] {
        let isDone = undo != true
        let today = household.computerDay(at: work.now)
        var count = 0
        let changed = try household.changeActivities(activities, by: asker, work) {
            activity, _, _ in
            guard activity.isDone != isDone else { return }
            count += isDone ? 1 : -1
            activity.done = isDone ? UInt64(clamping: today.milliseconds) : 0
        }
        if count != 0 {
            try household.changeDiary(of: asker, work) { log, clock in
                log.noteDone(count, at: clock)
            }
        }
        return changed
    }
}

extension ClearDoneActivities: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ManyChanged {
        let open =
            try list.map { try household.list(at: $0, for: asker, work) }
            ?? household.tray(of: .activities, for: asker, work)
        try open.check(holds: .activities)
        return try household.changeMany(of: open, as: Self.path, by: asker, work) { item in
            // What repeats comes back.
            guard let activity = item.activity, activity.isDone, activity.repetition == nil else {
                return nil
            }
            return .tombstone(id: item.id, revision: item.revision)
        }
    }
}

extension Household {
    /// Changes activities at these paths, each list in one step; writes nothing where they say that already.
    fileprivate mutating func changeActivities(
        _ paths: [String], by asker: Asker, _ work: Work,
        change: (inout Activity, Item, OpenList) throws -> Void
    ) throws -> [ItemInfo] {
        let days = try activityDays(of: asker, work)
        var found: [(list: OpenList, item: Item)] = []
        for path in paths { found.append(try activity(at: path, for: asker, work)) }
        var changed: [ListID: [Item]] = [:]
        for index in found.indices {
            let (open, before) = found[index]
            guard let written = before.activity, let standing = days.standing(before, on: open)
            else { throw HearthError(.otherKind) }
            var activity = standing
            try change(&activity, before, open)
            // What has only come back on its day is as it was written.
            if activity == standing { activity = written }
            var item = before
            item.body = .known(activity)
            guard item != before else { continue }
            item.revision = before.nextRevision(at: work.now)
            found[index].item = item
            changed[open.id, default: []].append(item)
        }
        for (id, items) in changed.sorted(by: { $0.key < $1.key }) {
            guard let open = found.first(where: { $0.list.id == id })?.list else { continue }
            try write(items, to: open, keys: try editor(of: open, asker), work)
        }
        return found.map { info($0.item, in: $0.list) }
    }
}

extension Activity {
    /// A new estimate: before any work it takes the place of the first, afterwards it stands beside it, as the
    /// second or the third.
    fileprivate mutating func estimateAgain(_ new: Int?, isBegun: Bool) {
        guard isBegun, estimate != nil, let new else {
            estimate = new
            reEstimates = []
            return
        }
        guard new != lastEstimate else { return }
        if reEstimates.count == Activity.reEstimateLimit { reEstimates.removeLast() }
        reEstimates.append(new)
    }
}

/// How many pomodoros something is thought to take, as it was typed.
enum Estimates {
    /// 0: none.
    ///
    /// - Throws: `HearthError.numberOutOfRange`.
    static func checked(_ typed: Int) throws(HearthError) -> Int? {
        guard typed == 0 || Activity.estimates.contains(typed) else {
            throw HearthError(
                .numberOutOfRange,
                [
                    "field": "estimate", "lowest": "0",
                    "highest": "\(Activity.estimates.upperBound)",
                ])
        }
        return typed == 0 ? nil : typed
    }
}

extension Day {
    /// A day as it was typed; nil where nothing was.
    ///
    /// - Throws: `HearthError.dateMalformed`.
    fileprivate static func due(_ typed: String?) throws(HearthError) -> Day? {
        guard let typed = typed?.nilIfEmpty else { return nil }
        guard let day = Day(typed) else { throw HearthError(.dateMalformed, ["value": typed]) }
        return day
    }
}

extension Repetition {
    /// As it was typed; nil where nothing was.
    ///
    /// - Throws: `HearthError.repetitionMalformed`.
    fileprivate static func typed(_ text: String?) throws(HearthError) -> Repetition? {
        guard let text = text?.nilIfEmpty, text != "never" else { return nil }
        guard let repetition = Repetition(text) else {
            throw HearthError(.repetitionMalformed, ["value": text])
        }
        return repetition
    }
}
