import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Which word is meant, and what was noted of it.
struct WordTarget {
    let found: PackedWord
    /// In which day of the log it stands.
    let day: Day
    let isOfDay: Bool
    var entry: WordEntry
    /// Of that day: the entry's own may have changed since.
    var logLanguage: String

    /// The same word, as it was noted on a day.
    func with(_ entry: WordEntry, on day: WordDay) -> WordTarget {
        WordTarget(
            found: found, day: day.day, isOfDay: entry.isOfDay, entry: entry,
            logLanguage: day.language)
    }
}

extension WordBook {
    /// How many days ahead a text can be read.
    static let daysAhead = 7

    /// The word at a path, of a day, or today's; `moment`: when it is asked for. `again`: one that was solved on an
    /// earlier day is open again; else it is as it was then.
    ///
    /// - Throws: `HearthError`: `unknownWord`, `noWord`, `dateMalformed`, `languageNotOffered`.
    func wordTarget(
        word: String?, day: String?, language: String?, at moment: WallTime? = nil,
        again: Bool = false
    ) throws -> WordTarget {
        let now = moment.flatMap { clock.at($0).day } ?? today
        if let word = word?.nilIfEmpty {
            // A form says both: the word that it showed, and the day of which it was the word.
            if let day = try day?.nilIfEmpty.map({ try Day.typed($0) }) {
                guard day <= today else { throw HearthError(.noWord) }
                let found = try found(at: word)
                if self.word(on: day, found.word.language)?.path == found.path {
                    return wordTarget(found, on: day, isOfDay: true)
                }
            }
            return try wordTarget(at: word, now: now, again: again)
        }
        let language = try self.language(language)
        let day = try day?.nilIfEmpty.map { try Day.typed($0) } ?? now
        guard day.daysSinceEpoch <= today.daysSinceEpoch + Self.daysAhead,
            let found = self.word(on: day, language)
        else { throw HearthError(.noWord) }
        return wordTarget(found, on: day, isOfDay: true)
    }

    private func wordTarget(at path: String, now: Day, again: Bool) throws -> WordTarget {
        let found = try found(at: path)
        if word(on: now, found.word.language)?.path == found.path {
            return wordTarget(found, on: now, isOfDay: true)
        }
        let target = wordTarget(found, on: now, isOfDay: false)
        let isBegun = target.entry.isSolved || target.entry.guesses > 0 || target.entry.hints > 0
        guard !again, !isBegun, let solved = marks(of: found).solved else { return target }
        return target.with(solved.entry, on: solved.day)
    }

    /// - Throws: `HearthError.unknownWord`.
    func found(at path: String) throws(HearthError) -> PackedWord {
        let pieces = path.split(separator: "/").map(String.init)
        if pieces.count == 2, let pack = ListID(hex: pieces[0]), let item = ItemID(hex: pieces[1]),
            let found = word(Pack.newest(pack), item)
        {
            return found
        }
        let all = packs.values.flatMap(\.self).flatMap(\.words)
        guard let found = all.first(where: { Names.isSame($0.item.name, path) }) else {
            throw HearthError(.unknownWord, ["name": path])
        }
        return found
    }

    private func wordTarget(_ found: PackedWord, on day: Day, isOfDay: Bool) -> WordTarget {
        let entry =
            logged(day, found.word.language)?.entry(found.pack, found.item.id)
            ?? WordEntry(
                pack: found.pack, item: found.item.id, name: found.item.name,
                level: found.word.level, isOfDay: isOfDay)
        return WordTarget(
            found: found, day: day, isOfDay: isOfDay, entry: entry,
            logLanguage: found.word.language)
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
            text: word.pieces(of: item.text).map { WordPiece(text: $0.text, isWord: $0.isWord) },
            result: WordResultName(entry.result), guesses: entry.guesses,
            hints: hints(of: target, in: language),
            isFavourite: marks(of: target.found).isFavourite,
            isRepetition: isLearned(target.found, before: target.day), isLate: entry.isLate,
            points: entry.points, meanings: meanings,
            translation: entry.isSolved ? (translation ?? word.translations.first)?.text : nil,
            source: word.source.nilIfEmpty, pack: packTitle(of: target.found),
            mayEdit: target.found.list?.reader.role.isEditor ?? false,
            mayRepeat: entry.isSolved && target.day < today)
    }

    /// Nil for a word that the program brings.
    private func packTitle(of found: PackedWord) -> String? {
        guard Pack.with(found.pack) == nil else { return nil }
        return found.list?.displayTitle ?? ""
    }

    /// Four meanings to choose from, and which is right: where an entry says none that are wrong, those of the entries that
    /// follow it in its pack, and then of the program's.
    func options(of found: PackedWord, in language: String) -> (texts: [String], right: Int)? {
        let packs = packs[found.word.language] ?? []
        let own = packs.filter { $0.id == found.pack } + packs.filter { $0.id != found.pack }
        let others = own.flatMap { pack in
            let sorted = pack.words.sorted { $0.item.id < $1.item.id }
            return sorted.filter { $0.item.id > found.item.id }
                + sorted.filter { $0.item.id < found.item.id }
        }
        return found.word.options(
            in: language, of: found.item.id,
            others: others.lazy.compactMap { $0.word.meanings(in: language).first })
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
            case .sentence:
                word.hints.isEmpty
                    ? WordHintInfo(kind: .ending, text: String(meaning.suffix(1)))
                    : WordHintInfo(kind: .sentence, texts: word.hints.map(\.text))
            case .letter: WordHintInfo(kind: .letter, text: String(meaning.prefix(1)))
            case .choice:
                WordHintInfo(
                    kind: .choice, texts: options(of: target.found, in: language)?.texts ?? [])
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
        let all = progress
        let learned = settings.languages.map { one in
            LearnedInfo(
                language: one.language, level: one.level,
                hasTest: PlacementSet.table.all.contains { $0.language == one.language },
                pack: one.pack?.hex)
        }
        let beside = all.besideToday
        return WordsShown(
            languages: learned,
            offered: offered.filter { settings[$0] == nil },
            today: try language.flatMap { language in
                word(on: today, language) == nil
                    ? nil : shown(try wordTarget(word: nil, day: nil, language: language))
            },
            moreLeft: max(0, WordDay.extraLimit - beside.more), streak: all.streak,
            points: all.points,
            proposal: language.flatMap { language in
                WordProgress(of: log, language: language, today: today)
                    .proposal(at: level(of: language))
            },
            evening: settings.evening.map { ClockTime.text(ofMinutes: $0) },
            afterDays: settings.afterDays,
            repetitions: Array(
                all.repetitions.lazy.compactMap { word($0.pack, $0.item) }
                    .filter { settings[$0.word.language] != nil }.map(found)
                    .prefix(max(0, WordProgress.repetitionLimit - beside.repeated))),
            isSteppedIn: language.map { isSteppedIn($0) } ?? false)
    }

    /// Whether the program's words come in place of those of the pack that was chosen.
    private func isSteppedIn(_ language: String) -> Bool {
        guard let chosen = settings[language]?.pack,
            let picked = picked(on: today, language)
        else { return false }
        return picked.pack != chosen
    }
}

