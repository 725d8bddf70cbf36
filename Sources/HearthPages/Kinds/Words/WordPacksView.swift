package import HearthAPI
import HearthLanguage

/// The packs that somebody has.
package struct WordPacksView: PageContent {
    package static let template = "word-packs"

    let packs: [Row]

    struct Row: Sendable {
        let title: String
        let facts: [Text]
        let href: String
    }

    package init(_ shown: [WordPackInfo]) {
        packs = shown.map {
            Row(
                title: WordPackText.title($0), facts: WordPackText.facts($0),
                href: $0.isBuiltIn ? "/words/search" : "/lists/\($0.list)")
        }
    }
}

/// The words of one pack.
package struct WordPackView: PageContent {
    package static let template = "word-pack"

    let id: String
    let title: String
    let facts: [Text]
    let isOwn: Bool
    let new: String?
    /// To learn from it, for each language that it has words in.
    let learn: [Learn]
    let entries: [Row]
    let hasEntries: Bool
    let isEmpty: Bool
    let empty: Text
    let export: String?
    let ways: PageWays?

    struct Learn: Sendable {
        let language: String
        /// The list to learn from; empty: the program's.
        let pack: String
        let text: Text
        let label: Text
    }

    struct Row: Sendable {
        let word: String
        let language: String
        let href: String
        let facts: [Text]
    }

    package init(_ shown: WordPackShown, part: PagePart) {
        let pack = shown.pack
        id = pack.list
        title = pack.title
        facts = WordPackText.facts(pack)
        isOwn = pack.isOwn
        new = pack.mayEdit ? "/words/entry?list=\(pack.list)" : nil
        learn = pack.languages.map { language in
            let isLearned = pack.learned.contains(language)
            let name = WordText.language(language)
            return Learn(
                language: language, pack: isLearned ? "" : pack.list,
                text: isLearned
                    ? Text("Your words in \(name) come from this pack.")
                    : Text("Your words in \(name) can come from this pack."),
                label: isLearned
                    ? Text("Learn Hearth's own again") : Text("Learn from this pack"))
        }
        entries = shown.entries.map { entry in
            Row(
                word: entry.word, language: entry.language,
                href: "/words/word?word=\(entry.path)", facts: Self.facts(entry, pack))
        }
        hasEntries = !entries.isEmpty
        isEmpty = entries.isEmpty
        empty =
            pack.mayEdit
            ? Text("There is no word yet. A word, a short text and a meaning are enough.")
            : Text("There is no word yet.")
        export = pack.mayEdit && hasEntries ? "/export/words.csv?list=\(pack.list)" : nil
        ways = part.ways(of: pack.words)
    }

    private static func facts(_ entry: PackEntryInfo, _ pack: WordPackInfo) -> [Text] {
        var facts = [WordText.level(entry.level)]
        if let day = entry.day { facts.append(Text("only on \(DateText.date(day))")) }
        if entry.isRead { facts.append(Text("read aloud")) }
        guard pack.mayEdit else { return facts }
        if !entry.hasHints { facts.append(Text("no hints yet")) }
        if !entry.hasTranslation { facts.append(Text("no translation yet")) }
        return facts
    }
}
