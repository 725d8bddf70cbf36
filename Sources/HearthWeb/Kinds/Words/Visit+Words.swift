import HearthAPI
import HearthLanguage
import HearthLists
import HearthPages
import HearthSpeech
import Hummingbird

/// The places of the room of words.
extension Visit {
    func words() async throws -> Response {
        let language = query("language")
        return try await page(
            Text("Words"), whose: .own,
            WordsView(try await ask(ShowWords(language: language)), language: language))
    }

    func word(_ path: String? = nil) async throws -> Response {
        let word = try await ask(
            ShowWord(
                word: path ?? query("word"), day: query("day"), language: query("language"),
                again: query("again") == "yes"))
        return try await page(of: word)
    }

    func oneMoreWord() async throws -> Response {
        try await page(of: try await ask(OneMoreWord()))
    }

    private func page(of word: WordShown) async throws -> Response {
        let address =
            word.day.map { "/words/word?day=\($0)&language=\(word.language)" }
            ?? "/words/word?word=\(word.path)\(!word.isSolved && word.isRepetition ? "&again=yes" : "")"
        let streak = word.isToday && word.isSolved ? try await ask(ShowWords()).streak : nil
        return try await page(
            Text(verbatim: word.word), whose: .own,
            WordView(
                word, at: address, isLarge: query("letters") == "large",
                today: today.description, streak: streak, isSpoken: site.speaker.isHere))
    }

    func wordsAhead() async throws -> Response {
        var words: [WordShown] = []
        if let language = try await ask(ShowWords()).languages.first?.language {
            for ahead in 0...7 {
                guard let day = Day(daysSinceEpoch: today.daysSinceEpoch + ahead) else { continue }
                let shown = ShowWord(day: day.description, language: language)
                if let word = try? await ask(shown), !word.isSolved { words.append(word) }
            }
        }
        return try await page(
            Text("The next seven days"), whose: .own,
            WordsAheadView(words, today: today.description))
    }

    func wordDays() async throws -> Response {
        try await page(
            Text("Days"), whose: .own,
            WordDaysView(
                try await ask(
                    ShowWordDays(month: query("month"), language: query("language")))))
    }

    func favouriteWords() async throws -> Response {
        try await page(
            Text("Favourites"), whose: .own,
            WordListView(try await ask(FindWords(favourites: true)), search: nil))
    }

    func foundWords() async throws -> Response {
        let text = query("q") ?? ""
        return try await page(
            Text("Search"), whose: .own,
            WordListView(try await ask(FindWords(text: text)), search: text))
    }

    func wordProgress() async throws -> Response {
        try await page(
            Text("Progress"), whose: .own,
            WordProgressView(try await ask(ShowWordProgress())))
    }

    func wordTest() async throws -> Response {
        let language = query("language") ?? "en"
        let answers = query("answers") ?? ""
        return try await page(
            Text("Find your level"), whose: .own,
            WordTestView(
                try await ask(ShowPlacement(language: language, answers: answers)),
                language: language, answers: answers))
    }
}
