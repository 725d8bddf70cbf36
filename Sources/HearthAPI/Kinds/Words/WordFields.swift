/// What an entry of a pack says beside what all items do. What it means is not among it: `words/show` tells that once
/// the word is solved.
package struct WordFields: KindFields {
    package static let kind = "words"
    package static let empty = WordFields(language: "en", level: 1)
    package static let unknown = ErrorCode.unknownWord

    /// BCP 47.
    package var language: String
    /// 1 to 4.
    package var level: Int

    package init(language: String, level: Int) {
        self.language = language
        self.level = level
    }

    package enum CodingKeys: CodingKey, CaseIterable {
        case language, level
    }
}

/// What a day of a word log says beside what all items do: its name is the day and the language.
package struct WordDayFields: KindFields {
    package static let kind = "word-log"
    package static let empty = WordDayFields(learned: [])

    /// The words of that day that were learned.
    package var learned: [String]

    package init(learned: [String]) { self.learned = learned }

    package enum CodingKeys: CodingKey, CaseIterable {
        case learned
    }
}

/// What a list of somebody's progress says of one language beside what all items do.
package struct WordStandingFields: KindFields {
    package static let kind = "word-progress"
    package static let empty = WordStandingFields(
        language: "en", level: 1, streak: 0, learned: 0, points: 0)

    package var language: String
    package var level: Int
    /// Days in a row.
    package var streak: Int
    package var learned: Int
    package var points: Int

    package init(language: String, level: Int, streak: Int, learned: Int, points: Int) {
        self.language = language
        self.level = level
        self.streak = streak
        self.learned = learned
        self.points = points
    }

    package enum CodingKeys: CodingKey, CaseIterable {
        case language, level, streak, learned, points
    }
}