extension ShowWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordShown {
        let book = try household.wordBook(of: asker, work)
        let target = try book.wordTarget(
            word: word, day: day, language: language, again: again == "yes")
        return household.withFiles(book.shown(target), of: target.found)
    }
}

extension Household {
    /// With what is attached to its entry: pictures, and in which sounds it is read aloud.
    func withFiles(_ shown: WordShown, of found: PackedWord) -> WordShown {
        guard let list = found.list else { return shown }
        var shown = shown
        let photos = photos(of: found.item, in: list)
        let readings = found.word.readings(among: found.item.attachments)
        shown.pictures = photos.filter { $0.milliseconds == nil }
        shown.readingWord = readings.word.map { photos[$0] }
        shown.readingText = readings.text.map { photos[$0] }
        return shown
    }
}

extension OneMoreWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordShown {
        let book = try household.wordBook(of: asker, work)
        let language = try book.language(language)
        guard book.progress.besideToday.more < WordDay.extraLimit else {
            throw HearthError(.noMoreWords)
        }
        let today = book.word(on: book.today, language)?.path
        let level = book.level(of: language)
        let words = book.inTurn(language).flatMap(\.words)
        // Those of the level first, then the easier ones, in an order that nobody guesses.
        let next = words.filter { $0.path != today && !book.isLearned($0) }
            .min { left, right in
                (abs(left.word.level - level), left.item.id)
                    < (abs(right.word.level - level), right.item.id)
            }
        guard let next else { throw HearthError(.noMoreWords) }
        let target = try book.wordTarget(word: next.path, day: nil, language: nil)
        return household.withFiles(book.shown(target), of: next)
    }
}

extension ShowWordDays: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordDaysShown {
        let book = try household.wordBook(of: asker, work)
        let language = try book.language(language)
        let month = try month?.nilIfEmpty.map { try Day.typed("\($0)-01") } ?? book.today
        let progress = book.progress
        let first = book.packs[language]?.compactMap(\.pick.firstDay).min()
            .flatMap { Day(daysSinceEpoch: $0) }
        let days = (1...Day.length(ofMonth: month.month, year: month.year)).compactMap {
            Day(year: month.year, month: month.month, day: $0)
        }
        return WordDaysShown(
            language: language, month: String(month.description.prefix(7)),
            days: days.filter { day in first.map { $0 <= day } ?? true }.map { day in
                let state = book.state(of: day, language, progress)
                return WordDayInfo(
                    day: day.description, state: state,
                    word: state == .toCome ? nil : book.word(on: day, language)?.item.name)
            },
            first: String((first ?? book.today).description.prefix(7)),
            today: book.today.description)
    }
}

extension WordBook {
    fileprivate func state(
        of day: Day, _ language: String, _ progress: WordProgress
    ) -> WordDayState {
        if day > today { return .toCome }
        let entry = logged(day, language)?.ofDay
        if let entry, entry.isLearned { return entry.isLate ? .caughtUp : .done }
        if day == today { return .today }
        if settings[language].map({ day < $0.since }) ?? true { return .before }
        return progress.isRest(day) ? .rest : .missed
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
            let marks = book.marks(of: one)
            guard favourites == nil || marks.isFavourite else { return false }
            let meanings = marks.solved != nil ? one.word.meanings.flatMap(\.texts) : []
            let said = FoldedText.forSearch(
                ([one.item.name, one.item.text] + one.item.tags + meanings)
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
    func found(_ one: PackedWord) -> WordFound {
        let language = one.word.meaningLanguage(for: readers)
        let marks = marks(of: one)
        return WordFound(
            path: one.path, word: one.item.name, language: one.word.language,
            level: one.word.level, isFavourite: marks.isFavourite,
            isLearned: marks.learned != nil,
            meaning: marks.solved != nil
                ? language.flatMap { one.word.meanings(in: $0).first } : nil)
    }
}
