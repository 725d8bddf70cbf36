import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("Entries of packs, kept words and standings")
struct WordEntriesTests {
    private static let ids: (ListID, ListID, ItemID)? = {
        guard let list = ListID(octets: [UInt8](repeating: 1, count: 16)),
            let pack = ListID(octets: [UInt8](repeating: 2, count: 16)),
            let item = ItemID(octets: [UInt8](repeating: 3, count: 8))
        else { return nil }
        return (list, pack, item)
    }()

    @Test(
        "What stands in a text as a form of a word is found by its letters",
        arguments: [
            ("fika", "We had a fika. Fikas are long, and fikon are figs.", ["fika", "fikas"]),
            ("glömma", "Jag glömde att du glömmer.", ["glömde", "glömmer"]),
            ("mysa", "Nu myser vi i myset.", ["myser", "myset"]),
            ("kettle", "Two kettles; a kettledrum.", ["kettles"]),
            ("man", "A man, many men, mans.", ["man", "mans"]),
            ("ta bort", "Ta bort den!", ["ta", "bort"]), ("sol", "Inget här.", []),
            ("e", String(repeating: "e ", count: 5000), ["e"]),
        ] as [(String, String, [String])])
    func forms(_ word: String, _ text: String, _ forms: [String]) {
        #expect(Word.forms(of: word, in: text) == forms)
    }

    @Test("Sounds read what the entry says, else the text, or of two the word first")
    func readings() throws {
        func sound(_ number: UInt8, _ type: String = "audio/webm") throws -> HearthLists.Attachment
        {
            let hash = try #require(Digest(octets: [UInt8](repeating: number, count: 32)))
            let piece = BlobReference(hash: hash, key: [UInt8](repeating: 0, count: 32))
            return HearthLists.Attachment(
                chunks: [try #require(piece)], mediaType: type, octets: 100, milliseconds: 900)
        }
        let picture = try sound(9, "image/jpeg")
        let (one, two) = (try sound(1), try sound(2))
        var word = Word(language: "sv", level: 1)
        #expect(word.readings(among: [picture]) == (nil, nil))
        #expect(word.readings(among: [picture, one]) == (nil, 1))
        #expect(word.readings(among: [one, picture, two]) == (0, 2))
        word.readingWord = 2
        #expect(word.readings(among: [one, two]) == (1, nil))
        #expect(word.readings(among: [one, picture, two]) == (2, nil))
        // One that is gone, or never was, is as if nothing was said.
        #expect(word.readings(among: [one]) == (nil, 0))
        word.readingWord = 4_000_000_000
        #expect(word.readings(among: [picture, one]) == (nil, 1))
    }

    @Test("A kept word and a standing are read as they were written, and bounds are kept")
    func messages() throws {
        let (list, pack, item) = try #require(Self.ids)
        // As the specification has them.
        let named = try (
            #require(ListID(octets: Array(0..<16))), #require(ListID(octets: Array(16..<32))),
            #require(ItemID(octets: Array(32..<40)))
        )
        #expect(KeptWord.id(of: named.2, in: named.1, on: named.0).hex == "506d4a409882a728")
        #expect(WordStanding.id(of: "sv", on: named.0).hex == "0781453cd433bbd9")
        var word = Word(language: "sv", level: 2)
        word.meanings = [.init("en", ["break"])]
        word.readingText = 1
        let kept = KeptWord(pack: pack, item: item, word: word)
        let id = KeptWord.id(of: item, in: pack, on: list)
        let entry = Item(
            id: id, rank: .middle, revision: 4, name: "fika", text: "Text", body: .known(kept))
        var standing = WordStanding(language: "sv", level: 2, through: 20_779)
        standing.streak = 12
        standing.weekPoints = [70, 0, 8]
        standing.achievements = ["first"]
        standing.pack = pack
        let told = Item(
            id: WordStanding.id(of: "sv", on: list), rank: .middle, revision: 1, name: "sv",
            body: .known(standing))
        let read = try Part.decode(Part(items: [entry, told]).encode()).items
        #expect(Set(read) == Set([entry, told]))
        #expect(read.compactMap(\.keptWord).first?.itemID(on: list) == id)
        #expect(read.compactMap(\.wordStanding) == [standing])
        var bad = standing
        bad.weekPoints = [Int](repeating: 1, count: 9)
        #expect(throws: PartError.overLimit) { try bad.check() }
        bad = standing
        bad.level = 5
        #expect(throws: PartError.malformed) { try bad.check() }
        bad = standing
        bad.achievements = ["<script>" + String(repeating: "x", count: 40)]
        #expect(throws: PartError.self) { try bad.check() }
    }
}
