import Foundation
import HearthLists
import HearthSodium
import HearthWire

/// A file of words of one level, as their authors write it (GUIDE.md, "Words").
struct WordsFile {
    struct Entry {
        let id: ItemID
        let name: String
        let text: String
        let word: Word
    }

    let words: [Entry]

    /// Nil for what is no such file.
    init?(_ octets: [UInt8]) {
        guard let file = try? JSONDecoder().decode(Written.self, from: Data(octets)) else {
            return nil
        }
        words = file.words.compactMap { $0.entry(file) }
    }

    private struct Written: Decodable {
        let language: String
        let level: Int
        let words: [WrittenWord]
    }

    private struct WrittenWord: Decodable {
        /// 16 hexadecimal digits, which no other entry ever gets.
        let id: String
        let word: String
        let partOfSpeech: String
        let ipa: String
        let forms: [String]
        let text: String
        let translation: [String: String]
        let meanings: [String: [String]]
        let sentence: String
        let definition: String
        let wrong: [String: [String]]

        func entry(_ file: Written) -> Entry? {
            guard let id = ItemID(hex: self.id) else { return nil }
            var entry = Word(language: file.language, level: file.level)
            entry.ipa = ipa
            entry.partOfSpeech = .init(rawValue: partOfSpeech) ?? .other
            entry.forms = forms
            entry.meanings = meanings.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
            entry.wrong = wrong.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
            entry.translations = translation.sorted { $0.key < $1.key }.map {
                .init($0.key, $0.value)
            }
            entry.hints = [.init(file.language, sentence), .init(file.language, definition)]
            entry.source = "Hearth. Levels were chosen with the help of word frequencies."
            return Entry(id: id, name: word, text: text, word: entry)
        }
    }
}

/// A file of questions of the placement, of one level.
enum PlacementFile {
    static func questions(_ octets: [UInt8]) -> [PlacementSet.Question] {
        (try? JSONDecoder().decode(Written.self, from: Data(octets)))?.sentences.map(\.question)
            ?? []
    }

    private struct Written: Decodable {
        let sentences: [Sentence]
    }

    private struct Sentence: Decodable {
        let word: String
        let form: String
        let sentence: String
        let meaning: [String: String]
        let wrong: [String: [String]]

        var question: PlacementSet.Question {
            PlacementSet.Question(
                word: word, form: form, sentence: sentence, meaning: meaning, wrong: wrong)
        }
    }
}
