import HearthAPI
import HearthContent
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

@Suite("A word a day")
struct WordsTests {
    private let world = World.quick()
    private let node: SimulatedNode

    init() throws {
        BroughtContent.add()
        node = try world.add(household: "House", member: "Owner")
        try world.perform(LearnLanguage("sv", level: 1), on: node)
    }

    private func today() throws -> WordShown {
        try #require(try world.perform(ShowWords(), on: node).today)
    }

    private func meaning(_ shown: WordShown) throws -> String {
        let item = Pack.swedishWords.list.items.first { $0.name == shown.word }
        return try #require(item?.word?.meanings(in: "en").first)
    }

    private func guess(_ text: String, day: String? = nil, word: String? = nil, at: Int? = nil)
        throws
        -> WordAnswer
    {
        try world.perform(GuessWord(text, word: word, day: day, at: at), on: node)
    }

    @Test(
        "Today's word tells nothing of its meaning until it is guessed; then it is learned, with points"
    )
    func right() throws {
        let shown = try today()
        #expect(shown.isToday && shown.level == 1 && shown.meanings.isEmpty)
        #expect(shown.translation == nil && shown.text.contains(where: \.isWord))
        let answer = try guess("the " + meaning(shown).uppercased() + ".")
        #expect(answer.verdict == .right && answer.word.points == 10 && answer.streak == 1)
        #expect(answer.word.translation != nil && !answer.word.meanings.isEmpty)
        #expect(try guess("anything").verdict == .over)
        let progress = try world.perform(ShowWordProgress(), on: node)
        #expect(progress.all.learned == 1 && progress.all.points == 10)
        #expect(progress.achievements.first { $0.name == "first" }?.isReached == true)
        #expect(progress.achievements.first { $0.name == "row3" }?.isReached == false)
        // The kind's room is on from then on.
        #expect(try world.perform(ShowKinds(), on: node).contains { $0.name == "words" && $0.isOn })
    }

    @Test("Each wrong guess brings the next hint; of four the right one counts little")
    func hints() throws {
        let wrong = GuessWord("nothing of the kind")
        for _ in 1...2 { try world.perform(wrong, on: node, keepingID: true) }
        #expect(try today().hints.map(\.kind) == [.kind])
        for number in 2...4 { _ = try guess("wrong \(number)") }
        let shown = try today()
        #expect(shown.hints.map(\.kind) == [.kind, .sentence, .letter, .choice])
        let options = try #require(shown.hints.last?.texts)
        let place = try #require(options.firstIndex(of: try meaning(shown)))
        #expect(options.count == 4)
        expectRefusal(.helpUnknown) { try world.perform(HelpWithWord("5"), on: node) }
        let answer = try world.perform(HelpWithWord("\(place + 1)"), on: node)
        #expect(answer.verdict == .right && answer.word.result == .chosen)
        #expect(answer.word.points == 2)
    }

    @Test(
        "A missed day is caught up for half the points, and a word that was meant counts without any"
    )
    func catchingUp() throws {
        let first = try today()
        world.run(for: .seconds(2 * 86_400))
        let days = try world.perform(ShowWordDays(), on: node).days
        let missed = try #require(days.first { $0.day == first.day })
        #expect(missed.state == .missed && days.contains { $0.state == .today })
        let late = try guess(meaning(first), day: first.day)
        #expect(late.verdict == .right && late.word.points == 5 && late.word.isLate)
        #expect(late.streak == 0)
        _ = try guess("no idea")
        let meant = try world.perform(HelpWithWord("meant"), on: node)
        #expect(meant.word.result == .meant && meant.word.points == 0 && meant.streak == 1)
        let states = try world.perform(ShowWordDays(), on: node).days
        #expect(states.first { $0.day == first.day }?.state == .caughtUp)
        expectRefusal(.noWord) { _ = try guess("soon", day: "2050-01-01") }
    }

    @Test("A guess that a device tells later counts for its day, also over midnight")
    func told() throws {
        let shown = try today()
        let at = Int(node.now.milliseconds)
        world.run(for: .seconds(2 * 86_400))
        let answer = try guess(meaning(shown), day: shown.day, at: at)
        #expect(answer.word.points == 10 && !answer.word.isLate)
    }

