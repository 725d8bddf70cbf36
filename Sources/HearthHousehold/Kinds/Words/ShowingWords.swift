import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// Which word is meant, and what was noted of it.
struct WordTarget {
    let found: PackedWord
    /// In which day of the log it stands.
    let day: Day
    let isOfDay: Bool
    var entry: WordEntry

    var language: String { found.word.language }
}

extension WordBook {
    /// How many days ahead a text can be read.
    static let daysAhead = 7

    /// The word at a path, of a day, or today's; `moment`: when it is asked for.
    ///
    /// - Throws: `HearthError`: `unknownWord`, `noWord`, `dateMalformed`, `languageNotOffered`.
    func target(
        word: String?, day: String?, language: String?, at moment: WallTime? = nil
    ) throws -> WordTarget {
        let now = moment.flatMap { clock.at($0).day } ?? today
        if let word = word?.nilIfEmpty { return try target(at: word, now: now) }
        let language = try self.language(language)
        let day = try day?.nilIfEmpty.map { try Day.typed($0) } ?? now
        guard day.daysSinceEpoch <= today.daysSinceEpoch + Self.daysAhead,
            let found = self.word(on: day, language)
        else { throw HearthError(.noWord) }
        return target(found, on: day, isOfDay: true)
    }

    private func target(at path: String, now: Day) throws -> WordTarget {
        let pieces = path.split(separator: "/").map(String.init)
        let all = packs.values.flatMap(\.self).flatMap(\.words)
        let found =
            pieces.count == 2
            ? all.first { $0.pack.hex == pieces[0] && $0.item.id.hex == pieces[1] }
            : all.first { Names.isSame($0.item.name, path) }
        guard let found else { throw HearthError(.unknownWord, ["name": path]) }
        if word(on: now, found.word.language)?.item.id == found.item.id {
            return target(found, on: now, isOfDay: true)
        }
        return target(found, on: now, isOfDay: false)
    }

    private func target(_ found: PackedWord, on day: Day, isOfDay: Bool) -> WordTarget {
        let entry =
            logged(day, found.word.language)?.entry(found.pack, found.item.id)
            ?? WordEntry(
                pack: found.pack, item: found.item.id, name: found.item.name,
                level: found.word.level, isOfDay: isOfDay)
        return WordTarget(found: found, day: day, isOfDay: isOfDay, entry: entry)
    }

    func shown(_ target: WordTarget) -> WordShown {
        let (word, item, entry) = (target.found.word, target.found.item, target.entry)
        let language = word.meaningLanguage(for: readers)
        var meanings: [String] = []
        if entry.isSolved {
            let others = word.meanings.filter { $0.language != language }.flatMap(\.texts)
            meanings = (language.map(word.meanings(in:)) ?? []) + others
        }
        let translation = word.translations.first { $0.language == language }
        return WordShown(
            path: target.found.path, word: item.name, language: word.language,
            level: word.level, day: target.isOfDay ? target.day.description : nil,
            isToday: target.isOfDay && target.day == today, ipa: word.ipa.nilIfEmpty,
            text: word.pieces(of: item.notes).map { WordPiece(text: $0.text, isWord: $0.isWord) },
            result: WordResultName(entry.result), guesses: entry.guesses,
            hints: hints(of: target, in: language), isFavourite: isFavourite(item.id),
            isRepetition: isLearned(item.id, before: target.day), isLate: entry.isLate,
            points: entry.points, meanings: meanings,
            translation: entry.isSolved ? (translation ?? word.translations.first)?.text : nil,
            source: word.source.nilIfEmpty)
    }

    private func hints(of target: WordTarget, in language: String?) -> [WordHintInfo] {
        guard let language else { return [] }
        let word = target.found.word
        let meaning = word.meanings(in: language).first ?? ""
        return WordHint.allCases.prefix(target.entry.hints).map { hint in
            switch hint {
            case .kind:
                WordHintInfo(
                    kind: .kind, text: word.partOfSpeech.rawValue,
                    letters: meaning.count(where: \.isLetter))
            case .sentence: WordHintInfo(kind: .sentence, texts: word.hints.map(\.text))
            case .letter: WordHintInfo(kind: .letter, text: String(meaning.prefix(1)))
            case .choice:
                WordHintInfo(
                    kind: .choice,
                    texts: word.options(in: language, of: target.found.item.id)?.texts ?? [])
            case .meaning: WordHintInfo(kind: .meaning, text: meaning)
            }
        }
    }
}

extension WordResultName {
    init(_ result: WordEntry.Result) {
        self =
            switch result {
            case .seen: .seen
            case .shown: .shown
            case .meant: .meant
            case .chosen: .chosen
            case .guessed: .guessed
            }
    }
}

extension ShowWords: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordsShown {
        let book = try household.wordBook(of: asker, work)
        return try book.shown(language)
    }
}

