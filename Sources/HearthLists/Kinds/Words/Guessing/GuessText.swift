import Foundation

/// How guesses and meanings are compared: after NFKC and case folding, without punctuation, a hyphen as a space, without
/// what stands in brackets, and without a leading article or mark of an infinitive.
enum GuessText {
    private static let leading: Set<String> = [
        "a", "an", "the", "to", "en", "ett", "att", "den", "det",
    ]
    /// Longer ones are no guess.
    static let mostCharacters = 200

    /// Words of a text, folded.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in folded(String(text.prefix(mostCharacters))) {
            if character.isLetter || character.isNumber {
                word.append(character)
            } else if character == "'" || character == "’" {
                continue
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        if words.count > 1, leading.contains(words[0]) { words.removeFirst() }
        return words
    }

    static func plain(_ text: String) -> String { words(text).joined(separator: " ") }

    static func folded(_ text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.lowercased()
    }

    /// The same in every way in which it counts: with and without what stands in brackets.
    static func variants(_ text: String) -> Set<String> {
        var all: Set<String> = [plain(text)]
        if text.contains("(") {
            var depth = 0
            all.insert(
                plain(
                    String(
                        text.filter { character in
                            if character == "(" { depth += 1 }
                            defer { if character == ")" { depth -= 1 } }
                            return depth == 0
                        })))
        }
        return all.filter { !$0.isEmpty }
    }

    /// How many letters have to be put in, taken out, changed or swapped with their neighbour, up to `most`; nil: more.
    static func distance(_ one: String, _ other: String, atMost most: Int) -> Int? {
        let (a, b) = (Array(one), Array(other))
        guard abs(a.count - b.count) <= most else { return nil }
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1] + [Int](repeating: 0, count: b.count)
            for j in 0..<b.count {
                row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    row[j + 1] = min(row[j + 1], before[j - 1] + 1)
                }
            }
            (before, last) = (last, row)
        }
        return last[b.count] <= most ? last[b.count] : nil
    }
}
