import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthWire

extension ShowStatistics: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> StatisticsShown {
        let open = try household.diary(diary, for: asker, work)
        let own = try household.diary(of: asker, work).1
        guard let today = own.day else { throw HearthError(.internalError) }
        let last = try through.map { try Day.typed($0) } ?? today
        let first = (open?.merged.items ?? []).compactMap { ($0.known as? FocusDay)?.day }.min()
        let period = period ?? .month
        let from =
            period.days.map { last.daysSinceEpoch - $0 + 1 }
            ?? min(first?.daysSinceEpoch ?? last.daysSinceEpoch, last.daysSinceEpoch)
        let begin = Day(daysSinceEpoch: from) ?? last
        let diary = household.days(of: open) { begin <= $0.day && $0.day <= last }
        let says = FocusStatistics(of: diary, from: begin, through: last)
        let isOwn = open?.isOwn ?? true
        return StatisticsShown(
            owner: isOwn ? nil : open?.ownerNames, period: period,
            from: (says.days.first ?? last).description, through: last.description,
            today: today.description, first: first?.description,
            days: zip(says.days, says.byDay).map {
                FocusDayCount(day: $0.description, count: FocusCount($1))
            },
            total: FocusCount(says.total), hours: says.byHour.map { FocusCount($0) },
            weekdays: says.byWeekday.map { FocusCount($0) }, bestHours: says.bestHours,
            pomodoros: period == .day
                ? diary.first { $0.day == last }?.sessions.filter { !$0.isBreak }
                    .map { FocusSessionInfo($0) } ?? [] : [],
            estimates: isOwn
                ? try household.estimates(from: begin, through: last, for: asker, work) : nil)
    }
}

extension ShowSessions: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [FocusSessionInfo] {
        let open = try household.diary(diary, for: asker, work)
        let first = try Day.typed(from)
        let last = try Day.typed(through)
        let count = last.daysSinceEpoch - first.daysSinceEpoch
        guard (0..<Self.mostDays).contains(count) else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "through", "lowest": "0", "highest": "\(Self.mostDays - 1)"])
        }
        return household.days(of: open) { first <= $0.day && $0.day <= last }
            .flatMap(\.sessions).sorted { ($0.started, $0.id) < ($1.started, $1.id) }
            .map { FocusSessionInfo($0) }
    }
}

extension ResetFocus: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ManyChanged {
        let open = try household.singleListToWrite(of: .focusLog, for: asker, work)
        return try household.changeMany(of: open, as: Self.path, by: asker, work) { item in
            guard var day = item.focusDay, let running = day.running else {
                return .tombstone(id: item.id, revision: item.revision)
            }
            guard day.sessions.count > 1 || day.done > 0 else { return nil }
            day.sessions = [running]
            day.done = 0
            var kept = item
            kept.body = .known(day)
            return kept
        }
    }
}

extension Household {
    /// The diary at this id; the asker's own where none is named, nil where they have none.
    ///
    /// - Throws: `HearthError.otherKind` for a list that is none.
    mutating func diary(_ list: String?, for asker: Asker, _ work: Work) throws -> OpenList? {
        guard let list else { return try singleList(of: .focusLog, for: asker, work) }
        let open = try self.list(at: list, for: asker, work)
        try open.check(holds: .focusLog)
        return open
    }

    /// How good first estimates were, of what was finished on these days.
    fileprivate mutating func estimates(
        from first: Day, through last: Day, for asker: Asker, _ work: Work
    ) throws -> EstimatesInfo {
        let lists = try activityLists(of: asker, work)
        let worked = WorkedCounts(own: try worked(by: asker, work), on: lists)
        let days = try activityDays(of: asker, work)
        var finished: [(estimate: Int, worked: Int)] = []
        for list in lists {
            for item in list.merged.items {
                guard let activity = item.activity, let estimate = activity.estimate,
                    let done = days.doneOn(activity), first <= done, done <= last
                else { continue }
                finished.append((estimate, worked.worked(at: item.id, on: list)))
            }
        }
        let errors = EstimateErrors(of: finished)
        return EstimatesInfo(
            activities: errors.activities, estimated: errors.estimated, worked: errors.worked,
            averageErrorInTenths: errors.averageInTenths)
    }
}

extension FocusCount {
    init(_ count: FocusStatistics.Count) {
        self.init(
            completed: count.completed, void: count.void, done: count.done,
            internalInterruptions: count.own, externalInterruptions: count.external)
    }
}
