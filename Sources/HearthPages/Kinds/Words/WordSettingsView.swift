package import HearthAPI
package import HearthLanguage

/// What is learned at which level, and when one is reminded.
package struct WordSettingsView: PageContent {
    package static let template = "word-settings"

    let languages: [Language]
    let offered: [Choice]
    let hasOffered: Bool
    let evening: String
    let afterDays: String
    let mayReset: Bool

    struct Language: Sendable {
        let code: String
        let name: Text
        let levels: [Choice]
        let test: String?
    }

    package init(_ shown: WordsShown) {
        languages = shown.languages.map { one in
            Language(
                code: one.language, name: WordText.language(one.language),
                levels: (1...4).map {
                    Choice(
                        value: "\($0)", label: WordText.level($0), isChosen: $0 == one.level)
                }, test: one.hasTest ? "/words/test?language=\(one.language)" : nil)
        }
        offered = shown.offered.map {
            Choice(value: $0, label: WordText.language($0), isChosen: false)
        }
        hasOffered = !offered.isEmpty
        evening = shown.evening ?? ""
        afterDays = shown.afterDays.map(String.init) ?? ""
        mayReset = !shown.languages.isEmpty
    }

    /// The row of the settings.
    package static func facts(_ shown: WordsShown) -> [Text] {
        shown.languages.map {
            Text("\(WordText.language($0.language)): \(WordText.level($0.level))")
        }
    }
}

/// A question of the test of a level.
package struct WordTestView: PageContent {
    package static let template = "word-test"

    let language: String
    let name: Text
    let sentence: [WordPiece]
    let options: [Option]
    let unknown: String
    let isOver: Bool
    let level: Text?
    let number: String?
    let progress: Text

    struct Option: Sendable {
        let href: String
        let text: String
    }

    /// `answers`: those so far, as the address has them.
    package init(_ shown: PlacementShown, language: String, answers: String) {
        self.language = language
        name = WordText.language(language)
        let before = answers.isEmpty ? "" : "\(answers),"
        func href(_ answer: Int) -> String {
            "/words/test?language=\(language)&answers=\(before)\(answer)"
        }
        sentence = shown.question?.sentence ?? []
        options = (shown.question?.options ?? []).enumerated().map {
            Option(href: href($0.offset + 1), text: $0.element)
        }
        unknown = href(0)
        isOver = shown.question == nil
        level = shown.level.map { WordText.level($0) }
        number = shown.level.map(String.init)
        progress = Text("Question \(shown.answered + 1) of at most \(shown.of)")
    }
}

/// The texts of the days ahead, for a time without a connection: no meaning is among them.
package struct WordsAheadView: PageContent {
    package static let template = "words-ahead"

    let words: [Ahead]

    struct Ahead: Sendable {
        let date: Text
        let word: String
        let language: String
        let text: [WordPiece]
        let day: String
        let path: String
        let isGuessable: Bool
    }

    package init(_ words: [WordShown], today: String) {
        self.words = words.map { word in
            Ahead(
                date: DateText.date(word.day ?? ""), word: word.word, language: word.language,
                text: word.text, day: word.day ?? "", path: word.path,
                isGuessable: !word.isSolved && word.day.map { $0 <= today } == true)
        }
    }
}
