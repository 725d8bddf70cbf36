import HearthAPI

extension ListName {
    static let words = ListName(kind: WordFields.kind, Text("My words"))
    static let wordLog = ListName(kind: WordDayFields.kind, Text("Words learned"), isShown: false)
    static let wordProgress = ListName(
        kind: WordStandingFields.kind, Text("Progress with words"), isShown: false,
        offer: OfferWords(
            letter: { _ in Text("I would like to show you how I learn words.") },
            question: { _ in Text("to show you how they learn words") },
            sharing: { from, _ in Text("\(from) wants to show you how they learn words") },
            owning: { from, title in Text("\(from) wants to own “\(title)” together with you") },
            editing: { from, title in Text("\(from) asks you to help with “\(title)”") }))
}

extension NewsWords {
    @NewsWordsBuilder static var words: [NewsWords] {
        NewsWords(.wordWaits) { told in
            Text("Today's word waits for you: \(told.news.detail ?? "").")
        }
    }
}

extension ErrorSentences {
    static let words: [ErrorCode: String] = [
        .unknownWord: "There is no word “{name}” in your packs. `hearth word search` shows them.",
        .noWord: "There is no word for that. `hearth word learn` chooses a language.",
        .languageNotOffered: "No pack is in “{value}”. There are: {candidates}.",
        .noMoreWords: "That was enough for today: come back tomorrow.",
        .helpUnknown: "“{value}” cannot be asked for here.",
        .wordNotInText:
            "The text does not have “{name}” in it. Say with --form how the word stands there.",
        .meaningMissing: "Say what “{name}” means.",
        .languageMalformed: "“{value}” is no code of a language, such as en, sv or de.",
        .partOfSpeechUnknown: "“{value}” is no part of speech. There are: {candidates}.",
    ]
}
