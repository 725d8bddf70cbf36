import HearthAPI
import HearthLanguage

/// Activities and the timer as the command line shows them.
enum FocusText {
    static func table(_ shown: [ActivityShown]) -> Table {
        var table = Table([
            Text("ACTIVITY"), Text("PLACE"), Text("WORKED"), Text("DUE"), Text("REPEATS"),
            Text("TAKEN BY"), Text("LIST"),
        ])
        for one in shown {
            let fields = one.activity.activity
            table.add([
                one.activity.name,
                fields.map { $0.done == nil ? ActivityPlaceText.text($0.place) : Text("Done") }?
                    .string,
                EffortText.text(worked: one.worked, estimate: fields?.lastEstimate)?.string,
                fields?.again ?? fields?.due,
                fields?.repeats.map { RepetitionText.text($0).string }, fields?.holder,
                one.activity.isInTray == true ? nil : one.activity.list,
            ])
        }
        return table
    }

    /// One line, for a prompt or a status bar.
    static func status(_ focus: FocusShown) -> Text {
        guard let session = focus.session else { return Text("No pomodoro runs.") }
        switch focus.state {
        case .idle: return Text("No pomodoro runs.")
        case .working:
            let left = time(session.until - focus.now)
            return Text("\(left) left · \(session.activity ?? "")")
        case .onBreak: return Text("Break, \(time(focus.now - session.started))")
        case .onLongBreak: return Text("Long break, \(time(focus.now - session.started))")
        }
    }

    /// How the timer is set.
    static func lines(_ settings: FocusSettingsInfo) -> [Text] {
        [
            Text("Work: \(settings.pomodoro) min. Break: \(settings.shortBreak) min."),
            Text(
                "Long break: \(settings.longBreak) min, after every \(settings.longBreakEvery) pomodoros."
            ),
            Text("A day begins at \(settings.dayBegins)."),
            settings.hasSound
                ? Text("The page of the timer rings at the end.")
                : Text("The page of the timer does not ring."),
        ]
    }

    /// Minutes and seconds of a length in milliseconds, which is never below none.
    private static func time(_ milliseconds: Int) -> String {
        let seconds = max(0, (milliseconds + 999) / 1000)
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
