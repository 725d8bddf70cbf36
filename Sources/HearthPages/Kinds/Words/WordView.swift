package import HearthAPI
import HearthLanguage

/// A word with its text: what it means is guessed below it.
package struct WordView: PageContent {
    package static let template = "word"

    let word: String
    let path: String
    /// What forms say of which word is meant.
    let day: String?
    let language: String
    let facts: [Text]
    let ipa: String?
    let text: [WordPiece]
    let isSolved: Bool
    let isFavourite: Bool
    let isRepetition: Bool
    let hints: [Hint]
    let options: [Option]
    let hasOptions: Bool
    let mayMean: Bool
    let hasHints: Bool
    let isGuessable: Bool
    let result: Text?
    let points: Text
    let meaning: String?
    let others: String?
    let translation: [String]
    let source: String?
    let isLarge: Bool
    let larger: String
    let back: String

    struct Hint: Sendable {
        let text: Text
    }

    struct Option: Sendable {
        let number: String
        let text: String
    }

    /// `address`: of the page, without how large it is. `today`: the reader's day.
    package init(_ shown: WordShown, at address: String, isLarge: Bool, today: String) {
        word = shown.word
        path = shown.path
        day = shown.day
        language = shown.language
        facts = [shown.day.map { DateText.date($0) }, WordText.level(shown.level)]
            .compactMap(\.self)
        ipa = shown.ipa
        text = shown.text
        isSolved = shown.isSolved
        isFavourite = shown.isFavourite
        isRepetition = shown.isRepetition
        hints = shown.hints.compactMap(WordText.hint).map { Hint(text: $0) }
        options =
            shown.isSolved
            ? []
            : shown.hints.first { $0.kind == .choice }?.texts.enumerated().map {
                Option(number: "\($0.offset + 1)", text: $0.element)
            } ?? []
        hasOptions = !options.isEmpty
        mayMean = !shown.isSolved && shown.guesses > 0
        hasHints = !hints.isEmpty && !shown.isSolved
        isGuessable = !shown.isSolved && (shown.day.map { $0 <= today } ?? true)
        result = WordText.result(shown)
        points = WordText.points(shown.points)
        meaning = shown.meanings.first
        others =
            shown.meanings.count > 1
            ? shown.meanings.dropFirst().prefix(10).joined(separator: ", ") : nil
        translation = (shown.translation ?? "").split(separator: "\n").map(String.init)
        source = shown.source
        self.isLarge = isLarge
        let mark = address.contains("?") ? "&" : "?"
        larger = isLarge ? address : "\(address)\(mark)letters=large"
        back =
            shown.isToday
            ? "/words?language=\(shown.language)" : "/words/days?language=\(shown.language)"
    }
}
