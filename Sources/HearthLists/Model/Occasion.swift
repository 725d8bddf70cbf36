/// What a list or a wish is for; the raw value is the word in the API and on the command line.
package enum Occasion: String, Hashable, Sendable, CaseIterable {
    case birthday
    case christmas
    case wedding
    case engagement
    case nameDay = "name-day"
    case mothersDay = "mothers-day"
    case fathersDay = "fathers-day"
    case easter
    case halloween
    case graduation
    case baby
    case housewarming
    case other

    /// By its word, or as people call it in English or Swedish, with or without capitals.
    package init?(word: String) {
        let word = FoldedText.forSearch(word)
        guard let occasion = Occasion(rawValue: word) ?? Self.words[word] else { return nil }
        self = occasion
    }

    private static let words: [String: Occasion] = [
        "fodelsedag": .birthday, "jul": .christmas, "xmas": .christmas, "brollop": .wedding,
        "forlovning": .engagement, "namnsdag": .nameDay, "name day": .nameDay,
        "mors dag": .mothersDay, "mother's day": .mothersDay, "fars dag": .fathersDay,
        "father's day": .fathersDay, "pask": .easter, "examen": .graduation,
        "student": .graduation, "bebis": .baby, "inflyttning": .housewarming, "annat": .other,
        "ovrigt": .other,
    ]
}