extension WordBook {
    func shown(_ typed: String?) throws -> WordsShown {
        let language = try? self.language(typed)
        let all = WordProgress(of: log, today: today)
        let learned = settings.languages.map { one in
            LearnedInfo(
                language: one.language, level: one.level,
                hasTest: PlacementSet.table.all.contains { $0.language == one.language })
        }
        let extras = language.flatMap { logged(today, $0)?.extras } ?? 0
        return WordsShown(
            languages: learned,
            offered: offered.filter { settings[$0] == nil },
            today: try language.flatMap { language in
                word(on: today, language) == nil
                    ? nil : shown(try target(word: nil, day: nil, language: language))
            },
            moreLeft: max(0, WordDay.extraLimit - extras), streak: all.streak,
            points: all.points,
            proposal: language.flatMap { language in
                WordProgress(of: log, language: language, today: today)
                    .proposal(at: level(of: language))
            },
            evening: settings.evening.map { ClockTime.text(ofMinutes: $0) },
            afterDays: settings.afterDays)
    }
}

extension ShowWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordShown {
        let book = try household.wordBook(of: asker, work)
        return book.shown(try book.target(word: word, day: day, language: language))
    }
}

extension OneMoreWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordShown {
        let book = try household.wordBook(of: asker, work)
        let language = try book.language(language)
        guard book.logged(book.today, language)?.extras ?? 0 < WordDay.extraLimit else {
            throw HearthError(.noMoreWords)
        }
        let today = book.word(on: book.today, language)?.item.id
        let level = book.level(of: language)
        let words = (book.packs[language] ?? []).flatMap(\.words)
        // Those of the level first, then the easier ones, in an order that nobody guesses.
        let next = words.filter { $0.item.id != today && !book.isLearned($0.item.id) }
            .min { left, right in
                (abs(left.word.level - level), left.item.id)
                    < (abs(right.word.level - level), right.item.id)
            }
        guard let next else { throw HearthError(.noMoreWords) }
        return book.shown(try book.target(word: next.path, day: nil, language: nil))
    }
}

extension ShowWordDays: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordDaysShown {
        let book = try household.wordBook(of: asker, work)
        let language = try book.language(language)
        let month = try month?.nilIfEmpty.map { try Day.typed("\($0)-01") } ?? book.today
        let first = book.packs[language]?.compactMap(\.pick.firstDay).min()
            .flatMap { Day(daysSinceEpoch: $0) }
        let days = (1...Day.length(ofMonth: month.month, year: month.year)).compactMap {
            Day(year: month.year, month: month.month, day: $0)
        }
        return WordDaysShown(
            language: language, month: String(month.description.prefix(7)),
            days: days.filter { day in first.map { $0 <= day } ?? true }.map { day in
                let state = book.state(of: day, language)
                return WordDayInfo(
                    day: day.description, state: state,
                    word: state == .toCome ? nil : book.word(on: day, language)?.item.name)
            },
            first: String((first ?? book.today).description.prefix(7)),
            today: book.today.description)
    }
}

extension WordBook {
    fileprivate func state(of day: Day, _ language: String) -> WordDayState {
        if day > today { return .toCome }
        let entry = logged(day, language)?.ofDay
        if let entry, entry.isLearned { return entry.isLate ? .caughtUp : .done }
        if day == today { return .today }
        return settings[language].map { day < $0.since } ?? true ? .before : .missed
    }
}

extension FindWords: UseCase {
    private static let most = 500

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordsFound {
        let book = try household.wordBook(of: asker, work)
        let words = FoldedText.forSearch(text ?? "").split(whereSeparator: \.isWhitespace)
        let languages = language?.nilIfEmpty.map { [$0] } ?? book.offered
        let all = languages.flatMap { book.packs[$0] ?? [] }.flatMap(\.words)
        let found = all.filter { one in
            guard favourites == nil || book.isFavourite(one.item.id) else { return false }
            let meanings =
                book.isSolved(one.item.id) ? one.word.meanings.flatMap(\.texts) : []
            let said = FoldedText.forSearch(
                ([one.item.name, one.item.notes] + one.item.tags + meanings)
                    .joined(separator: "\n"))
            return words.allSatisfy { said.contains($0) }
        }
        let sorted = found.map { ($0, asker.nameOrder.key($0.item.name)) }
            .sorted { ($0.1, $0.0.item.id) < ($1.1, $1.0.item.id) }.map(\.0)
        return WordsFound(
            words: sorted.prefix(Self.most).map { book.found($0) }, total: found.count)
    }
}

extension WordBook {
    fileprivate func isSolved(_ item: ItemID) -> Bool {
        log.contains { $0.entries.contains { $0.item == item && $0.isSolved } }
    }

    fileprivate func found(_ one: PackedWord) -> WordFound {
        let language = one.word.meaningLanguage(for: readers)
        return WordFound(
            path: one.path, word: one.item.name, language: one.word.language,
            level: one.word.level, isFavourite: isFavourite(one.item.id),
            isLearned: isLearned(one.item.id),
            meaning: isSolved(one.item.id)
                ? language.flatMap { one.word.meanings(in: $0).first } : nil)
    }
}
