import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire
import HearthZones

/// What somebody worked at an activity.
struct Worked: Hashable {
    var pomodoros = 0
    var internalInterruptions = 0
    var externalInterruptions = 0
}

/// The diary of a member, as the timer needs it.
extension Household {
    /// The moments of the timer for which the node wakes: of the list, as no item lasts as long as the timer.
    static let timerMoments: [FocusLog.Due: DueName] = [.pomodoro: "timer", .rest: "break-over"]

    /// The clock of a member's days, as their diary has it.
    func focusClock(
        of member: IdentityKey, _ settings: FocusSettings, at now: WallTime
    ) -> DayClock {
        let zone = zone(of: member)
        return DayClock(now: now, dayBegins: settings.dayBegins) { moment in
            Int(zone.offset(at: moment.seconds) / 60)
        }
    }

    /// The diary; one that says nothing where nothing was written yet.
    mutating func diary(of asker: Asker, _ work: Work) throws -> (FocusLog, DayClock) {
        let open = try singleList(of: .focusLog, for: asker, work)
        return diary(in: open, of: asker.identity, at: work.now)
    }

    /// Changes the diary: writes the days that are others then, and sets the moment at which the node wakes for the
    /// timer.
    mutating func changeDiary<Answer>(
        of asker: Asker, _ work: Work,
        change: (inout FocusLog, DayClock) throws -> Answer
    ) throws -> Answer {
        let open = try singleListToWrite(of: .focusLog, for: asker, work)
        let keys = try editor(of: open, asker)
        var (log, clock) = diary(in: open, of: asker.identity, at: work.now)
        let answer = try change(&log, clock)
        try write(log, to: open, keys: keys, work)
        return answer
    }

    /// The days of a diary that are meant, as they are read.
    func days(
        of open: OpenList?, where isMeant: (FocusDay) -> Bool = { _ in true }
    ) -> [FocusDay] {
        (open?.merged.items ?? []).compactMap { $0.known as? FocusDay }.filter(isMeant)
            .map(\.settled)
    }

    func diary(
        in open: OpenList?, of member: IdentityKey, at now: WallTime
    ) -> (FocusLog, DayClock) {
        let settings = FocusSettings(octets: open?.head.settings ?? [])
        let clock = focusClock(of: member, settings, at: now)
        let today = clock.day?.daysSinceEpoch ?? 0
        let days = days(of: open) { day in
            day.day.daysSinceEpoch >= today - 1 || day.sessions.contains(where: \.runs)
        }
        return (FocusLog(days: days, settings: settings), clock)
    }

    /// Writes the days that changed, and with them the member's counts on lists that others edit too.
    mutating func write(
        _ log: FocusLog, to open: OpenList, keys: MemberKeys, _ work: Work
    ) throws {
        var log = log
        let raised = try tally(&log, of: open.reader.identity, keys: keys, work)
        let items = log.changed.sorted().map { day in
            let id = FocusDay.id(of: day, in: open.id)
            var item =
                open.liveItem(id)
                ?? Item(
                    id: id, rank: .middle, revision: 0, name: day.description,
                    body: .known(FocusDay(day: day)))
            item.body = .known(log.day(day))
            item.revision = open.merged.nextRevision(of: id, at: work.now)
            return item
        }
        guard !items.isEmpty else { return }
        let counts = try counts(raised, besides: log, in: open, keys: keys, work)
        try write(items, to: open, keys: keys, work)
        try write(counts, of: open.reader.identity, keys: keys, work)
        let member = open.reader.identity
        let due = log.due(after: work.now)
        for (what, name) in Self.timerMoments {
            if let moment = due[what] {
                try setDue(
                    DueMoment(
                        member: member, list: open.id, item: nil, name: name, at: moment), work)
            } else {
                try removeDue(
                    DueMoment.Key(member: member, list: open.id, item: nil, name: name), work)
            }
        }
    }

    /// What somebody worked at each activity, of all days of their diary: by its id alone, which it keeps where it is
    /// moved to another list, or brought in from another home.
    mutating func worked(by asker: Asker, _ work: Work) throws -> [ItemID: Worked] {
        var worked: [ItemID: Worked] = [:]
        let open = try singleList(of: .focusLog, for: asker, work)
        for session in days(of: open).flatMap(\.sessions) {
            guard let item = session.activity?.item else { continue }
            if session.isCompleted { worked[item, default: Worked()].pomodoros += 1 }
            let external = session.interruptions.count(where: \.isExternal)
            worked[item, default: Worked()].externalInterruptions += external
            worked[item, default: Worked()].internalInterruptions +=
                session.interruptions.count - external
        }
        return worked
    }
}

extension FocusDay: DueKind {
    /// After so long the home was not there when the time was over, and nobody knows whether the person worked on.
    private static var patience: Duration { .seconds(60) }

    /// Whether the home was there when a time was over, as far as can be told from when that was noticed.
    static func isSeen(_ deadline: WallTime, at now: WallTime) -> Bool {
        now.since(deadline) <= patience
    }

    /// A pomodoro ends, or a break has had its length.
    package static func due(
        _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> KindNews? {
        let member = due.moment.member
        var (log, _) = household.diary(in: due.open, of: member, at: work.now)
        if let ended = try end(&log, due, in: &household, work) {
            let isLong = log.runningSession?.kind == .longBreak
            return KindNews(
                isLong ? .timerEndedLong : .timerEnded, on: due.open,
                detail: ended.activity?.name ?? "")
        }
        guard let rest = log.runningSession, rest.isBreak, rest.deadline == due.moment.at else {
            return nil
        }
        return KindNews(.breakOver, on: due.open)
    }

    /// The pomodoro that ended at this moment; nil where it was made void, or another one runs.
    private static func end(
        _ log: inout FocusLog, _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> FocusSession? {
        guard let session = log.runningSession, !session.isBreak,
            session.deadline == due.moment.at
        else { return nil }
        let isSeen =
            due.moment.wasTold == true || Self.isSeen(due.moment.at, at: work.now)
        let ended = log.end(at: max(work.now, due.moment.at), isSeen: isSeen)
        if ended != nil {
            try household.write(log, to: due.open, keys: due.keys, work)
        }
        return ended
    }
}
