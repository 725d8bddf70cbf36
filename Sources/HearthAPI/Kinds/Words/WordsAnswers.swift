/// What a member learns, and today's word.
package struct WordsShown: Codable, Sendable, Hashable {
    /// The learned languages, the one that is shown first.
    package var languages: [LearnedInfo]
    /// Languages that a pack has, and that are not learned.
    package var offered: [String]
    /// Today's word of the first one; nil: none is learned, or no pack has a word.
    package var today: WordShown?
    /// Words beyond that of the day that are left today.
    package var moreLeft: Int
    package var streak: Int
    package var points: Int
    /// A level that would fit better; nil: the one that is.
    package var proposal: Int?
    /// Reminder in the evening, as `19:00`; nil: none.
    package var evening: String?
    /// Reminder after so many days without a word; nil: none.
    package var afterDays: Int?
    /// Learned words that come again today.
    package var repetitions: [WordFound]
    /// The program's words come, for the pack that was chosen has none today.
    package var isSteppedIn: Bool

    package init(
        languages: [LearnedInfo], offered: [String], today: WordShown? = nil, moreLeft: Int = 0,
        streak: Int = 0, points: Int = 0, proposal: Int? = nil, evening: String? = nil,
        afterDays: Int? = nil, repetitions: [WordFound] = [], isSteppedIn: Bool = false
    ) {
        self.languages = languages
        self.offered = offered
        self.today = today
        self.moreLeft = moreLeft
        self.streak = streak
        self.points = points
        self.proposal = proposal
        self.evening = evening
        self.afterDays = afterDays
        self.repetitions = repetitions
        self.isSteppedIn = isSteppedIn
    }
}

package struct LearnedInfo: Codable, Sendable, Hashable {
    /// BCP 47.
    package var language: String
    package var level: Int
    /// Whether there is a test of the level.
    package var hasTest: Bool
    /// The id of the list whose words come; nil: the program's.
    package var pack: String?

    package init(language: String, level: Int, hasTest: Bool, pack: String? = nil) {
        self.language = language
        self.level = level
        self.hasTest = hasTest
        self.pack = pack
    }
}

/// A word with its text. What it means is there once it is solved.
package struct WordShown: Codable, Sendable, Hashable {
    /// `PACK/ITEM`, ids.
    package var path: String
    package var word: String
    package var language: String
    package var level: Int
    /// The day that it is the word of, `2026-11-22`; nil: it is one more.
    package var day: String?
    package var isToday: Bool
    package var ipa: String?
    /// The text in pieces.
    package var text: [WordPiece]
    package var result: WordResultName
    package var guesses: Int
    /// Those that were given, in their order.
    package var hints: [WordHintInfo]
    package var isFavourite: Bool
    /// It was learned on an earlier day.
    package var isRepetition: Bool
    package var isLate: Bool
    package var points: Int
    /// The right one first; empty until it is solved.
    package var meanings: [String]
    /// Of the whole text; nil until it is solved.
    package var translation: String?
    package var source: String?
    /// What its list is called; empty: it has ended, and what was learned from it is kept; nil: the program brings it.
    package var pack: String?
    /// Whether the caller may change its entry.
    package var mayEdit: Bool
    /// It was solved on an earlier day, and can be guessed again.
    package var mayRepeat: Bool
    /// Of its entry.
    package var pictures: [PhotoInfo]
    /// The sounds in which somebody reads the word and the text aloud.
    package var readingWord: PhotoInfo?
    package var readingText: PhotoInfo?

    package init(
        path: String, word: String, language: String, level: Int, day: String? = nil,
        isToday: Bool = false, ipa: String? = nil, text: [WordPiece] = [],
        result: WordResultName = .seen, guesses: Int = 0, hints: [WordHintInfo] = [],
        isFavourite: Bool = false, isRepetition: Bool = false, isLate: Bool = false,
        points: Int = 0, meanings: [String] = [], translation: String? = nil,
        source: String? = nil, pack: String? = nil, mayEdit: Bool = false,
        mayRepeat: Bool = false, pictures: [PhotoInfo] = [], readingWord: PhotoInfo? = nil,
        readingText: PhotoInfo? = nil
    ) {
        self.path = path
        self.word = word
        self.language = language
        self.level = level
        self.day = day
        self.isToday = isToday
        self.ipa = ipa
        self.text = text
        self.result = result
        self.guesses = guesses
        self.hints = hints
        self.isFavourite = isFavourite
        self.isRepetition = isRepetition
        self.isLate = isLate
        self.points = points
        self.meanings = meanings
        self.translation = translation
        self.source = source
        self.pack = pack
        self.mayEdit = mayEdit
        self.mayRepeat = mayRepeat
        self.pictures = pictures
        self.readingWord = readingWord
        self.readingText = readingText
    }

    package var isSolved: Bool { result != .seen }
}

package struct WordPiece: Codable, Sendable, Hashable {
    package var text: String
    package var isWord: Bool

    package init(text: String, isWord: Bool) {
        self.text = text
        self.isWord = isWord
    }
}

package enum WordResultName: String, Codable, Sendable, Hashable, CaseIterable {
    case seen, shown, meant, chosen, guessed
}

