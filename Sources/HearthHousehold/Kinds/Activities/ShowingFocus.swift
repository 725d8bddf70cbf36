import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import HearthZones

extension Household {
    /// Changes the diary and answers what the timer does then. `change` returns what became void.
    mutating func focus(
        by asker: Asker, _ work: Work,
        change: (inout FocusLog, DayClock) throws -> [FocusSession]
    ) throws -> FocusShown {
        do {
            let overlapped = try changeDiary(of: asker, work) { log, clock in
                // What is due by now, and waits for the node to be told, is over first.
                if let session = log.runningSession {
                    let isSeen = FocusDay.isSeen(session.deadline, at: clock.now)
                    _ = log.end(at: clock.now, isSeen: isSeen)
                }
                return try change(&log, clock)
            }
            let (log, clock) = try diary(of: asker, work)
            var shown = try shown(log, at: clock, to: asker, work)
            shown.overlapped = overlapped.map { FocusSessionInfo($0) }
            return shown
        } catch let refusal as FocusRefusal {
            throw HearthError(refusal, in: zone(of: asker.identity))
        }
    }

    mutating func shown(
        _ log: FocusLog, at clock: DayClock, to asker: Asker, _ work: Work
    ) throws -> FocusShown {
        let toDo = try toDo(of: asker, work)
        let worked = WorkedCounts(own: try worked(by: asker, work), on: toDo.map(\.list))
        guard let day = clock.day else { throw HearthError(.internalError) }
        let today = log.day(day)
        let plan = DayPlan(
            today,
            toDo: toDo.compactMap { list, item in
                item.activity.map { ($0, worked: worked.worked(at: item.id, on: list)) }
            })
        let state = log.state(at: clock)
        let days = try activityDays(of: asker, work)
        return FocusShown(
            state: FocusState(state), session: state.session.map { FocusSessionInfo($0) },
            last: state.session?.isBreak == true
                ? today.sessions.last(where: \.isCompleted).map { FocusSessionInfo($0) } : nil,
            unanswered: log.unanswered.map { FocusSessionInfo($0) },
            next: toDo.first.map { shown($0.item, on: $0.list, days, worked) },
            plan: DayPlanInfo(
                plan, of: today,
                ends: plan.end(
                    after: state.session, settings: log.settings,
                    sinceLongBreak: today.sinceLongBreak, now: clock.now)),
            settings: FocusSettingsInfo(log.settings),
            now: Int(clamping: clock.now.milliseconds))
    }

    /// What somebody means to do today: the open activities in To Do of their own lists, and those of shared lists
    /// that they took.
    mutating func toDo(
        of asker: Asker, _ work: Work
    ) throws -> [(list: OpenList, item: Item)] {
        let days = try activityDays(of: asker, work)
        return try activityLists(of: asker, work).flatMap { list in
            list.merged.items.filter { item in
                guard let activity = days.standing(item, on: list), activity.place == .toDo,
                    !activity.isDone
                else { return false }
                return !list.isShared || activity.holder == asker.identity
            }.map { (list, $0) }
        }
    }
}

extension FocusState {
    init(_ state: FocusLog.State) {
        self =
            switch state {
            case .idle: .idle
            case .working: .working
            case .resting(let session): session.kind == .longBreak ? .onLongBreak : .onBreak
            }
    }
}

extension FocusSessionInfo {
    init(_ session: FocusSession) {
        let external = session.interruptions.count(where: \.isExternal)
        self.init(
            id: session.id.hex, activity: session.activity?.name,
            activityPath: session.activity.map { "\($0.list)/\($0.item)" },
            started: Int(clamping: session.started.milliseconds),
            until: Int(clamping: session.deadline.milliseconds),
            ended: session.ending.map { Int(clamping: $0.at.milliseconds) },
            end: session.ending.map { FocusEnd($0.how) },
            internalInterruptions: session.interruptions.count - external,
            externalInterruptions: external, zoneMinutes: session.zoneMinutes)
    }
}

extension FocusEnd {
    init(_ how: FocusSession.How) {
        self =
            switch how {
            case .completed: .completed
            case .voided: .voided
            case .stopped: .stopped
            case .unseen: .unseen
            case .overlapped: .overlapped
            }
    }
}

extension DayPlanInfo {
    init(_ plan: DayPlan, of day: FocusDay, ends: WallTime?) {
        self.init(
            day: day.day.description, planned: plan.planned, completed: plan.completed,
            done: day.done, estimated: plan.estimated, withoutEstimate: plan.withoutEstimate,
            large: plan.large, ends: ends.map { Int(clamping: $0.milliseconds) })
    }
}

extension FocusSettingsInfo {
    init(_ settings: FocusSettings) {
        self.init(
            pomodoro: settings.pomodoro, shortBreak: settings.shortBreak,
            longBreak: settings.longBreak, longBreakEvery: settings.longBreakEvery,
            hasSound: settings.hasSound, tellsBreaks: settings.tellsBreaks,
            dayBegins: ClockTime.text(ofMinutes: settings.dayBegins))
    }
}

extension FocusDayFields {
    init(_ day: FocusDay) {
        self.init(
            planned: day.planned, sessions: day.sessions.map { FocusSessionInfo($0) },
            chosen: day.chosen.map(\.hex), completedActivities: day.done)
    }
}

extension HearthError {
    /// Why the timer refuses, as people are told it.
    init(_ refusal: FocusRefusal, in zone: Zone) {
        self =
            switch refusal {
            case .runs(let session):
                HearthError(
                    .timerRuns,
                    [
                        "name": session.activity?.name ?? "",
                        "time": ClockTime.text(of: session.deadline, in: zone),
                    ])
            case .dayIsFull: HearthError(.diaryDayFull)
            case .tooManyInterruptions: HearthError(.tooManyInterruptions)
            case .outsideSession: HearthError(.interruptionOutside)
            case .unknownSession: HearthError(.noTimer)
            case .isOver: HearthError(.timerOver)
            }
    }
}
