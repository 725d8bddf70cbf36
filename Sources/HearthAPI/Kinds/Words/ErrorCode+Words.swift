// What is said of words.
extension ErrorCode {
    package static let unknownWord = typed("unknownWord", ["name"], missing: .item)
    package static let noWord = refused("noWord")
    package static let languageNotOffered = typed(
        "languageNotOffered", ["value", "candidates"], fields: ["language"])
    package static let noMoreWords = refused("noMoreWords")
    package static let helpUnknown = typed("helpUnknown", ["value"], fields: ["help"])

    package static let wordNotInText = typed("wordNotInText", ["name"], fields: ["text", "forms"])
    package static let meaningMissing = typed("meaningMissing", ["name"], fields: ["meanings"])
    package static let languageMalformed = typed(
        "languageMalformed", ["value"], fields: ["language", "meaningLanguage"])
    package static let partOfSpeechUnknown = typed(
        "partOfSpeechUnknown", ["value", "candidates"], fields: ["partOfSpeech"])

    static let words: [ErrorCode] = [
        .unknownWord, .noWord, .languageNotOffered, .noMoreWords, .helpUnknown, .wordNotInText,
        .meaningMissing, .languageMalformed, .partOfSpeechUnknown,
    ]
}

extension NewsKind {
    /// Today's word waits, or none was learned for some days.
    package static let wordWaits = NewsKind("word-waits")

    static let words: [NewsKind] = [.wordWaits]
}
