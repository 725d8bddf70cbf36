import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// An entry of a pack.
struct PackedWord {
    let pack: ListID
    let item: Item
    let word: Word
    /// Its list, where that is here; nil for entries of the program's packs, and for kept ones.
    var list: OpenList?
    /// It is not on its list any more, or that is not here.
    var isKept = false

    var path: String { "\(pack)/\(item.id)" }
}

/// Words in one language that somebody can learn.
struct WordPack {
    let id: ListID
    let title: String
    private(set) var words: [PackedWord]
    let pick: WordPick
    private var places: [ItemID: Int]
    /// Where those stand begin that are only kept.
    private let liveCount: Int

    init(_ id: ListID, _ title: String, _ words: [PackedWord]) {
        (self.id, self.title, self.words) = (id, title, words)
        places = Dictionary(
            words.enumerated().map { ($1.item.id, $0) }, uniquingKeysWith: { first, _ in first })
        liveCount = words.count
        pick = WordPick(
            pack: id,
            words.map { one in
                WordPick.Candidate(
                    item: one.item.id, level: one.word.level,
                    added: Int(one.item.added / 86_400), day: one.word.day?.daysSinceEpoch)
            })
    }

    subscript(_ item: ItemID) -> PackedWord? { places[item].map { words[$0] } }

    /// Those that are on the list now: what is only kept decides nothing.
    var live: ArraySlice<PackedWord> { words.prefix(liveCount) }

    /// What was kept of it, and is not on it any more.
    mutating func add(_ kept: PackedWord) {
        guard places[kept.item.id] == nil else { return }
        places[kept.item.id] = words.count
        words.append(kept)
    }
}

/// What tells a word from all others: whoever writes a pack chooses the ids of its entries.
struct WordKey: Hashable {
    let pack: ListID
    let item: ItemID
}

/// What a log says of one word, on all its days.
struct WordMarks {
    /// The latest day with an entry of it, and the latest on which it was solved.
    fileprivate(set) var latest: (day: WordDay, entry: WordEntry)?
    fileprivate(set) var solved: (day: WordDay, entry: WordEntry)?
    /// The first day on which it was learned.
    fileprivate(set) var learned: Day?
    fileprivate(set) var isFavourite = false

    fileprivate mutating func take(_ entry: WordEntry, of day: WordDay) {
        if latest.map({ $0.day.day <= day.day }) ?? true { latest = (day, entry) }
        if entry.isSolved, solved.map({ $0.day.day <= day.day }) ?? true { solved = (day, entry) }
        if entry.isLearned { learned = min(learned ?? day.day, day.day) }
        if entry.isFavourite { isFavourite = true }
    }
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
    private let marks: [WordKey: WordMarks]

    init(
        log: [WordDay], settings: WordSettings, clock: DayClock, today: Day,
        packs: [String: [WordPack]], readers: [String]
    ) {
        (self.log, self.settings, self.clock, self.today) = (log, settings, clock, today)
        (self.packs, self.readers) = (packs, readers)
        var marks: [WordKey: WordMarks] = [:]
        for day in log {
            for entry in day.entries {
                marks[WordKey(pack: entry.pack, item: entry.item), default: WordMarks()]
                    .take(entry, of: day)
            }
        }
        self.marks = marks
    }

    /// When a new day begins, in minutes after midnight.
    static let dayBegins = 240

    var offered: [String] { packs.keys.sorted() }

    /// Of all languages.
    var progress: WordProgress { WordProgress(of: log, today: today) }

    /// The language that is meant.
    ///
    /// - Throws: `HearthError`: `languageNotOffered`, `noWord` where nothing is learned.
    func language(_ typed: String?) throws(HearthError) -> String {
        if let typed = typed?.nilIfEmpty {
            guard packs[typed] != nil || settings[typed] != nil else {
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

    /// The packs whose words come: the one that was chosen, and what it has no word for the program's.
    func inTurn(_ language: String) -> [WordPack] {
        let packs = packs[language] ?? []
        let brought = packs.filter { Pack.with($0.id) != nil }
        guard let chosen = settings[language]?.pack else { return brought }
        return packs.filter { $0.id == chosen } + brought
    }

    /// The word of a day: the one that was shown, else the one that the pack picks.
    func word(on day: Day, _ language: String) -> PackedWord? {
        if let shown = logged(day, language)?.ofDay, let found = word(shown.pack, shown.item) {
            return found
        }
        return picked(on: day, language)
    }

    /// Whatever was shown.
    func picked(on day: Day, _ language: String) -> PackedWord? {
        for pack in inTurn(language) {
            if let item = pack.pick.word(on: day.daysSinceEpoch, level: level(of: language)) {
                return pack[item]
            }
        }
        return nil
    }

    /// One that is on its list before one that is kept: its owner may have changed its language.
    func word(_ pack: ListID, _ item: ItemID) -> PackedWord? {
        let found = packs.values.flatMap(\.self).filter { $0.id == pack }.compactMap { $0[item] }
        return found.first { !$0.isKept } ?? found.first
    }

    func marks(of word: PackedWord) -> WordMarks { marks(of: word.pack, word.item.id) }

    func marks(of pack: ListID, _ item: ItemID) -> WordMarks {
        marks[WordKey(pack: pack, item: item)] ?? WordMarks()
    }

    func isLearned(_ word: PackedWord, before day: Day? = nil) -> Bool {
        marks(of: word).learned.map { learned in day.map { learned < $0 } ?? true } ?? false
    }
}
