import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import HearthZones

extension Household {
    /// What a member learns, without all that there is to learn.
    mutating func wordSettings(of asker: Asker, _ work: Work) throws -> WordSettings {
        WordSettings(
            octets: try singleList(of: .wordLog, for: asker, work)?.head.settings ?? [])
    }

    mutating func wordBook(of asker: Asker, _ work: Work) throws -> WordBook {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let open = try singleList(of: .wordLog, for: asker, work)
        let lists = try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .words }
        let clock = wordClock(of: asker.identity, work)
        guard let today = clock.day else { throw HearthError(.internalError) }
        let items = open?.merged.items ?? []
        return WordBook(
            log: items.compactMap(\.wordDay).map(\.ofNewestEditions),
            settings: WordSettings(octets: open?.head.settings ?? []), clock: clock,
            today: today, packs: Self.wordPacks(of: lists, kept: items),
            readers: [asker.caller.language].compactMap(\.self) + ["en", "sv"])
    }

    private func wordClock(of member: IdentityKey, _ work: Work) -> DayClock {
        let zone = zone(of: member)
        return DayClock(now: work.now, dayBegins: WordBook.dayBegins) { moment in
            Int(zone.offset(at: moment.seconds) / 60)
        }
    }

    /// So many languages are taken of a list.
    private static let languageLimit = WordSettings.languageLimit

    /// Those that the program brings, those of lists, and what is kept of lists that were.
    private static func wordPacks(of lists: [OpenList], kept: [Item]) -> [String: [WordPack]] {
        let all =
            Pack.table.all.filter { $0.head.kind == .words }
            .map { (id: $0.id, title: $0.head.title, items: $0.list.items, list: OpenList?.none) }
            + lists.map { ($0.id, $0.displayTitle, $0.merged.items, $0) }
        var packs: [String: [WordPack]] = [:]
        for (id, title, items, list) in all {
            let words = items.compactMap { item in
                item.word.map { PackedWord(pack: id, item: item, word: $0, list: list) }
            }
            let byLanguage = Dictionary(grouping: words, by: \.word.language)
            let most = byLanguage.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
            for (language, words) in most.prefix(languageLimit) {
                packs[language, default: []].append(WordPack(id, title, words))
            }
        }
        for item in kept { add(item, to: &packs) }
        return packs
    }

    private static func add(_ item: Item, to packs: inout [String: [WordPack]]) {
        guard let kept = item.keptWord else { return }
        let entry = Item(
            id: kept.item, rank: .middle, revision: 1, name: item.name, text: item.text,
            tags: item.tags, body: .known(kept.word))
        let word = PackedWord(pack: kept.pack, item: entry, word: kept.word, isKept: true)
        let language = kept.word.language
        if let index = packs[language]?.firstIndex(where: { $0.id == kept.pack }) {
            packs[language]?[index].add(word)
        } else {
            var gone = WordPack(kept.pack, "", [])
            gone.add(word)
            packs[language, default: []].append(gone)
        }
    }

    /// Writes what became of a word on a day, keeps the word where its pack may end, and sets the reminders that follow.
    mutating func note(_ target: WordTarget, by asker: Asker, _ work: Work) throws {
        let open = try singleListToWrite(of: .wordLog, for: asker, work)
        let keys = try editor(of: open, asker)
        let entry = target.entry
        let id = WordDay.id(of: target.day, target.logLanguage, in: open.id)
        let known = open.liveItem(id)
        var written =
            known?.wordDay?.ofNewestEditions
            ?? WordDay(day: target.day, language: target.logLanguage)
        guard written.entry(entry.pack, entry.item) != entry else { return }
        written.put(entry)
        guard written.entries.count <= WordDay.entryLimit else { throw HearthError(.noMoreWords) }
        var item =
            known
            ?? Item(
                id: id, rank: .middle, revision: 0, name: written.name, body: .known(written))
        item.body = .known(written)
        item.revision = open.merged.nextRevision(of: id, at: work.now)
        let kept = kept(target.found, in: open, work)
        try write([item] + (kept.map { [$0] } ?? []), to: open, keys: keys, work)
        try setReminders(of: asker, work)
    }

    /// The entry as its reader keeps it; nil: it is the program's, or kept as it is.
    private func kept(_ found: PackedWord, in log: OpenList, _ work: Work) -> Item? {
        guard found.list != nil else { return nil }
        let id = KeptWord.id(of: found.item.id, in: found.pack, on: log.id)
        let known = log.liveItem(id)
        var item = Item(
            id: id, rank: .middle, revision: 0, name: found.item.name, text: found.item.text,
            tags: found.item.tags,
            body: .known(KeptWord(pack: found.pack, item: found.item.id, word: found.word)))
        if let known {
            item.revision = known.revision
            guard item != known else { return nil }
        }
        item.revision = log.merged.nextRevision(of: id, at: work.now)
        return item
    }
}

extension WordDay {
    /// The same with the packs that the program brings by their newest editions, in which all words of the earlier ones
    /// are.
    fileprivate var ofNewestEditions: WordDay {
        guard entries.contains(where: { Pack.newest($0.pack) != $0.pack }) else { return self }
        var day = self
        day.entries = []
        for var entry in entries {
            entry.pack = Pack.newest(entry.pack)
            day.put(day.entry(entry.pack, entry.item)?.merged(with: entry) ?? entry)
        }
        return day
    }
}
