package import HearthAPI
import HearthLanguage

/// The timer: one number, one sentence, two large buttons.
package struct TimerView: PageContent {
    package static let template = "focus-timer"

    let isIdle: Bool
    let isWorking: Bool
    let isBreak: Bool
    let isLong: Bool
    /// To the end of a pomodoro, or since the beginning of a break.
    let moment: CountedMoment?
    /// The same as a time of day, for browsers without scripts.
    let clock: String?
    /// When it ends, or the break is over.
    let until: Text?
    /// The moment at which the page rings, in milliseconds since 1970; nil: it does not.
    let rings: Int?
    let name: String?
    let session: String?
    let effort: Text?
    let dots: String?
    package let counts: [CountedMoment]
    let interruptions: Text?
    let next: ActivityRow?
    /// What else could be started.
    let others: [Choice]
    let hasOthers: Bool
    /// Of the pomodoro before this break: *Is it done?*
    let finished: ActivityRow?
    let unanswered: Unanswered?
    let hasSound: Bool
    /// Of a pomodoro: `25:00`, and in words.
    let length: String
    let lengthText: Text

    struct Unanswered: Sendable {
        let session: String
        let text: Text
    }

    /// - Parameters:
    ///   - focus: What the timer does.
    ///   - toDo: What stands in To Do.
    ///   - finished: What the pomodoro before a break was for, if that is open.
    package init(_ focus: FocusShown, toDo: [ActivityShown], finished: ActivityShown?) {
        (isIdle, isWorking) = (focus.state == .idle, focus.state == .working)
        isBreak = focus.state == .onBreak || focus.state == .onLongBreak
        isLong = focus.state == .onLongBreak
        let running = focus.session
        name = running?.activity
        session = running?.id
        let now = Int64(focus.now)
        moment = running.map { session in
            focus.state == .working
                ? .until(
                    Int64(session.until), of: Int64(session.until - session.started), now: now)
                : .since(Int64(session.started), now: now)
        }
        clock = running.flatMap {
            focus.state == .working
                ? LocalTime.iso($0.until / 1000).map { LocalTime.by($0) }
                : LocalTime.iso($0.started / 1000).map { LocalTime.near($0) }
        }
        let rings =
            focus.settings.hasSound && (focus.state == .working || focus.settings.tellsBreaks)
        self.rings = rings ? running?.until : nil
        // A break that is over is told, and the page stays as it is.
        counts = focus.state == .working ? [moment].compactMap(\.self) : []
        until = running.flatMap { LocalTime.iso($0.until / 1000) }
            .map { Text("until \(LocalTime.by($0))") }
        let worked = toDo.first {
            "\($0.activity.listID)/\($0.activity.id)" == running?.activityPath
        }
        effort = worked.flatMap {
            EffortText.text(
                worked: $0.worked, estimate: $0.activity.activity?.lastEstimate)
        }
        dots = worked.flatMap {
            EffortText.dots(
                worked: $0.worked, estimate: $0.activity.activity?.lastEstimate)
        }
        interruptions = running.flatMap {
            InterruptionsText.text(
                internal: $0.internalInterruptions, external: $0.externalInterruptions)
        }
        next = focus.next.map { ActivityRow($0) }
        others = toDo.map {
            let path = "\($0.activity.listID)/\($0.activity.id)"
            return Choice(
                value: path, label: Text(verbatim: $0.activity.name),
                isChosen: path == focus.next.map { "\($0.activity.listID)/\($0.activity.id)" })
        }
        hasOthers = others.count > 1
        self.finished = finished.map { ActivityRow($0) }
        unanswered = focus.unanswered.map(Self.question)
        hasSound = focus.settings.hasSound
        length = Self.clock(minutes: focus.settings.pomodoro)
        lengthText = Text(
            count: focus.settings.pomodoro, one: "1 minute",
            other: "\(focus.settings.pomodoro) minutes")
    }

    /// As the page counts: `25:00`, `1:05:00`.
    private static func clock(minutes: Int) -> String {
        guard minutes >= 60 else { return "\(minutes):00" }
        let rest = minutes % 60
        return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest):00"
    }

    private static func question(_ session: FocusSessionInfo) -> Unanswered {
        let time = LocalTime.iso(session.until / 1000).map { "\(LocalTime.near($0))" } ?? ""
        return Unanswered(
            session: session.id,
            text: Text(
                "Your pomodoro for “\(session.activity ?? "")” ended at \(time), while this computer was off. Did you work to the end?"
            ))
    }
}