package struct WordHintInfo: Codable, Sendable, Hashable {
    package var kind: WordHintKind
    /// Of `kind`: the part of speech. Of `letter` and `ending`: how the meaning begins, and ends. Of `meaning`: the meaning.
    package var text: String?
    /// Of `kind`: how many letters the meaning has.
    package var letters: Int?
    /// Of `sentence`: a sentence with the word, and a definition. Of `choice`: four meanings.
    package var texts: [String]

    package init(
        kind: WordHintKind, text: String? = nil, letters: Int? = nil, texts: [String] = []
    ) {
        self.kind = kind
        self.text = text
        self.letters = letters
        self.texts = texts
    }
}

package enum WordHintKind: String, Codable, Sendable, Hashable, CaseIterable {
    case kind, sentence, letter, choice, meaning
    /// In place of `sentence`, where an entry has none.
    case ending
}

/// What is said of a guess.
package struct WordAnswer: Codable, Sendable, Hashable {
    package var verdict: WordVerdict
    /// How the meaning is spelt, where the guess was misspelt.
    package var spelling: String?
    package var word: WordShown
    package var streak: Int

    package init(
        verdict: WordVerdict, spelling: String? = nil, word: WordShown, streak: Int
    ) {
        self.verdict = verdict
        self.spelling = spelling
        self.word = word
        self.streak = streak
    }
}

package enum WordVerdict: String, Codable, Sendable, Hashable, CaseIterable {
    case right, close, wrong
    /// It was solved before.
    case over
}

package struct WordDaysShown: Codable, Sendable, Hashable {
    package var language: String
    /// `2026-11`.
    package var month: String
    package var days: [WordDayInfo]
    /// The first month of the calendar.
    package var first: String
    package var today: String

    package init(
        language: String, month: String, days: [WordDayInfo], first: String, today: String
    ) {
        self.language = language
        self.month = month
        self.days = days
        self.first = first
        self.today = today
    }
}

package struct WordDayInfo: Codable, Sendable, Hashable {
    /// `2026-11-22`.
    package var day: String
    package var state: WordDayState
    /// The word; nil for days to come.
    package var word: String?

    package init(day: String, state: WordDayState, word: String? = nil) {
        self.day = day
        self.state = state
        self.word = word
    }
}

package enum WordDayState: String, Codable, Sendable, Hashable, CaseIterable {
    case done
    case caughtUp = "caught-up"
    case missed
    /// Missed, and the only one of its week: the days in a row go on.
    case rest
    /// Before one began: open to read.
    case before
    case today
    case toCome = "to-come"
}

/// Words in short.
package struct WordsFound: Codable, Sendable, Hashable {
    /// At most 500, by their letters.
    package var words: [WordFound]
    package var total: Int

    package init(words: [WordFound], total: Int) {
        self.words = words
        self.total = total
    }
}

package struct WordFound: Codable, Sendable, Hashable {
    /// `PACK/ITEM`, ids.
    package var path: String
    package var word: String
    package var language: String
    package var level: Int
    package var isFavourite: Bool
    package var isLearned: Bool
    /// What it means, of those that are solved.
    package var meaning: String?

    package init(
        path: String, word: String, language: String, level: Int, isFavourite: Bool,
        isLearned: Bool, meaning: String? = nil
    ) {
        self.path = path
        self.word = word
        self.language = language
        self.level = level
        self.isFavourite = isFavourite
        self.isLearned = isLearned
        self.meaning = meaning
    }
}

package struct WordProgressShown: Codable, Sendable, Hashable {
    package var languages: [WordNumbers]
    package var all: WordNumbers
    package var achievements: [WordAchievementInfo]

    package init(
        languages: [WordNumbers], all: WordNumbers, achievements: [WordAchievementInfo]
    ) {
        self.languages = languages
        self.all = all
        self.achievements = achievements
    }
}

package struct WordNumbers: Codable, Sendable, Hashable {
    /// nil: of all languages.
    package var language: String?
    package var level: Int?
    /// Days in a row.
    package var streak: Int
    package var bestStreak: Int
    /// Different words.
    package var learned: Int
    package var atOnce: Int
    package var caughtUp: Int
    package var points: Int
    package var weekPoints: Int

    package init(
        language: String?, level: Int?, streak: Int, bestStreak: Int, learned: Int, atOnce: Int,
        caughtUp: Int, points: Int, weekPoints: Int
    ) {
        self.language = language
        self.level = level
        self.streak = streak
        self.bestStreak = bestStreak
        self.learned = learned
        self.atOnce = atOnce
        self.caughtUp = caughtUp
        self.points = points
        self.weekPoints = weekPoints
    }
}

package struct WordAchievementInfo: Codable, Sendable, Hashable {
    package var name: String
    package var isReached: Bool
    package var points: Int

    package init(name: String, isReached: Bool, points: Int) {
        self.name = name
        self.isReached = isReached
        self.points = points
    }
}

/// A question of the test of a level.
package struct PlacementShown: Codable, Sendable, Hashable {
    /// Nil: it is over.
    package var question: PlacementQuestion?
    /// How many were answered, of how many at most.
    package var answered: Int
    package var of: Int
    /// The level that follows from the answers; nil while there is a question.
    package var level: Int?

    package init(question: PlacementQuestion?, answered: Int, of: Int, level: Int?) {
        self.question = question
        self.answered = answered
        self.of = of
        self.level = level
    }
}

package struct PlacementQuestion: Codable, Sendable, Hashable {
    package var sentence: [WordPiece]
    package var options: [String]

    package init(sentence: [WordPiece], options: [String]) {
        self.sentence = sentence
        self.options = options
    }
}
