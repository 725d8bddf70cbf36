import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowWordProgress: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordProgressShown {
        let book = try household.wordBook(of: asker, work)
        let all = WordProgress(of: book.log, today: book.today)
        return WordProgressShown(
            languages: book.settings.languages.map { one in
                WordNumbers(
                    WordProgress(of: book.log, language: one.language, today: book.today),
                    language: one.language, level: one.level)
            },
            all: WordNumbers(all, language: nil, level: nil),
            achievements: WordAchievement.allCases.map { one in
                WordAchievementInfo(
                    name: one.rawValue, isReached: one.isReached(all), points: one.points)
            })
    }
}

extension WordNumbers {
    init(_ progress: WordProgress, language: String?, level: Int?) {
        self.init(
            language: language, level: level, streak: progress.streak,
            bestStreak: progress.bestStreak, learned: progress.learned, atOnce: progress.atOnce,
            caughtUp: progress.caughtUp, points: progress.points,
            weekPoints: progress.weekPoints)
    }
}

extension LearnLanguage: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordsShown {
        let book = try household.wordBook(of: asker, work)
        let language = try book.language(language)
        if let level, !Word.levels.contains(level) {
            throw HearthError(
                .numberOutOfRange,
                [
                    "field": "level", "lowest": "\(Word.levels.lowerBound)",
                    "highest": "\(Word.levels.upperBound)",
                ])
        }
        var pack = try pack.map { try household.chosenPack($0, language, book, asker, work) }
        if pack == nil, book.settings[language] == nil, book.inTurn(language).isEmpty {
            pack = book.packs[language]?.first { !$0.live.isEmpty }?.id
        }
        try household.setWords(by: asker, work) { settings in
            var learned =
                settings[language]
                ?? WordSettings.Learned(
                    language: language, level: WordBook.firstLevel, since: book.today)
            if let level { learned.level = level }
            if let pack { learned.pack = pack }
            settings.languages.removeAll { $0.language == language }
            if stop != true { settings.languages.insert(learned, at: 0) }
        }
        return try ShowWords().answer(in: &household, by: asker, work)
    }
}

extension Household {
    /// The pack whose words are to come; nil for the program's.
    ///
    /// - Throws: `HearthError`: `unknownList`, `otherKind`; `languageNotOffered` where it has no word of the language.
    fileprivate mutating func chosenPack(
        _ typed: String, _ language: String, _ book: WordBook, _ asker: Asker, _ work: Work
    ) throws -> ListID? {
        guard !typed.isEmpty else { return nil }
        let open = try list(at: typed, for: asker, work)
        try open.check(holds: .words)
        guard book.packs[language]?.contains(where: { $0.id == open.id }) == true else {
            let others = book.packs.filter { $0.value.contains { $0.id == open.id } }.keys
            throw HearthError(
                .languageNotOffered,
                ["value": language, "candidates": others.sorted().joined(separator: ", ")])
        }
        return Pack.with(open.id) == nil ? open.id : nil
    }
}

extension SetWords: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordsShown {
        var minutes: Int??
        if let evening {
            guard let time = evening.nilIfEmpty else {
                minutes = .some(nil)
                return try answer(minutes: minutes, in: &household, by: asker, work)
            }
            guard let typed = ClockTime.minutes(of: time) else {
                throw HearthError(.momentMalformed, ["value": time])
            }
            minutes = typed
        }
        return try answer(minutes: minutes, in: &household, by: asker, work)
    }

    private func answer(
        minutes: Int??, in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordsShown {
        if let afterDays, afterDays != 0, !WordSettings.daysRange.contains(afterDays) {
            throw HearthError(
                .numberOutOfRange,
                [
                    "field": "afterDays", "lowest": "0",
                    "highest": "\(WordSettings.daysRange.upperBound)",
                ])
        }
        try household.setWords(by: asker, work) { settings in
            if let minutes { settings.evening = minutes }
            if let afterDays { settings.afterDays = afterDays == 0 ? nil : afterDays }
        }
        return try ShowWords().answer(in: &household, by: asker, work)
    }
}

extension ShowPlacement: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PlacementShown {
        guard let set = PlacementSet.table.all.first(where: { $0.language == language }) else {
            throw HearthError(
                .languageNotOffered,
                [
                    "value": language,
                    "candidates": PlacementSet.table.all.map(\.language)
                        .joined(separator: ", "),
                ])
        }
        let readers = try household.wordBook(of: asker, work).readers
        func options(_ question: PlacementSet.Question) -> (texts: [String], right: Int)? {
            let offered = question.meaning.keys.sorted()
            let reader =
                readers.first { $0 != language && offered.contains($0) } ?? offered.first
            return reader.flatMap { question.options(in: $0) }
        }
        var rights: [Bool] = []
        for answer in (answers ?? "").split(separator: ",").prefix(PlacementTest.length) {
            guard let question = PlacementTest(set, answers: rights).question else { break }
            let right = options(question)?.right ?? -1
            rights.append(Int(answer) == right + 1)
        }
        let test = PlacementTest(set, answers: rights)
        let question = test.question.flatMap { question in
            options(question).map { options in
                var word = Word(language: language, level: 1)
                word.forms = [question.form]
                return PlacementQuestion(
                    sentence: word.pieces(of: question.sentence)
                        .map { WordPiece(text: $0.text, isWord: $0.isWord) },
                    options: options.texts)
            }
        }
        return PlacementShown(
            question: question, answered: rights.count, of: PlacementTest.length,
            level: question == nil ? test.result : nil)
    }
}

extension ResetWords: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ManyChanged {
        let open = try household.singleListToWrite(of: .wordLog, for: asker, work)
        let done = try household.changeMany(of: open, as: Self.path, by: asker, work) { item in
            let of = item.wordDay?.language ?? item.keptWord?.word.language
            guard let of, language == nil || of == language else { return nil }
            return .tombstone(id: item.id, revision: item.revision)
        }
        try household.setReminders(of: asker, work)
        return done
    }
}

extension Household {
    /// Changes how words are set, and sets the reminders that follow.
    fileprivate mutating func setWords(
        by asker: Asker, _ work: Work, change: (inout WordSettings) -> Void
    ) throws {
        let open = try singleListToWrite(of: .wordLog, for: asker, work)
        var settings = WordSettings(octets: open.head.settings)
        change(&settings)
        let octets = settings.octets
        _ = try edit(open, by: asker, work) { _, head in head.settings = octets }
        try setReminders(of: asker, work)
    }
}
