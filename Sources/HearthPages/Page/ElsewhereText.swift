import HearthLanguage

/// What is said of members who use Hearth on another computer now.
enum ElsewhereText {
    /// To themselves, on every page. `since`: ISO 8601.
    static func banner(_ since: String) -> Text {
        Text(
            "Since \(day(since)) you use Hearth on another computer. Here you see what was here then; nothing you write here reaches anybody."
        )
    }

    /// To others, beside a name.
    static func mark(_ since: String) -> Text { Text("on another computer since \(day(since))") }

    private static func day(_ since: String) -> String {
        DateText.date(String(since.prefix(10))).string
    }
}
