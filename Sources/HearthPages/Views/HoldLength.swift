package import HearthLanguage

/// For how long somebody at the shop can hold a wish.
package enum HoldLength {
    /// By the clock of the computer at home: others read until when something is held, and are not to learn from it
    /// where its giver is.
    private static let evening = (word: "evening", clock: "22:00")
    private static let usual = "60"

    /// Those that can be chosen now: the evening while it is some hours off, and comes at home when it does by its
    /// reader's clock.
    static func choices(
        now: LocalTime? = .now, atHome: LocalTime? = .computer
    ) -> [Choice] {
        var all = [
            ("30", Text("30 minutes")), (usual, Text("1 hour")), ("180", Text("3 hours")),
        ]
        if now == atHome, let minutes = minutesToEvening(atHome), minutes > 180 {
            all.append((evening.word, Text("until \(evening.clock)")))
        }
        return all.map { Choice(value: $0, label: $1, isChosen: $0 == usual) }
    }

    /// What was chosen, in minutes from now on; nil: as the node has it.
    package static func minutes(chosen: String?, atHome: LocalTime? = .computer) -> Int? {
        chosen == evening.word ? minutesToEvening(atHome) : chosen.flatMap { Int($0) }
    }

    /// Nil in the evening.
    private static func minutesToEvening(_ now: LocalTime?) -> Int? {
        guard let now, let then = LocalTime.minutes(evening.clock),
            let passed = LocalTime.minutes(now.clock), then > passed
        else { return nil }
        return then - passed
    }
}
