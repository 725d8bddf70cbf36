import HearthAPI
import HearthLanguage

/// What is said of members who use Hearth on another computer now, or are about to.
enum ElsewhereText {
    /// To themselves, on every page. `since`: ISO 8601.
    static func banner(_ since: String) -> Text {
        Text(
            "Since \(day(since)) you use Hearth on another computer. Here you see what was here then; nothing you write here reaches anybody."
        )
    }

    /// The same, where they stayed in the home in which this one was packed up. `madeAt`: ISO 8601.
    static func banner(oldCopyOf madeAt: String) -> Text {
        Text(
            "This is an old copy of what you had on \(day(madeAt)): you stayed in the home where it was packed up, and nothing you write here reaches anybody."
        )
    }

    /// To who is moving out, on every page. `since`: ISO 8601.
    static func banner(movingSince since: String) -> Text {
        Text(
            "All that is yours was packed up on \(day(since)) for a home of your own. Until that home has shown itself here, you can look at everything and change nothing: the new home would not get it."
        )
    }

    /// To others, beside a name; nil: they live here.
    static func mark(_ member: MemberInfo) -> Text? {
        member.elsewhereSince.map { Text("on another computer since \(day($0))") }
            ?? member.movingSince.map { Text("moving out since \(day($0))") }
    }

    private static func day(_ since: String) -> String {
        DateText.day(of: since).string
    }
}
