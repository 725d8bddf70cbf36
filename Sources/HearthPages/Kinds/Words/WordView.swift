package import HearthAPI
import HearthLanguage
import HearthLists

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
    let source: Text?
    let isLarge: Bool
    let larger: String
    let back: String
    /// From which pack it is; nil: the program brings it.
    let isFrom: Text?
    /// The form of its entry; nil: the reader does not change it.
    let edit: String?
    let pictures: [AttachmentView]
    /// The word, and the text.
    let aloud: [Aloud]
    let hasTranslation: Bool
    /// A result that tells nobody the word.
    let pasted: Text?
    /// The page on which it is guessed once more.
    let again: String?
    let hasWays: Bool
    let earlier: String?
    let later: String?

    struct Aloud: Sendable {
        let label: Text
        let text: String
        /// Of a sound; nil: only a voice of the browser's may read it.
        let src: String?
        /// Somebody recorded it.
        let isRead: Bool
    }

    private static let shortMeaning = 20

    struct Hint: Sendable {
        let text: Text
    }

    struct Option: Sendable {
        let number: String
        let text: String
    }

    /// `address`: of the page, without how large it is. `today`: the reader's day. `isSpoken`: the home can read it aloud.
    package init(
        _ shown: WordShown, at address: String, isLarge: Bool, today: String, streak: Int? = nil,
        isSpoken: Bool = false
    ) {
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
        options = Self.options(of: shown)
        hasOptions = !options.isEmpty
        mayMean = !shown.isSolved && shown.guesses > 0
        hasHints = !hints.isEmpty && !shown.isSolved
        isGuessable = !shown.isSolved && (shown.day.map { $0 <= today } ?? true)
        result = WordText.result(shown)
        points = WordText.points(shown.points)
        meaning = shown.meanings.first
        // Single words, as dictionaries have them: longer ones are there to be typed.
        let short = shown.meanings.dropFirst().filter { $0.count <= Self.shortMeaning }.prefix(6)
        others = short.isEmpty ? nil : short.joined(separator: ", ")
        translation = (shown.translation ?? "").split(separator: "\n").map(String.init)
        source =
            shown.pack == nil
            ? Text("Written for Hearth. Levels were chosen with the help of word frequencies.")
            : shown.source.map { Text(verbatim: $0) }
        self.isLarge = isLarge
        let mark = address.contains("?") ? "&" : "?"
        larger = isLarge ? address : "\(address)\(mark)letters=large"
        isFrom = Self.isFrom(shown.pack)
        edit = shown.mayEdit ? "/words/entry?entry=\(shown.path)" : nil
        let place = shown.path.split(separator: "/").map(String.init)
        let (list, item) = (place.first ?? "", place.last ?? "")
        pictures = shown.pictures.map {
            AttachmentView($0, on: list, item, named: shown.word)
        }
        aloud = Self.aloud(shown, on: list, item, isSpoken: isSpoken)
        hasTranslation = !translation.isEmpty
        pasted = streak.flatMap { WordText.pasted(shown, streak: $0) }
        again = shown.mayRepeat ? "/words/word?again=yes&word=\(shown.path)" : nil
        func way(_ days: Int) -> String? {
            guard let day = shown.day.flatMap({ Day($0) }),
                let other = Day(daysSinceEpoch: day.daysSinceEpoch + days),
                other.description <= today
            else { return nil }
            return "/words/word?day=\(other)&language=\(shown.language)"
        }
        (earlier, later) = (way(-1), way(1))
        hasWays = earlier != nil || later != nil
        back =
            shown.isToday
            ? "/words?language=\(shown.language)" : "/words/days?language=\(shown.language)"
    }

    /// `pack`: its title; empty where it has ended, nil for one of Hearth's own.
    private static func isFrom(_ pack: String?) -> Text? {
        pack.map { title in
            title.isEmpty
                ? Text("Its pack has ended. You keep what you learned from it.")
                : Text("From “\(title)”")
        }
    }

    /// What may be meant, as long as it is not known.
    private static func options(of shown: WordShown) -> [Option] {
        guard !shown.isSolved, let choice = shown.hints.first(where: { $0.kind == .choice }) else {
            return []
        }
        return choice.texts.enumerated().map {
            Option(number: "\($0.offset + 1)", text: $0.element)
        }
    }

    private static func aloud(
        _ shown: WordShown, on list: String, _ item: String, isSpoken: Bool
    ) -> [Aloud] {
        let parts = [
            ("word", Text("Hear the word"), shown.word, shown.readingWord),
            ("text", Text("Hear the text"), shown.text.map(\.text).joined(), shown.readingText),
        ]
        return parts.map { name, label, text, reading in
            let read = reading.flatMap { $0.isHere ? $0 : nil }
            return Aloud(
                label: label, text: text,
                src: read.map { PhotoAddress.of($0.hash, on: list, item, isSmall: false) }
                    ?? (isSpoken ? "/words/aloud?part=\(name)&word=\(shown.path)" : nil),
                isRead: read != nil)
        }
    }
}
