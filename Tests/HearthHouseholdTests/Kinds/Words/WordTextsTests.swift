import Foundation
import HearthContent
import HearthKinds
import HearthLists
import HearthTestValues
import HearthWire
import Testing

/// What can be counted of the texts, and the checker against answers that people judged.
@Suite("Words that the program brings")
struct WordTextsTests {
    /// LIX: words a sentence, and the share of words of more than six letters in percent, at most by level.
    private static let lix = [1: 28.0, 2: 36, 3: 44, 4: 55]

    private static let packs = [("en", Pack.englishWords), ("sv", Pack.swedishWords)]

    private static func words(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }.filter {
            $0.contains(where: \.isLetter)
        }
    }

    private static func lix(_ text: String) -> Double {
        let all = words(text)
        let ends = text.matches(of: /[.!?:…]+(?=[\s”"’)]|$)/).count
        let long = all.count { $0.count > 6 }
        return Double(all.count) / Double(max(1, ends)) + 100 * Double(long) / Double(all.count)
    }

    private static func holds(_ text: String, _ phrase: String) -> Bool {
        let plain = { (text: String) in
            " " + text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
                + " "
        }
        return plain(text).contains(plain(phrase))
    }

    @Test(
        "Fourteen texts a level and language, each within its bounds, none with a meaning or a hint in it"
    )
    func texts() throws {
        for (language, pack) in Self.packs {
            let items = pack.list.items
            #expect(items.count == 56 && Set(items.map(\.id)).count == 56)
            #expect(Set(items.map { $0.name.lowercased() }).count == 56)
            for item in items {
                let word = try #require(item.word, "\(item.name)")
                try word.check()
                #expect(word.language == language && item.added > 0)
                let count = Self.words(item.text).count
                #expect((60...120).contains(count), "\(item.name): \(count) words")
                let most = try #require(Self.lix[word.level])
                #expect(Self.lix(item.text) <= most, "\(item.name): \(Self.lix(item.text))")
                let marked = word.pieces(of: item.text).count(where: \.isWord)
                #expect((1...4).contains(marked), "\(item.name): \(marked) times")
                #expect(word.meanings.map(\.language) == ["en", "sv"], "\(item.name)")
                for meaning in word.meanings.flatMap(\.texts) {
                    #expect(!Self.holds(item.text, meaning), "\(item.name): \(meaning)")
                }
                let hints = word.hints.map(\.text)
                #expect(hints.count == 2 && hints[0] != hints[1])
                for hint in hints { #expect(!item.text.contains(hint), "\(item.name)") }
                for meanings in word.meanings {
                    let options = word.options(in: meanings.language, of: item.id)
                    #expect(Set(options?.texts ?? []).count == 4, "\(item.name)")
                }
                #expect(word.translations.count == 1 && word.translations[0].language != language)
            }
            for level in 1...4 { #expect(items.count { $0.word?.level == level } == 14) }
        }
    }

    @Test("Eight questions a level and language, of no word of the packs")
    func placement() {
        let names = Set(Self.packs.flatMap { $0.1.list.items }.map { $0.name.lowercased() })
        for set in [PlacementSet.english, .swedish] {
            #expect(set.questions.map(\.count) == [8, 8, 8, 8])
            for question in set.questions.flatMap(\.self) {
                #expect(!names.contains(question.word.lowercased()), "\(question.word)")
                #expect(question.sentence.contains(question.form), "\(question.word)")
                for language in ["en", "sv"] {
                    let options = question.options(in: language)
                    #expect(Set(options?.texts ?? []).count == 4, "\(question.word)")
                }
            }
        }
    }

    private struct Judged: Decodable {
        let word: String
        let answer: String
        let judged: String
    }

    @Test(
        "The checker takes no wrong answer of more than 150 a language, and refuses at most five right ones"
    )
    func answers() throws {
        for (language, pack) in Self.packs {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Words/answers-\(language).json")
            let judged = try JSONDecoder().decode([Judged].self, from: Data(contentsOf: file))
            #expect(judged.count > 150)
            let words = pack.list.items.compactMap { item in item.word.map { (item.name, $0) } }
            let all = Self.packs.flatMap { $0.1.list.items }
            let check = GuessCheck(
                words: all.compactMap { item in item.word.map { (item.name, $0) } })
            var refused: [String] = []
            for one in judged {
                let word = try #require(words.first { $0.0 == one.word }?.1, "\(one.word)")
                let verdict = check.verdict(one.answer, of: word)
                var isRight = false
                if case .right = verdict { isRight = true }
                if one.judged != "right" {
                    #expect(!isRight, "\(one.word): “\(one.answer)” is \(one.judged)")
                } else if !isRight {
                    refused.append("\(one.word): \(one.answer)")
                }
            }
            #expect(refused.count <= 5, "\(refused)")
        }
    }

    @Test("A guess of ten thousand characters, of none, and of signs alone is wrong, at once")
    func hostile() throws {
        let item = try #require(Pack.englishWords.list.items.first)
        let word = try #require(item.word)
        let check = GuessCheck(words: [(item.name, word)])
        for guess in ["", "?", String(repeating: "a", count: 10_000), "\u{202E}", "to"] {
            #expect(check.verdict(guess, of: word) == .wrong)
        }
    }
}
