// What is said of words.
extension ErrorCode {
    package static let unknownWord = typed("unknownWord", ["name"], missing: .item)
    package static let noWord = refused("noWord")
    package static let languageNotOffered = typed(
        "languageNotOffered", ["value", "candidates"], fields: ["language"])
    package static let noMoreWords = refused("noMoreWords")
    package static let helpUnknown = typed("helpUnknown", ["value"], fields: ["help"])

    static let words: [ErrorCode] = [
        .unknownWord, .noWord, .languageNotOffered, .noMoreWords, .helpUnknown,
    ]
}

extension NewsKind {
    /// Today's word waits, or none was learned for some days.
    package static let wordWaits = NewsKind("word-waits")

    static let words: [NewsKind] = [.wordWaits]
}