    @Test("One more, favourites and a search: half points, and no meaning before it is solved")
    func more() throws {
        let more = try world.perform(OneMoreWord(), on: node)
        #expect(more.day == nil && !more.isToday)
        let answer = try guess(meaning(more), word: more.path)
        #expect(answer.word.points == 5 && answer.streak == 0)
        let kept = try world.perform(KeepWord(try today().path, isFavourite: true), on: node)
        #expect(kept.isFavourite)
        let favourites = try world.perform(FindWords(favourites: true), on: node)
        #expect(favourites.words.map(\.word) == [kept.word] && favourites.words[0].meaning == nil)
        try world.perform(KeepWord(kept.path, isFavourite: false), on: node)
        #expect(try world.perform(FindWords(favourites: true), on: node).total == 0)
        let all = try world.perform(FindWords(), on: node)
        #expect(all.total == 112 && all.words.count { $0.meaning != nil } == 1)
        let secret = try meaning(try today())
        let found = try world.perform(FindWords(text: secret, language: "sv"), on: node)
        #expect(!found.words.contains { $0.word == kept.word })
        for _ in 1...4 {
            let next = try world.perform(OneMoreWord(), on: node)
            _ = try guess(meaning(next), word: next.path)
        }
        expectRefusal(.noMoreWords) { try world.perform(OneMoreWord(), on: node) }
    }

    @Test("A reminder comes in the evening where the word is open, once, and a guess moves it on")
    func reminders() throws {
        try world.perform(SetWords(evening: "19:00", afterDays: 2), on: node)
        func told() throws -> Int {
            try world.perform(ShowNews(which: nil), on: node).items.count { $0.kind == .wordWaits }
        }
        world.run(for: .seconds(86_400))
        #expect(try told() == 1)
        _ = try guess(meaning(try today()))
        let before = try told()
        world.run(for: .seconds(3600))
        #expect(try told() == before)
        try world.perform(SetWords(evening: "", afterDays: 0), on: node)
        world.run(for: .seconds(5 * 86_400))
        #expect(try told() == before)
        expectRefusal(.numberOutOfRange) { try world.perform(SetWords(afterDays: 61), on: node) }
    }

    @Test("A test finds a level, a reset can be taken back, and unknown languages are refused")
    func levels() throws {
        var answers: [String] = []
        while let question = try world.perform(
            ShowPlacement(language: "en", answers: answers.joined(separator: ",")), on: node
        ).question {
            #expect(question.options.count == 4)
            answers.append("0")
        }
        let over = try world.perform(
            ShowPlacement(language: "en", answers: answers.joined(separator: ",")), on: node)
        #expect(over.level == 1 && answers.count <= 12)
        expectRefusal(.languageNotOffered) { try world.perform(LearnLanguage("tlh"), on: node) }
        expectRefusal(.numberOutOfRange) {
            try world.perform(LearnLanguage("en", level: 5), on: node)
        }
        _ = try guess(meaning(try today()))
        let reset = try world.perform(ResetWords(), on: node)
        #expect(try world.perform(ShowWordProgress(), on: node).all.learned == 0)
        try world.perform(UndoMany(list: reset.listID, at: reset.at), on: node)
        #expect(try world.perform(ShowWordProgress(), on: node).all.learned == 1)
    }

    @Test("Three homes that never met have the same word")
    func same() throws {
        let days = ["2026-11-20", "2026-11-21", "2026-11-22"]
        let seen = try (1...3 as ClosedRange<UInt64>).map { seed in
            let world = World.quick(seed: seed)
            let other = try world.add(household: "House \(seed)", member: "Member")
            try world.perform(LearnLanguage("sv", level: 3), on: other)
            return try days.map { day in
                try world.perform(ShowWord(day: day, language: "sv"), on: other).word
            }
        }
        #expect(Set(seen).count == 1 && Set(seen[0]).count == 3)
    }
}
