import HearthAPI
import HearthLanguage

/// How many days before a date somebody can be reminded of what is not bought yet, and of birthdays.
enum ReminderChoices {
    private static let usual = [30, 14, 7, 2, 1, 0]

    /// The usual ones, and what was chosen elsewhere.
    static func all(_ chosen: [Int]) -> [Choice] {
        Set(usual + chosen).sorted(by: >).map {
            Choice(value: "\($0)", label: label($0), isChosen: chosen.contains($0))
        }
    }

    private static func label(_ days: Int) -> Text {
        days == 0
            ? Text("On the day itself")
            : Text(count: days, one: "1 day before", other: "\(days) days before")
    }
}
