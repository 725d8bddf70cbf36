package import HearthAPI
import HearthLanguage

/// Words in short: favourites, or what a search finds.
package struct WordListView: PageContent {
    package static let template = "word-list"

    let heading: Text
    let isSearch: Bool
    let text: String
    let letters: [Letter]
    let hasLetters: Bool
    let groups: [Letter]
    let isEmpty: Bool
    let empty: Text

    struct Letter: Sendable {
        let letter: String
        let anchor: String
        let words: [Row]
    }

    struct Row: Sendable {
        let word: String
        let href: String
        let facts: Text
        let meaning: String?
        let isFavourite: Bool
    }

    /// `search`: what is looked for; nil: they are favourites.
    package init(_ found: WordsFound, search: String?) {
        heading = search == nil ? Text("Favourites") : Text("Search")
        isSearch = search != nil
        text = search ?? ""
        var groups: [(String, [Row])] = []
        for one in found.words {
            let letter = one.word.prefix(1).uppercased()
            let row = Row(
                word: one.word, href: "/words/word?word=\(one.path)",
                facts: Text("\(WordText.language(one.language)) · \(one.level)"),
                meaning: one.meaning, isFavourite: one.isFavourite)
            if groups.last?.0 == letter {
                groups[groups.count - 1].1.append(row)
            } else {
                groups.append((letter, [row]))
            }
        }
        self.groups = groups.enumerated().map {
            Letter(letter: $1.0, anchor: "letter-\($0)", words: $1.1)
        }
        letters = self.groups
        hasLetters = isSearch && letters.count > 2
        isEmpty = found.words.isEmpty
        empty =
            search == nil
            ? Text("A star on a word's page keeps it here.") : Text("No word has that in it.")
    }
}
