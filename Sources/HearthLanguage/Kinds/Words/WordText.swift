package import HearthAPI

/// Words and what was done with them, for people.
package enum WordText {
    /// What a language is called.
    package static func language(_ code: String) -> Text {
        switch code {
        case "en": Text("English")
        case "sv": Text("Swedish")
        default: Text(verbatim: code)
        }
    }

    package static func level(_ level: Int) -> Text {
        switch level {
        case 1: Text("Level 1: beginner")
        case 2: Text("Level 2: everyday words")
        case 3: Text("Level 3: good")
        default: Text("Level 4: rare words")
        }
    }

    package static func partOfSpeech(_ part: String) -> Text {
        switch part {
        case "noun": Text("a noun")
        case "verb": Text("a verb")
        case "adjective": Text("an adjective")
        case "adverb": Text("an adverb")
        default: Text("another kind of word")
        }
    }

    /// A hint in a sentence; nil for meanings to choose from, which stand below each other.
    package static func hint(_ hint: WordHintInfo) -> Text? {
        switch hint.kind {
        case .kind where hint.text == "other":
            Text(
                count: hint.letters ?? 0, one: "Its meaning has 1 letter.",
                other: "Its meaning has \(hint.letters ?? 0) letters.")
        case .kind:
            Text(
                count: hint.letters ?? 0,
                one: "It is \(partOfSpeech(hint.text ?? "")). Its meaning has 1 letter.",
                other:
                    "It is \(partOfSpeech(hint.text ?? "")). Its meaning has \(hint.letters ?? 0) letters."
            )
        case .sentence: Text(verbatim: hint.texts.joined(separator: " — "))
        case .ending: Text("Its meaning ends with “\(hint.text ?? "")”.")
        case .letter: Text("Its meaning begins with “\(hint.text ?? "")”.")
        case .choice: nil
        case .meaning: Text("It means: \(hint.text ?? "").")
        }
    }

    package static func verdict(_ answer: WordAnswer) -> Text {
        switch answer.verdict {
        case .right:
            answer.spelling.map { Text("Right: it is spelt “\($0)”.") } ?? Text("Right!")
        case .close: Text("Close. Here is a hint.")
        case .wrong:
            answer.word.isSolved ? Text("That is not it.") : Text("Not yet. Here is a hint.")
        case .over: Text("You have solved this word.")
        }
    }

    package static func streak(_ days: Int) -> Text {
        Text(count: days, one: "1 day in a row", other: "\(days) days in a row")
    }

    package static func points(_ points: Int) -> Text {
        Text(count: points, one: "1 point", other: "\(points) points")
    }

    package static func state(_ state: WordDayState) -> Text {
        switch state {
        case .done: Text("done")
        case .caughtUp: Text("caught up")
        case .missed: Text("missed")
        case .rest: Text("day of rest")
        case .before: Text("open to read")
        case .today: Text("today")
        case .toCome: Text("to come")
        }
    }

    /// A sign for it, beside which the word stands or is said.
    package static func mark(_ state: WordDayState) -> String {
        switch state {
        case .done: "✓"
        case .caughtUp: "↺"
        case .missed: "–"
        case .rest: "☾"
        case .before: "·"
        case .today: "○"
        case .toCome: ""
        }
    }

    /// One line, for a prompt or a status bar.
    package static func line(_ shown: WordsShown) -> Text {
        guard let today = shown.today else { return Text("No word waits.") }
        return today.isSolved
            ? Text("\(today.word) ✓ · \(streak(shown.streak))")
            : Text("\(today.word) ○ · \(streak(shown.streak))")
    }

    /// What somebody pastes where they like: it tells nobody the word. Nil of what is no solved word of a day. A ring for
    /// each hint, and how it was solved.
    package static func pasted(_ word: WordShown, streak: Int) -> Text? {
        guard word.isSolved, let day = word.day else { return nil }
        let end =
            switch word.result {
            case .guessed: "●"
            case .chosen: "◐"
            case .meant: "◌"
            case .seen, .shown: "–"
            }
        let signs = String(repeating: "○", count: word.hints.count) + end
        let name = language(word.language)
        return Text(
            "Hearth, a word in \(name), \(DateText.date(day)): \(signs) · \(WordText.streak(streak))"
        )
    }

    package static func result(_ word: WordShown) -> Text? {
        switch word.result {
        case .seen: nil
        case .guessed: word.isLate ? Text("Guessed later") : Text("Guessed")
        case .chosen: Text("Chosen of four")
        case .meant: Text("You meant the same")
        case .shown: Text("Shown")
        }
    }
}

/// What somebody reached, and how.
package enum WordAchievementText {
    package static func text(_ name: String) -> Text {
        switch name {
        case "first": Text("Learn your first word")
        case "row3": Text("3 days in a row")
        case "row7": Text("7 days in a row")
        case "row30": Text("30 days in a row")
        case "row100": Text("100 days in a row")
        case "row365": Text("A year of days in a row")
        case "learned10": Text("10 words learned")
        case "learned50": Text("50 words learned")
        case "learned250": Text("250 words learned")
        case "fiveAtOnce": Text("5 words in a row at the first try")
        case "caughtUp10": Text("10 missed days caught up")
        case "twoLanguages": Text("Two languages on one day")
        case "wholeMonth": Text("Every day of a month")
        case "extras25": Text("25 words beyond that of the day")
        case "favourites10": Text("10 favourites")
        default: Text(verbatim: name)
        }
    }
}
