import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import HearthZones

extension HouseholdKind {
    static let focusLog = HouseholdKind(
        operations: [
            ShowFocus.self, StartPomodoro.self, Interrupt.self, VoidPomodoro.self,
            AnswerPomodoro.self, EndBreak.self, PlanDay.self, SetFocus.self,
            ShowStatistics.self, ShowSessions.self, ResetFocus.self, ShowDiaries.self,
            ShowDiaryTo.self, HideDiary.self,
        ]
    ) { item, _ in
        item.focusDay.map { FocusDayFields($0) }
    }
}

extension ShowFocus: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        let (log, clock) = try household.diary(of: asker, work)
        return try household.shown(log, at: clock, to: asker, work)
    }
}

extension StartPomodoro: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        let session: FocusID = try id.first()
        let found: (list: OpenList, item: Item)
        if let activity {
            found = try household.activity(at: activity, for: asker, work)
        } else if let next = try household.toDo(of: asker, work).first {
            found = next
        } else {
            throw HearthError(.noActivity)
        }
        let worked = FocusSession.Worked(
            list: found.list.id, item: found.item.id, name: found.item.name)
        return try household.focus(by: asker, work) { log, clock in
            let started = try log.start(
                session, at: Moments.moment(at, clock), for: worked, clock: clock)
            return started.overlapped
        }
    }
}

extension Interrupt: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        guard place != .toDo else { throw HearthError(.notToToDoNow) }
        let interruption: FocusID = try id.first()
        let note =
            try note?.nilIfEmpty.map { try Names.cleaned($0, field: "note", rule: .name) } ?? ""
        var became: ItemID?
        if let place, !note.isEmpty {
            let activity = NewID(String(id.text.suffix(16) + id.text.prefix(16))) ?? id
            let added = AddActivity(name: note, place: place, id: activity)
            became = ItemID(hex: try added.answer(in: &household, by: asker, work).id)
        }
        return try household.focus(by: asker, work) { log, clock in
            try log.interrupt(
                try log.named(session), by: interruption, isExternal: isExternal,
                at: Moments.moment(at, clock), note: note, became: became, clock: clock)
            return []
        }
    }
}

extension VoidPomodoro: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        try household.focus(by: asker, work) { log, clock in
            try log.void(
                try log.named(session), at: Moments.moment(at, clock), clock: clock)
            return []
        }
    }
}

extension AnswerPomodoro: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        try household.focus(by: asker, work) { log, _ in
            try log.answer(try log.named(session), didWork: didWork)
            return []
        }
    }
}

extension EndBreak: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        try household.focus(by: asker, work) { log, clock in
            log.stopBreak(at: Moments.moment(at, clock))
            return []
        }
    }
}

extension PlanDay: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        if let planned, !(0...FocusDay.plannedLimit).contains(planned) {
            throw HearthError(
                .numberOutOfRange,
                ["field": "planned", "lowest": "0", "highest": "\(FocusDay.plannedLimit)"])
        }
        var ids: [ItemID] = []
        if let chosen, !chosen.isEmpty {
            guard chosen.count <= FocusDay.chosenLimit else {
                throw HearthError(
                    .numberOutOfRange,
                    ["field": "chosen", "lowest": "0", "highest": "\(FocusDay.chosenLimit)"])
            }
            ids = try PlaceActivities(chosen, place: .toDo).answer(in: &household, by: asker, work)
                .compactMap { ItemID(hex: $0.id) }
        }
        return try household.focus(by: asker, work) { log, clock in
            log.plan(planned, chosen: chosen == nil ? nil : ids, at: clock)
            return []
        }
    }
}

extension SetFocus: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FocusShown {
        let open = try household.singleListToWrite(of: .focusLog, for: asker, work)
        var settings = FocusSettings(octets: open.head.settings)
        try put(into: &settings)
        let octets = settings.octets
        _ = try household.edit(open, by: asker, work) { _, head in head.settings = octets }
        return try ShowFocus().answer(in: &household, by: asker, work)
    }

    private func put(into settings: inout FocusSettings) throws(HearthError) {
        try set(pomodoro, "pomodoro", FocusSettings.pomodoroRange, &settings.pomodoro)
        try set(shortBreak, "shortBreak", FocusSettings.breakRange, &settings.shortBreak)
        try set(longBreak, "longBreak", FocusSettings.longBreakRange, &settings.longBreak)
        try set(
            longBreakEvery, "longBreakEvery", FocusSettings.everyRange,
            &settings.longBreakEvery)
        if let hasSound { settings.hasSound = hasSound }
        if let tellsBreaks { settings.tellsBreaks = tellsBreaks }
        if let dayBegins {
            guard let minutes = ClockTime.minutes(of: dayBegins) else {
                throw HearthError(.momentMalformed, ["value": dayBegins])
            }
            settings.dayBegins = minutes
        }
    }

    private func set(
        _ typed: Int?, _ field: String, _ range: ClosedRange<Int>, _ value: inout Int
    ) throws(HearthError) {
        guard let typed else { return }
        guard range.contains(typed) else {
            throw HearthError(
                .numberOutOfRange,
                [
                    "field": field, "lowest": "\(range.lowerBound)",
                    "highest": "\(range.upperBound)",
                ])
        }
        value = typed
    }
}

/// Moments that a device says: of the last 22 hours, which lie on days that the timer has read. An older day would be
/// written anew without what stands on it.
enum Moments {
    static func moment(_ milliseconds: Int?, _ clock: DayClock) -> WallTime {
        let earliest = clock.now.adding(.seconds(-22 * 3600))
        return milliseconds.map { max(earliest, WallTime(milliseconds: Int64($0))) } ?? clock.now
    }
}
