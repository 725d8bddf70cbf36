extension Word {
    package static let formLimit = 20

    /// What stands in a text as a form of a word, as far as its letters tell: the word itself, and what begins like it
    /// with another ending. Of several words each that stands there.
    package static func forms(of word: String, in text: String) -> [String] {
        let parts = word.split(whereSeparator: \.isWhitespace).map { GuessText.folded(String($0)) }
        var forms: [String] = []
        for piece in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let folded = GuessText.folded(String(piece))
            guard !forms.contains(folded), parts.contains(where: { isForm(folded, of: $0) }) else {
                continue
            }
            forms.append(folded)
        }
        return Array(forms.prefix(formLimit))
    }

    /// Takes those of the given forms that stand in the text or a hint, and what is found there by itself.
    package mutating func findForms(of word: String, in text: String, given: [String]) {
        let all = ([text] + hints.map(\.text)).joined(separator: "\n")
        let standing = given.filter { form in
            var one = self
            one.forms = [form]
            return one.pieces(of: all).contains(where: \.isWord)
        }
        var found = standing
        for form in Self.forms(of: word, in: all)
        where !found.contains(where: { GuessText.folded($0) == form }) {
            found.append(form)
        }
        forms = Array(found.prefix(Self.formLimit))
    }

    private static let longestEnding = 3
    /// Shorter words begin many others.
    private static let leastOpen = 5

    private static func isForm(_ text: String, of word: String) -> Bool {
        if text == word { return true }
        guard text.count <= word.count + longestEnding else { return false }
        if word.count >= leastOpen { return text.hasPrefix(word.dropLast(2)) }
        // Of four letters the last one may give way: *mysa*, *myser*.
        let stems = word.count == leastOpen - 1 ? [word, String(word.dropLast())] : [word]
        return stems.contains { stem in
            text.hasPrefix(stem)
                && GuessCheck.endings.contains(String(text.dropFirst(stem.count)))
        }
    }
}
