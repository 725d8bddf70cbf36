import HearthLanguage

/// The form that says when something is to be done again.
struct RepetitionForm: Sendable {
    let choices: [Choice]
    let days: String
    let weekdays: [Choice]
    /// A day whose month and year count only where they are meant.
    let date: String

    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// `repeats`: as answers have it; nil: never.
    init(_ repeats: String?) {
        let pieces = (repeats ?? "").split(separator: "-").map(String.init)
        let kind =
            switch pieces.first {
            case nil: "never"
            case "monthly", "yearly": pieces[0]
            default: pieces.last == "days" ? "days" : "weekdays"
            }
        choices = [
            ("never", Text("Never")), ("days", Text("Every so many days")),
            ("weekdays", Text("On days of the week")), ("monthly", Text("Each month")),
            ("yearly", Text("Each year")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == kind) }
        days = kind == "days" ? pieces[0] : "7"
        let chosen = kind == "weekdays" ? pieces[0].split(separator: ",").map(String.init) : []
        weekdays = Self.names.enumerated().map { index, name in
            Choice(
                value: name, label: WeekdayText.short(index + 1), isChosen: chosen.contains(name))
        }
        let two = { (text: String) in text.count < 2 ? "0" + text : text }
        switch kind {
        case "monthly": date = "2028-01-\(two(pieces[1]))"
        case "yearly" where pieces.count == 3: date = "2028-\(two(pieces[1]))-\(two(pieces[2]))"
        default: date = ""
        }
    }
}
