import Foundation

/// What is said of a guess, by what the pack has: nothing outside of it decides, so that two friends with the same pack
/// are told the same (protocol-spec/words.md, "Guesses").
package struct GuessCheck: Sendable {
    package enum Verdict: Hashable, Sendable {
        /// `meaning`: the one that was meant, as the pack spells it.
        case right(meaning: String)
        /// It has a word of a meaning in it.
        case close
        case wrong
    }

    /// All entries of all packs that decide, each with what it is called.
    private let words: [(name: String, word: Word)]

    package init(words: [(name: String, word: Word)]) { self.words = words }

    package func verdict(_ guess: String, of word: Word) -> Verdict {
        let plain = GuessText.plain(guess)
        guard !plain.isEmpty, guess.count <= GuessText.mostCharacters else { return .wrong }
        let meanings = word.meanings.flatMap(\.texts)
        if let exact = meanings.first(where: { GuessText.variants($0).contains(plain) }) {
            return .right(meaning: exact)
        }
        if let near = meanings.first(where: { Self.isMisspelling(plain, of: $0) }), !isKnown(plain)
        {
            return .right(meaning: near)
        }
        return isClose(plain, meanings) ? .close : .wrong
    }

    /// Whether it is a meaning of some word, or a word: then it is no misspelling.
    private func isKnown(_ plain: String) -> Bool {
        func isIt(_ text: String) -> Bool {
            // Folding is slow: what is much longer or shorter cannot be it.
            abs(text.utf8.count - plain.utf8.count) <= Self.mostBeside + text.utf8.count / 2
                && GuessText.variants(text).contains(plain)
        }
        return words.contains { one in
            isIt(one.name) || one.word.meanings.contains { $0.texts.contains(where: isIt) }
        }
    }

    /// Octets of an article, of signs and of letters that are written otherwise.
    private static let mostBeside = 8

    /// One letter off for five letters or more, two for nine or more, each of them in a word of five letters or more
    /// and not its first one: *ungenerous* is no *generous*.
    private static func isMisspelling(_ guess: String, of meaning: String) -> Bool {
        GuessText.variants(meaning).contains { variant in
            if isInflected(guess, of: variant) { return true }
            let length = min(variant.count, guess.count)
            let most = length >= 9 ? 2 : length >= 5 ? 1 : 0
            guard most > 0, GuessText.distance(guess, variant, atMost: most) != nil else {
                return false
            }
            let (one, other) = (guess.split(separator: " "), variant.split(separator: " "))
            // A space too many, or too few.
            guard one.count == other.count else { return one.joined() == other.joined() }
            return zip(one, other).allSatisfy { typed, meant in
                typed == meant || meant.count >= 5 && typed.first == meant.first
            }
        }
    }

    /// Whether a guess that is right is spelt as the meaning is.
    package static func isSpelt(_ guess: String, like meaning: String) -> Bool {
        GuessText.variants(meaning).contains(GuessText.plain(guess))
    }

    /// Endings of words in English and Swedish.
    static let endings: Set<String> = [
        "", "a", "ar", "d", "e", "ed", "en", "er", "es", "et", "ing", "n", "na", "or", "r", "s",
        "t",
    ]

    /// Whether a word is the same with another ending, and no shorter: *kuddar* for *kudde*, and not *rygg* for
    /// *rygga*.
    private static func isInflected(_ guess: String, of meaning: String) -> Bool {
        guard !guess.contains(" "), !meaning.contains(" "), guess.count >= meaning.count else {
            return false
        }
        let common = guess.commonPrefix(with: meaning)
        return common.count >= max(4, meaning.count - 1)
            && endings.contains(String(guess.dropFirst(common.count)))
            && endings.contains(String(meaning.dropFirst(common.count)))
    }

    private func isClose(_ guess: String, _ meanings: [String]) -> Bool {
        let heads = Set(
            meanings.map { GuessText.words($0) }.filter { $0.count == 1 }.flatMap(\.self)
                .filter { $0.count >= 4 })
        return guess.split(separator: " ").contains { heads.contains(String($0)) }
    }
}
