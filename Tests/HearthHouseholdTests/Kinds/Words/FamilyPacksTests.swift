import HearthAPI
import HearthContent
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

/// Packs that a family writes, and what stays of them with who learned from them.
@Suite("Packs of words that people write")
struct FamilyPacksTests {
    private let world = World.quick()
    private let owner: SimulatedNode
    private let friend: SimulatedNode

    init() throws {
        BroughtContent.add()
        owner = try world.add(household: "House of the owner", member: "Owner")
        friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Our words", kind: "words"), on: owner)
    }

    @discardableResult
    private func write(
        _ word: String, _ text: String = "", meaning: String = "meaning", day: String? = nil
    ) throws -> PackEntry {
        try world.perform(
            AddPackEntry(
                list: "Our words", word: word, text: text.isEmpty ? "Here is \(word)." : text,
                meanings: ["\(meaning) of \(word)"], meaningLanguage: "en", language: "sv",
                onDay: day), on: owner)
    }

    private func share() throws {
        try world.perform(ShareList(list: "Our words", with: ["First"]), on: owner)
        try world.run(until: "they are asked", within: .seconds(300)) {
            try world.inbox(of: friend).contains { $0.kind == .list }
        }
        let entry = try #require(try world.inbox(of: friend).first { $0.kind == .list })
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: friend)
        try world.run(until: "it comes", within: .seconds(300)) {
            try world.perform(ShowWordPacks(), on: friend).contains { $0.title == "Our words" }
        }
    }

    private var pack: String {
        get throws {
            let packs = try world.perform(ShowWordPacks(), on: friend)
            return try #require(packs.first { $0.title == "Our words" }).list
        }
    }

    @Test("Word, text and meaning are enough; what is missing or wrong is said")
    func writing() throws {
        let entry = try write("fika", "Klockan tre tar vi en fika. Fikan är lång.")
        #expect(entry.forms == ["fika", "fikan"] && entry.level == 2 && entry.language == "sv")
        expectRefusal(.wordNotInText) { try write("lagom", "Inget här.") }
        expectRefusal(.meaningMissing) {
            try world.perform(
                AddPackEntry(list: "Our words", word: "mys", text: "Mys här."), on: owner)
        }
        expectRefusal(.languageMalformed) {
            try world.perform(
                EditPackEntry(entry: entry.path, language: "../sv"), on: owner)
        }
        expectRefusal(.numberOutOfRange) {
            try world.perform(EditPackEntry(entry: entry.path, level: 5), on: owner)
        }
        expectRefusal(.textTooLong) {
            try world.perform(
                EditPackEntry(
                    entry: entry.path, meanings: [String(repeating: "a", count: 81)]), on: owner)
        }
        expectRefusal(.numberOutOfRange) {
            try world.perform(
                EditPackEntry(
                    entry: entry.path, meanings: (0..<13).map { "meaning \($0)" }), on: owner)
        }
        expectRefusal(.itemTooLarge) {
            try world.perform(
                EditPackEntry(
                    entry: entry.path,
                    text: "fika " + String(repeating: "å🎂", count: 4900),
                    translation: String(repeating: "🎂", count: 3900)), on: owner)
        }
        let edited = try world.perform(
            EditPackEntry(
                entry: entry.path, level: 1, partOfSpeech: "noun", sentence: "Vi tog en fika.",
                definition: "en paus med kaffe", wrong: ["tea", "lunch", "walk"],
                translation: "At three we have a break.", onDay: "2027-06-24",
                source: "Grandma"), on: owner)
        #expect(edited.level == 1 && edited.wrong.first?.texts.count == 3)
        #expect(edited.sentence == "Vi tog en fika." && edited.definition == "en paus med kaffe")
        #expect(edited.day == "2027-06-24" && edited.etag != entry.etag)
        expectRefusal(.changedMeanwhile) {
            try world.perform(
                EditPackEntry(entry: entry.path, level: 3, ifMatch: entry.etag), on: owner)
        }
        let again = try world.perform(
            EditPackEntry(entry: entry.path, sentence: "", onDay: ""), on: owner)
        #expect(again.sentence == nil && again.definition != nil && again.day == nil)
    }

    @Test("A friend learns from it from the third day on, and keeps what they learned when it ends")
    func sharing() throws {
        try write("fika")
        try share()
        #expect(try world.perform(LearnLanguage("sv", pack: pack), on: friend).isSteppedIn)
        world.run(for: .seconds(4 * 86_400))
        let today = try #require(try world.perform(ShowWords(), on: friend).today)
        #expect(today.word == "fika" && today.pack == "Our words" && !today.mayEdit)
        // An entry without hints of its own has others in their place.
        for number in 1...4 {
            try world.perform(GuessWord("wrong \(number)"), on: friend, keepingID: false)
        }
        let hints = try #require(try world.perform(ShowWords(), on: friend).today).hints
        #expect(hints.map(\.kind) == [.kind, .ending, .letter, .choice])
        #expect(hints.last?.texts.count == 4 && hints[1].text == "a")
        let answer = try world.perform(GuessWord("meaning of fika"), on: friend)
        #expect(answer.verdict == .right)
        // One that comes later is in turn from its third day on, and its own day comes first.
        try write("sprattla")
        let own = try #require(
            Day(daysSinceEpoch: Int(friend.now.seconds / 86_400) + 5)?.description)
        try write("julafton", day: own)
        world.run(for: .seconds(3600))
        let packed = try world.perform(ShowWordPack(list: pack), on: friend).entries.map(\.word)
        #expect(packed == ["fika", "julafton", "sprattla"])
        #expect(
            try world.perform(ShowWord(day: own, language: "sv"), on: friend).word == "julafton")
        // Its end leaves what was learned.
        try world.perform(UnshareList(list: "Our words", with: ["First"]), on: owner)
        try world.run(until: "it has ended", within: .seconds(600)) {
            try !world.perform(ShowWordPacks(), on: friend).contains { $0.title == "Our words" }
        }
        let kept = try world.perform(FindWords(text: "fika"), on: friend)
        let word = try #require(kept.words.first { $0.word == "fika" })
        let shown = try world.perform(ShowWord(word: word.path), on: friend)
        #expect(shown.text.map(\.text).joined() == "Here is fika.")
        #expect(shown.result == .guessed && shown.meanings == ["meaning of fika"])
        #expect(shown.pack == "")
        #expect(try world.perform(FindWords(text: "sprattla"), on: friend).total == 0)
        world.run(for: .seconds(86_400))
        let after = try world.perform(ShowWords(), on: friend)
        #expect(after.isSteppedIn && after.today?.pack == nil)
        // The calendar still says which word it was.
        let days = try world.perform(ShowWordDays(language: "sv"), on: friend).days
        #expect(days.contains { $0.word == "fika" && $0.state == .done })
    }

    @Test("A word that was learned is shown as it was, and can be guessed once more when it is due")
    func repeating() throws {
        try world.perform(LearnLanguage("sv", level: 1), on: owner)
        let first = try #require(try world.perform(ShowWords(), on: owner).today)
        try world.perform(HelpWithWord("hint", number: 5), on: owner)
        world.run(for: .seconds(86_400))
        let due = try world.perform(ShowWords(), on: owner).repetitions
        #expect(due.map(\.word) == [first.word])
        let path = try #require(due.first).path
        let learned = try world.perform(ShowWord(word: path), on: owner)
        #expect(learned.isSolved && learned.mayRepeat)
        let open = try world.perform(ShowWord(word: path, again: true), on: owner)
        #expect(!open.isSolved && open.meanings.isEmpty && open.day == nil)
        let meaning = try #require(learned.meanings.first)
        let answer = try world.perform(GuessWord(meaning, word: path), on: owner)
        #expect(answer.verdict == .right && answer.word.points == 5)
        let after = try world.perform(ShowWords(), on: owner)
        #expect(after.repetitions.isEmpty && after.moreLeft == 5)
    }

    @Test("An entry with the id of one of the program's is another word")
    func collisions() throws {
        try world.perform(LearnLanguage("sv", level: 1), on: owner)
        let today = try #require(try world.perform(ShowWords(), on: owner).today)
        let item = try #require(today.path.split(separator: "/").last.map(String.init))
        let id = try #require(NewID(item + String(repeating: "0", count: 32 - item.count)))
        let entry = try world.perform(
            AddPackEntry(
                list: "Our words", word: "fika", text: "En fika.", meanings: ["break"],
                meaningLanguage: "en", language: "sv", id: id), on: owner, keepingID: true)
        #expect(entry.path.hasSuffix(item))
        let answer = try world.perform(GuessWord("break", word: entry.path), on: owner)
        #expect(answer.verdict == .right && answer.word.points == 5 && answer.word.day == nil)
        let after = try world.perform(ShowWords(), on: owner)
        #expect(after.today?.isSolved == false && after.streak == 0 && after.moreLeft == 4)
        // A repetition that was begun tells nothing of its meaning.
        world.run(for: .seconds(3 * 86_400))
        let again = try world.perform(
            GuessWord("something else", word: entry.path), on: owner)
        #expect(again.verdict == .wrong && again.word.meanings.isEmpty)
        let open = try world.perform(ShowWord(word: entry.path), on: owner)
        #expect(!open.isSolved && open.hints.count == 1)
    }

    @Test("A log of an earlier edition goes on with the newest, and what it showed is read")
    func editions() throws {
        let pack = Pack.swedishWords
        #expect(pack.earlier.count == 1 && Pack.newest(pack.earlier[0]) == pack.id)
        let item = try #require(pack.list.items.first { $0.word?.level == 1 })
        try world.perform(LearnLanguage("sv", level: 1), on: owner)
        let day = try #require(
            Day(daysSinceEpoch: Int(owner.now.seconds / 86_400) - 3))
        var entry = WordEntry(
            pack: pack.earlier[0], item: item.id, name: item.name, level: 1, isOfDay: true)
        entry.result = .guessed
        entry.guesses = 1
        let found = PackedWord(pack: pack.id, item: item, word: try #require(item.word))
        try note(
            WordTarget(found: found, day: day, isOfDay: true, entry: entry, logLanguage: "sv"))
        let shown = try world.perform(
            ShowWord(day: day.description, language: "sv"), on: owner)
        #expect(shown.word == item.name && shown.result == .guessed)
        #expect(shown.path == "\(pack.id)/\(item.id)")
        #expect(try world.perform(ShowWordProgress(), on: owner).all.learned == 1)
    }

    /// Writes into the owner's log what an earlier program wrote.
    private func note(_ target: WordTarget) throws {
        var household = try #require(owner.household)
        try owner.store.transaction(.relaxed) { tables in
            let work = Work(store: tables, now: owner.now)
            let asker = try household.asker(
                Caller(at: .home), needsMember: true, naming: .whole, work)
            try household.note(target, by: asker, work)
        }
        owner.household = household
    }
}
