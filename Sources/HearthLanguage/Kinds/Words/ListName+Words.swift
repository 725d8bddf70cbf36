import HearthAPI

extension ListName {
    static let words = ListName(kind: WordFields.kind, Text("My words"))
    static let wordLog = ListName(kind: WordDayFields.kind, Text("Words learned"), isShown: false)
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
    ]
}
