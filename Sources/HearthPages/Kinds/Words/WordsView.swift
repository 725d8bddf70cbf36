package import HearthAPI
import HearthLanguage

/// Today's word, and three ways to others.
package struct WordsView: PageContent {
    package static let template = "words"

    let today: WordLink?
    let languages: [LanguageTab]
    let hasTabs: Bool
    /// What can be learned, where nothing is yet.
    let offered: [Choice]
    let isNew: Bool
    let streak: Text
    let points: Text
    let proposal: Proposal?
    let hasMore: Bool
    /// Learned words that come again.
    let repetitions: [Repetition]
    let hasRepetitions: Bool
    let isSteppedIn: Bool

    struct Repetition: Sendable {
        let word: String
        let language: String
        let href: String
    }

    struct WordLink: Sendable {
        let word: String
        let href: String
        let label: Text
        let isSolved: Bool
        let isRepetition: Bool
    }

    struct LanguageTab: Sendable {
        let label: Text
        let href: String
        let isHere: Bool
    }

    struct Proposal: Sendable {
        let text: Text
        let language: String
        let level: String
    }

    package init(_ shown: WordsShown, language: String?) {
        let here = language ?? shown.languages.first?.language
        today = shown.today.map { word in
            WordLink(
                word: word.word, href: "/words/word?language=\(word.language)",
                label: Text("Today's word: \(WordText.language(word.language))"),
                isSolved: word.isSolved, isRepetition: word.isRepetition)
        }
        languages = shown.languages.map {
            LanguageTab(
                label: WordText.language($0.language), href: "/words?language=\($0.language)",
                isHere: $0.language == here)
        }
        hasTabs = languages.count > 1
        offered = shown.offered.map {
            Choice(value: $0, label: WordText.language($0), isChosen: false)
        }
        isNew = shown.languages.isEmpty
        streak = WordText.streak(shown.streak)
        points = WordText.points(shown.points)
        proposal = shown.proposal.flatMap { level in
            here.map {
                Proposal(
                    text: Text("Another level would fit you better. \(WordText.level(level))"),
                    language: $0, level: "\(level)")
            }
        }
        hasMore = shown.today?.isSolved == true && shown.moreLeft > 0
        repetitions = shown.repetitions.map {
            Repetition(
                word: $0.word, language: $0.language,
                href: "/words/word?again=yes&word=\($0.path)")
        }
        hasRepetitions = !repetitions.isEmpty
        isSteppedIn = shown.isSteppedIn
    }
}
