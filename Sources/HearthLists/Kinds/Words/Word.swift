import HearthSodium
package import HearthWire

/// An entry of a pack, beside its name, which is the word, and its notes, which are the text
/// (protocol-spec/words.md, "Packs").
package struct Word: Hashable, Sendable {
    package static let levels = 1...4

    /// BCP 47: of word and text.
    package var language: String
    package var level: Int
    package var ipa = ""
    package var partOfSpeech: PartOfSpeech = .other
    package var meanings: [InLanguage] = []
    /// Of the whole text.
    package var translations: [TextInLanguage] = []
    /// A second sentence with the word, then a definition.
    package var hints: [TextInLanguage] = []
    /// As they stand in the text.
    package var forms: [String] = []
    /// Meanings to choose from that are not right.
    package var wrong: [InLanguage] = []
    /// On which it is the word, and on no other.
    package var day: Day?
    package var source = ""
    /// Which of its item's sounds read word and text aloud, from 1 on; 0: not said.
    package var readingWord = 0
    package var readingText = 0
    var carried = Carried()

    package init(language: String, level: Int) {
        self.language = language
        self.level = level
    }

    package enum PartOfSpeech: String, CaseIterable, Sendable {
        case noun, verb, adjective, adverb, other
    }

    /// Texts of one language; of meanings the first is the one that is shown.
    package struct InLanguage: Hashable, Sendable {
        package let language: String
        package let texts: [String]

        package init(_ language: String, _ texts: [String]) {
            (self.language, self.texts) = (language, texts)
        }
    }

    package struct TextInLanguage: Hashable, Sendable {
        package let language: String
        package let text: String

        package init(_ language: String, _ text: String) {
            (self.language, self.text) = (language, text)
        }
    }
}

extension Word {
    /// In which language its meaning is given to somebody who reads these languages: the first of them that it has, and
    /// that is not its own; else any other than its own, else its own.
    package func meaningLanguage(for languages: [String]) -> String? {
        let offered = meanings.map(\.language)
        return languages.first { $0 != language && offered.contains($0) }
            ?? offered.first { $0 != language } ?? offered.first
    }

    package func meanings(in language: String) -> [String] {
        meanings.first { $0.language == language }?.texts ?? []
    }

    /// Four meanings to choose from, in an order that follows from the entry, and which of them is right. `others`: what
    /// is taken where the entry has none that are wrong.
    package func options(
        in language: String, of item: ItemID, others: [String] = []
    ) -> (texts: [String], right: Int)? {
        guard let right = meanings(in: language).first else { return nil }
        let own = wrong.first { $0.language == language }?.texts ?? []
        let all = meanings(in: language)
        var texts: [String] = []
        for text in own.isEmpty ? others : own where texts.count < 3 {
            if !all.contains(text), !texts.contains(text) { texts.append(text) }
        }
        guard !texts.isEmpty else { return nil }
        let place = item.octets.reduce(0) { $0 + Int($1) } % (texts.count + 1)
        texts.insert(right, at: place)
        return (texts, place)
    }

    /// The text in pieces, of which some are the word as it stands there.
    package func pieces(of text: String) -> [(text: String, isWord: Bool)] {
        let forms = Set(forms.map { GuessText.folded($0) })
        var pieces: [(text: String, isWord: Bool)] = []
        var rest = text[...]
        while let first = rest.first {
            let isLetter = Self.isOfWord(first)
            let piece = rest.prefix { Self.isOfWord($0) == isLetter }
            rest = rest.dropFirst(piece.count)
            let isWord = isLetter && forms.contains(GuessText.folded(String(piece)))
            if !isWord, let last = pieces.last, !last.isWord {
                pieces[pieces.count - 1].text += piece
            } else {
                pieces.append((String(piece), isWord))
            }
        }
        return pieces
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}
