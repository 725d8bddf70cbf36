/// What a word is worth.
package enum WordScore {
    package static let full = 10
    /// For each hint, and for each guess that is not right, which brings one.
    private static let step = 2
    private static let least = 2

    /// Points of a word that was solved with so many hints, guesses that were not right among them. `isHalf`: it was
    /// caught up, or one more; rounded up.
    package static func points(for result: WordEntry.Result, hints: Int, isHalf: Bool) -> Int {
        let whole =
            switch result {
            case .guessed: max(least, full - step * max(0, hints))
            case .chosen: least
            case .seen, .meant, .shown: 0
            }
        return isHalf ? (whole + 1) / 2 : whole
    }
}

/// What comes after a guess that is not right, or when it is asked for, in this order.
package enum WordHint: Int, CaseIterable, Sendable {
    /// The part of speech, and how long the meaning is.
    case kind = 1
    /// A second sentence, and a definition.
    case sentence
    /// How the meaning begins.
    case letter
    /// Four meanings to choose from.
    case choice
    /// The meaning itself.
    case meaning
}
