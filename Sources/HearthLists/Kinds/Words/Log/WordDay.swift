import HearthSodium
package import HearthWire

/// One day of a word log in one language (protocol-spec/words.md, "Word logs").
package struct WordDay: MergedState {
    package static let entryLimit = 64
    /// More words than that of the day, on one day.
    package static let extraLimit = 5

    package let day: Day
    package let language: String
    package var entries: [WordEntry] = []
    var carried = Carried()

    package init(day: Day, language: String) {
        (self.day, self.language) = (day, language)
    }

    /// BLAKE2b-64 over "hearth/1 word day", the id of the list (16 octets), the language and the day as 2026-11-22.
    package static func id(of day: Day, _ language: String, in list: ListID) -> ItemID {
        ItemID(
            hashing: Array("hearth/1 word day".utf8), list.octets, Array(language.utf8),
            Array(day.description.utf8))
    }

    package var name: String { "\(day) \(language)" }

    /// The word of that day, if anything was done with it.
    package var ofDay: WordEntry? { entries.first(where: \.isOfDay) }

    package func entry(_ pack: ListID, _ item: ItemID) -> WordEntry? {
        entries.first { $0.pack == pack && $0.item == item }
    }

    /// Puts an entry in, in place of the one of the same word.
    package mutating func put(_ entry: WordEntry) {
        if let index = entries.firstIndex(where: { $0.pack == entry.pack && $0.item == entry.item })
        {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    /// One day of two contents: words are united by pack and item, whether they are kept is as `self` says.
    package func merged(with other: WordDay) -> WordDay {
        var day = self
        day.entries = EntryMap.merged(entries, other.entries, by: \.key) { $0.merged(with: $1) }
            .sorted {
                ($0.isOfDay ? 0 : 1, $0.pack, $0.item) < ($1.isOfDay ? 0 : 1, $1.pack, $1.item)
            }
        if day.entries.count > Self.entryLimit {
            day.entries.removeLast(day.entries.count - Self.entryLimit)
        }
        return day
    }
}
