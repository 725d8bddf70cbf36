package import HearthAPI
import HearthWire

/// Pomodoros and breaks as a table for other programs: each with its own row.
package enum SessionsTable {
    /// With a byte order mark, without which some programs take UTF-8 for something else.
    package static let heading =
        "\u{FEFF}"
        + CSVWriter.row([
            "day", "kind", "from", "to", "planned minutes", "end", "activity",
            "own interruptions", "interruptions from outside",
        ]) + "\r\n"

    /// A row: moments in ISO 8601 by the clocks of the place where that was.
    package static func row(of session: FocusSessionInfo) -> String {
        CSVWriter.row([
            String(moment(session.started, session).prefix(10)),
            session.activity == nil ? "break" : "pomodoro", moment(session.started, session),
            session.ended.map { moment($0, session) } ?? "",
            minutes(session.until - session.started), session.end?.rawValue ?? "runs",
            session.activity ?? "", "\(session.internalInterruptions)",
            "\(session.externalInterruptions)",
        ]) + "\r\n"
    }

    private static func minutes(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 3000) / 6000
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// `2026-11-22T10:00:00+01:00`.
    private static func moment(_ milliseconds: Int, _ session: FocusSessionInfo) -> String {
        let zone = session.zoneMinutes
        let local = WallTime(milliseconds: Int64(milliseconds + zone * 60_000))
        guard let text = FileTime.text(of: local) else { return "" }
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let offset = "\(zone < 0 ? "-" : "+")\(two(abs(zone) / 60)):\(two(abs(zone) % 60))"
        return text.prefix(19) + offset
    }
}
