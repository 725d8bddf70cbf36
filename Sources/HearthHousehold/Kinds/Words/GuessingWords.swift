import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// A guess that a device tells later counts for its day as long as devices keep pages.
private let mostSeconds = 14 * 86_400

extension GuessWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordAnswer {
        let book = try household.wordBook(of: asker, work)
        let earliest = work.now.adding(.seconds(-mostSeconds))
        let moment =
            at.map { min(work.now, max(earliest, WallTime(milliseconds: Int64($0)))) } ?? work.now
        var target = try book.wordTarget(
            word: word, day: day, language: language, at: moment, again: true)
        let number: ItemID = try id.first()
        guard target.day <= book.today else { throw HearthError(.noWord) }
        guard !target.entry.isSolved, target.entry.lastGuess != number else {
            return try book.answer(.over, target, in: &household, by: asker, work)
        }
        // By what the program brings, and the word's own pack: what else somebody has decides nothing.
        let deciding = book.packs.values.flatMap(\.self).filter {
            $0.id == target.found.pack || Pack.with($0.id) != nil
        }
        let check = GuessCheck(
            words: deciding.flatMap(\.live).map { ($0.item.name, $0.word) })
        let verdict = check.verdict(guess, of: target.found.word)
        target.entry.countGuess()
        target.entry.lastGuess = number
        var spelling: String?
        if case .right(let meaning) = verdict {
            target.solve(.guessed, at: moment, book)
            spelling = GuessCheck.isSpelt(guess, like: meaning) ? nil : meaning
        } else {
            target.entry.hints = max(
                target.entry.hints, min(target.entry.hints + 1, WordHint.choice.rawValue))
        }
        return try book.answer(
            WordVerdict(verdict), spelling: spelling, target, in: &household, by: asker, work)
    }
}

extension HelpWithWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordAnswer {
        let book = try household.wordBook(of: asker, work)
        var target = try book.wordTarget(word: word, day: day, language: language, again: true)
        guard target.day <= book.today else { throw HearthError(.noWord) }
        guard !target.entry.isSolved else {
            return try book.answer(.over, target, in: &household, by: asker, work)
        }
        var verdict = WordVerdict.wrong
        switch help {
        case "hint":
            let wanted = number ?? target.entry.hints + 1
            target.entry.hints = max(target.entry.hints, min(wanted, WordHint.allCases.count))
            if target.entry.hints == WordHint.meaning.rawValue {
                target.solve(.shown, at: work.now, book)
            }
        case "meant":
            guard target.entry.guesses > 0 else {
                throw HearthError(.helpUnknown, ["value": help])
            }
            target.solve(.meant, at: work.now, book)
            verdict = .right
        default:
            let language = target.found.word.meaningLanguage(for: book.readers)
            guard target.entry.hints >= WordHint.choice.rawValue, let chosen = Int(help),
                let options = language.flatMap({ book.options(of: target.found, in: $0) }),
                (1...options.texts.count).contains(chosen)
            else { throw HearthError(.helpUnknown, ["value": help]) }
            verdict = chosen == options.right + 1 ? .right : .wrong
            target.solve(verdict == .right ? .chosen : .shown, at: work.now, book)
        }
        return try book.answer(verdict, target, in: &household, by: asker, work)
    }
}

extension KeepWord: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordShown {
        let book = try household.wordBook(of: asker, work)
        let target = try book.wordTarget(word: word, day: nil, language: nil)
        let (pack, item) = (target.found.pack, target.found.item.id)
        if isFavourite {
            var kept =
                book.marks(of: target.found).latest.map { target.with($0.entry, on: $0.day) }
                ?? target
            kept.entry.isFavourite = true
            try household.note(kept, by: asker, work)
        } else {
            for day in book.log {
                guard var entry = day.entry(pack, item), entry.isFavourite else { continue }
                entry.isFavourite = false
                try household.note(target.with(entry, on: day), by: asker, work)
            }
        }
        let after = try household.wordBook(of: asker, work)
        return after.shown(try after.wordTarget(word: word, day: nil, language: nil))
    }
}

extension WordTarget {
    /// It is solved, on its day or later.
    fileprivate mutating func solve(
        _ result: WordEntry.Result, at moment: WallTime, _ book: WordBook
    ) {
        entry.result = result
        entry.solved = moment
        entry.isLate = isOfDay && book.clock.at(moment).day.map { $0 > day } ?? false
        entry.points = WordScore.points(
            for: result, hints: entry.hints, isHalf: !isOfDay || entry.isLate)
    }
}

extension WordBook {
    /// Writes what became of it, and answers.
    fileprivate func answer(
        _ verdict: WordVerdict, spelling: String? = nil, _ target: WordTarget,
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WordAnswer {
        if verdict != .over {
            try household.note(target, by: asker, work)
        }
        let after = try household.wordBook(of: asker, work)
        return WordAnswer(
            verdict: verdict, spelling: spelling,
            word: household.withFiles(after.shown(target), of: target.found),
            streak: after.progress.streak)
    }
}

extension WordVerdict {
    fileprivate init(_ verdict: GuessCheck.Verdict) {
        self =
            switch verdict {
            case .right: .right
            case .close: .close
            case .wrong: .wrong
            }
    }
}
