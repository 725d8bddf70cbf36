import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire
import HearthZones

/// An entry of a pack.
struct PackedWord {
    let pack: ListID
    let item: Item
    let word: Word

    var path: String { "\(pack)/\(item.id)" }
}

/// Words in one language that somebody can learn.
struct WordPack {
    let id: ListID
    let words: [PackedWord]
    let pick: WordPick

    /// Those of one language on a list; nil: it has none.
    init?(_ id: ListID, _ items: [Item], language: String) {
        let words = items.compactMap { item in
            item.word.map { PackedWord(pack: id, item: item, word: $0) }
        }.filter { $0.word.language == language }
        guard !words.isEmpty else { return nil }
        self.id = id
        self.words = words
        pick = WordPick(
            pack: id,
            words.map { one in
                WordPick.Candidate(
                    item: one.item.id, level: one.word.level,
                    added: Int(one.item.added / 86_400), day: one.word.day?.daysSinceEpoch)
            })
    }

    subscript(_ item: ItemID) -> PackedWord? { words.first { $0.item.id == item } }
}

/// What somebody learns and has learned, with the packs that they have.
struct WordBook {
    let log: [WordDay]
    let settings: WordSettings
    let clock: DayClock
    let today: Day
    /// By language; those that the program brings stand first, for they never end.
    let packs: [String: [WordPack]]
    /// Languages in which meanings are given, the asker's first.
    let readers: [String]

    /// When a new day begins, in minutes after midnight.
    static let dayBegins = 240

    var offered: [String] { packs.keys.sorted() }

    /// The language that is meant.
    ///
    /// - Throws: `HearthError`: `languageNotOffered`, `noWord` where nothing is learned.
    func language(_ typed: String?) throws(HearthError) -> String {
        if let typed = typed?.nilIfEmpty {
            guard packs[typed] != nil else {
                throw HearthError(
                    .languageNotOffered,
                    ["value": typed, "candidates": offered.joined(separator: ", ")])
            }
            return typed
        }
        guard let first = settings.languages.first?.language else { throw HearthError(.noWord) }
        return first
    }

    func level(of language: String) -> Int { settings[language]?.level ?? Self.firstLevel }

    static let firstLevel = 2

    func logged(_ day: Day, _ language: String) -> WordDay? {
        log.first { $0.day == day && $0.language == language }
    }

    /// The word of a day: the one that was shown, else the one that the pack picks.
    func word(on day: Day, _ language: String) -> PackedWord? {
        let packs = packs[language] ?? []
        if let shown = logged(day, language)?.ofDay {
            for pack in packs where pack.id == shown.pack { return pack[shown.item] }
        }
        for pack in packs {
            if let item = pack.pick.word(on: day.daysSinceEpoch, level: level(of: language)) {
                return pack[item]
            }
        }
        return nil
    }

    func word(_ pack: ListID, _ item: ItemID) -> PackedWord? {
        packs.values.flatMap(\.self).first { $0.id == pack }?[item]
    }

    /// What was noted of a word on its latest day.
    func latest(of item: ItemID) -> (day: WordDay, entry: WordEntry)? {
        log.sorted { $0.day > $1.day }.lazy.compactMap { day in
            day.entries.first { $0.item == item }.map { (day, $0) }
        }.first
    }

    func isFavourite(_ item: ItemID) -> Bool {
        log.contains { $0.entries.contains { $0.item == item && $0.isFavourite } }
    }

    func isLearned(_ item: ItemID, before day: Day? = nil) -> Bool {
        log.contains { logged in
            (day.map { logged.day < $0 } ?? true)
                && logged.entries.contains { $0.item == item && $0.isLearned }
        }
    }
}

extension Household {
    mutating func wordBook(of asker: Asker, _ work: Work) throws -> WordBook {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let open = try singleList(of: .wordLog, for: asker, work)
        let lists = try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .words }
        let zone = zone(of: asker.identity)
        let clock = DayClock(now: work.now, dayBegins: WordBook.dayBegins) { moment in
            Int(zone.offset(at: moment.seconds) / 60)
        }
        guard let today = clock.day else { throw HearthError(.internalError) }
        let all =
            Pack.table.all.filter { $0.head.kind == .words }.map { ($0.id, $0.list.items) }
            + lists.map { ($0.id, $0.merged.items) }
        var packs: [String: [WordPack]] = [:]
        for (id, items) in all {
            for language in Set(items.compactMap { $0.word?.language }) {
                if let pack = WordPack(id, items, language: language) {
                    packs[language, default: []].append(pack)
                }
            }
        }
        return WordBook(
            log: (open?.merged.items ?? []).compactMap(\.wordDay),
            settings: WordSettings(octets: open?.head.settings ?? []), clock: clock,
            today: today, packs: packs,
            readers: [asker.caller.language].compactMap(\.self) + ["en", "sv"])
    }

    /// Writes what became of a word on a day, and sets the reminders that follow.
    mutating func note(
        _ entry: WordEntry, on day: Day, _ language: String, by asker: Asker, _ work: Work
    ) throws {
        let open = try singleListToWrite(of: .wordLog, for: asker, work)
        let keys = try editor(of: open, asker)
        let id = WordDay.id(of: day, language, in: open.id)
        let known = open.liveItem(id)
        var written = known?.wordDay ?? WordDay(day: day, language: language)
        guard written.entry(entry.pack, entry.item) != entry else { return }
        written.put(entry)
        guard written.entries.count <= WordDay.entryLimit else { throw HearthError(.noMoreWords) }
        var item =
            known
            ?? Item(
                id: id, rank: .middle, revision: 0, name: written.name, body: .known(written))
        item.body = .known(written)
        item.revision = open.merged.nextRevision(of: id, at: work.now)
        try write([item], to: open, keys: keys, work)
        try setReminders(of: asker, work)
    }
}
