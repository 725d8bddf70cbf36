import HearthKinds
package import HearthLists
import HearthSodium
import HearthWire

/// The words that the program brings: a pack a language, of four levels.
extension Pack {
    /// The first day of the calendar is three days later: time enough for an entry to reach everybody.
    private static let added = Day(year: 2026, month: 1, day: 1)

    package static let englishWords = words("en", "English words", WordResources.english)
    package static let swedishWords = words("sv", "Swedish words", WordResources.swedish)

    private static func words(
        _ language: String, _ title: String, _ files: @escaping @Sendable () -> [[UInt8]]
    ) -> Pack {
        Pack(
            kind: .words, context: "hearth/1 words", name: language, edition: 2, title: title,
            isFound: false
        ) {
            let all = files().compactMap { WordsFile($0)?.words }.flatMap(\.self)
            let added = Pack.added?.startUTC.seconds ?? 0
            return zip(all, Rank.evenly(all.count)).map { entry, rank in
                var item = Item(
                    id: entry.id, rank: rank, revision: 1, name: entry.name, text: entry.text,
                    body: .known(entry.word))
                item.added = UInt64(max(0, added))
                return item
            }
        }
    }
}

extension PlacementSet {
    package static let english = PlacementSet(
        language: "en",
        questions: { WordResources.englishPlacement().map(PlacementFile.questions) })
    package static let swedish = PlacementSet(
        language: "sv",
        questions: { WordResources.swedishPlacement().map(PlacementFile.questions) })
}

extension BroughtContent {
    static func addWords() {
        Pack.table.add(.englishWords)
        Pack.table.add(.swedishWords)
        PlacementSet.table.add(.english)
        PlacementSet.table.add(.swedish)
    }
}
