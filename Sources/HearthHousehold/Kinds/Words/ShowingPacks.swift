import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowWordPacks: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [WordPackInfo] {
        let settings = try household.wordSettings(of: asker, work)
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let lists = try household.openLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .words && !$0.isTray }
        let own = lists.sorted { ($0.isOwn ? 0 : 1, $0.id) < ($1.isOwn ? 0 : 1, $1.id) }
        return own.map { household.packInfo($0, settings) }
            + Pack.table.all.filter { $0.head.kind == .words }.map { pack in
                let words = pack.list.items.compactMap(\.word)
                return WordPackInfo(
                    list: pack.id.hex, title: pack.head.title, owner: "Hearth", isOwn: false,
                    mayEdit: false, isBuiltIn: true, words, settings.learned(from: nil))
            }
    }
}

extension ShowWordPack: UseCase {
    private static let most = 500
    private static let usual = 200

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordPackShown {
        let settings = try household.wordSettings(of: asker, work)
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: .words)
        let sorted = open.merged.items.compactMap { item in item.word.map { (item, $0) } }
            .map { ($0, asker.nameOrder.key($0.0.name)) }
            .sorted { ($0.1, $0.0.0.id) < ($1.1, $1.0.0.id) }.map(\.0)
        let part = sorted.dropFirst(max(0, from.flatMap { Int($0) } ?? 0))
            .prefix(min(Self.most, max(1, count.flatMap { Int($0) } ?? Self.usual)))
        return WordPackShown(
            pack: household.packInfo(open, settings),
            entries: part.map { item, word in
                let readings = word.readings(among: item.attachments)
                return PackEntryInfo(
                    path: "\(open.id)/\(item.id)", word: item.name, language: word.language,
                    level: word.level, day: word.day?.description,
                    hasHints: !word.hints.isEmpty, hasChoice: !word.wrong.isEmpty,
                    hasTranslation: !word.translations.isEmpty,
                    isRead: readings.word != nil || readings.text != nil)
            })
    }
}

extension Household {
    fileprivate func packInfo(_ open: OpenList, _ settings: WordSettings) -> WordPackInfo {
        WordPackInfo(
            list: open.id.hex, title: open.displayTitle, owner: open.ownerNames,
            isOwn: open.isOwn, mayEdit: open.reader.role.isEditor, isBuiltIn: false,
            open.merged.items.compactMap(\.word), settings.learned(from: open.id))
    }
}

extension WordSettings {
    /// The languages whose words come from a pack; nil: from the program's.
    fileprivate func learned(from pack: ListID?) -> [String] {
        languages.filter { $0.pack == pack }.map(\.language)
    }
}

extension WordPackInfo {
    fileprivate init(
        list: String, title: String, owner: String, isOwn: Bool, mayEdit: Bool, isBuiltIn: Bool,
        _ words: [Word], _ learned: [String]
    ) {
        let languages = Array(
            Set(words.map(\.language)).sorted().prefix(WordSettings.languageLimit))
        self.init(
            list: list, title: title, owner: owner, isOwn: isOwn, mayEdit: mayEdit,
            isBuiltIn: isBuiltIn, languages: languages, levels: Set(words.map(\.level)).sorted(),
            words: words.count, learned: learned.filter { languages.contains($0) })
    }
}
