/// What the caller learns, and today's word.
package struct ShowWords: Operation {
    package typealias Answer = WordsShown
    package static let path = "words"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// The language whose word is shown; nil: the first one.
    package var language: String?

    package init(language: String? = nil) { self.language = language }
}

/// One word with its text: of a day, or at a path; nil of both: today's.
package struct ShowWord: Operation {
    package typealias Answer = WordShown
    package static let path = "words/show"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `PACK/ITEM`.
    package var word: String?
    /// `2026-11-22`.
    package var day: String?
    package var language: String?
    /// `yes`: as it is to be guessed once more, where it was solved on an earlier day.
    package var again: String?

    package init(
        word: String? = nil, day: String? = nil, language: String? = nil, again: Bool = false
    ) {
        self.word = word
        self.day = day
        self.language = language
        self.again = again ? "yes" : nil
    }
}

/// Guesses what a word means, in the caller's own words, in any language that the pack has meanings in.
package struct GuessWord: Creating {
    package typealias Answer = WordAnswer
    package static let path = "words/guess"
    package static let askers = Askers.everybody

    /// At random: a guess that comes twice counts once.
    package var id: NewID
    /// As for `ShowWord`.
    package var word: String?
    package var day: String?
    package var language: String?
    package var guess: String
    /// When it was typed, in milliseconds since 1970, on a device without a connection; nil: now.
    package var at: Int?

    package init(
        _ guess: String, word: String? = nil, day: String? = nil, language: String? = nil,
        at: Int? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.guess = guess
        self.word = word
        self.day = day
        self.language = language
        self.at = at
    }
}

/// What the caller does with a word beside guessing.
package struct HelpWithWord: Operation {
    package typealias Answer = WordAnswer
    package static let path = "words/help"
    package static let askers = Askers.everybody

    package var word: String?
    package var day: String?
    package var language: String?
    /// `hint`: a hint. `meant`: the guess that was not taken meant the same. A number, `1` to `4`: that of the
    /// four meanings.
    package var help: String
    /// Up to which hint, 1 to 5, all that come before included; nil: the next one.
    package var number: Int?

    package init(
        _ help: String, number: Int? = nil, word: String? = nil, day: String? = nil,
        language: String? = nil
    ) {
        self.help = help
        self.number = number
        self.word = word
        self.day = day
        self.language = language
    }
}

/// Keeps a word among the favourites, or does not any more.
package struct KeepWord: Operation {
    package typealias Answer = WordShown
    package static let path = "words/favourite"
    package static let askers = Askers.everybody

    package var word: String
    package var isFavourite: Bool

    package init(_ word: String, isFavourite: Bool) {
        self.word = word
        self.isFavourite = isFavourite
    }
}

/// One more word today, which was not learned before; at most five a day.
package struct OneMoreWord: Operation {
    package typealias Answer = WordShown
    package static let path = "words/more"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var language: String?

    package init(language: String? = nil) { self.language = language }
}

/// The days of a month.
package struct ShowWordDays: Operation {
    package typealias Answer = WordDaysShown
    package static let path = "words/days"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `2026-11`; nil: this one.
    package var month: String?
    package var language: String?

    package init(month: String? = nil, language: String? = nil) {
        self.month = month
        self.language = language
    }
}

/// Words of the packs that the caller has. Meanings are looked through of solved ones alone.
package struct FindWords: Operation {
    package typealias Answer = WordsFound
    package static let path = "words/find"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var text: String?
    package var language: String?
    /// `yes`: only favourites.
    package var favourites: String?

    package init(text: String? = nil, language: String? = nil, favourites: Bool = false) {
        self.text = text
        self.language = language
        self.favourites = favourites ? "yes" : nil
    }
}

package struct ShowWordProgress: Operation {
    package typealias Answer = WordProgressShown
    package static let path = "words/progress"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Learns a language, at a level, and shows it first; or does not learn it any more, which keeps what was learned.
package struct LearnLanguage: Operation {
    package typealias Answer = WordsShown
    package static let path = "words/learn"
    package static let askers = Askers.everybody

    package var language: String
    /// 1 to 4; nil: as it is, 2 at first.
    package var level: Int?
    package var stop: Bool?
    /// The list whose words come; empty: the program's; nil: as it is.
    package var pack: String?

    package init(
        _ language: String, level: Int? = nil, stop: Bool? = nil, pack: String? = nil
    ) {
        self.language = language
        self.level = level
        self.stop = stop
        self.pack = pack
    }
}

/// The next question of the test of a language's level.
package struct ShowPlacement: Operation {
    package typealias Answer = PlacementShown
    package static let path = "words/test"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var language: String
    /// The answers so far: the number of each, 1 to 4, or 0 for *I do not know*, with commas between them.
    package var answers: String?

    package init(language: String, answers: String? = nil) {
        self.language = language
        self.answers = answers
    }
}

/// When the caller is reminded; what is not said stays.
package struct SetWords: Operation {
    package typealias Answer = WordsShown
    package static let path = "words/settings"
    package static let askers = Askers.everybody

    /// As `19:00`, on days on which today's word is open; empty: not at all.
    package var evening: String?
    /// After so many days without a word, 1 to 60; 0: not at all.
    package var afterDays: Int?

    package init(evening: String? = nil, afterDays: Int? = nil) {
        self.evening = evening
        self.afterDays = afterDays
    }
}

/// Empties what the caller learned, of one language or of all. `items/undo-many` takes it back for ten minutes.
package struct ResetWords: Operation {
    package typealias Answer = ManyChanged
    package static let path = "words/reset"
    package static let askers = Askers.everybody

    package var language: String?

    package init(language: String? = nil) { self.language = language }
}
