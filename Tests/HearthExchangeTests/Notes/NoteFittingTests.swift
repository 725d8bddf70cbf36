import HearthLists
import Testing

@testable import HearthExchange

@Suite("Notes made fit for a home")
struct NoteFittingTests {
    @Test("A note that fits is the same")
    func same() {
        let note = NoteFile(
            title: "Roof", text: "Call\n\tthem", tags: ["a", "b"], isPinned: true, files: ["a.jpg"],
            list: "x")
        #expect(note.fitted().notes == [note] && note.fitted().remarks == [])
    }

    @Test("A title that is too long stands in the text as well")
    func title() {
        let title = String(repeating: "x", count: 300)
        let fitted = NoteFile(title: title, text: "Call").fitted()
        #expect(fitted.notes.map(\.text) == ["\(title)\n\nCall"])
        #expect(fitted.notes[0].title.count == 200 && fitted.remarks == [.titleCut(limit: 200)])
    }

    @Test("Characters that steer go, tags are one each, and what is over is told")
    func cleaned() {
        let tags =
            ["a", "a ", "", "\u{200B}", String(repeating: "t", count: 60)]
            + (0..<30).map { "t\($0)" }
        let fitted = NoteFile(title: "\u{202E}Roof\n2", text: "\r\na\u{1}b\r\n", tags: tags)
            .fitted()
        #expect(fitted.notes[0].title == "Roof 2" && fitted.notes[0].text == "ab")
        #expect(fitted.notes[0].tags.count == 20 && fitted.notes[0].tags.first == "a")
        let long = String(repeating: "t", count: 60)
        #expect(fitted.remarks == [.tagCut(long, limit: 50), .tagsCut(limit: 20), .cleaned])
    }

    @Test("A note of nothing is none", arguments: ["", " \n", "\u{202E}"])
    func nothing(text: String) {
        let fitted = NoteFile(title: text, text: text).fitted()
        #expect(fitted.notes == [] && fitted.remarks.last == .nothing)
        #expect(NoteFile(files: ["a.jpg"]).fitted().notes.count == 1)
    }

    @Test("What is fitted is what the rules take, whatever it was")
    func rules() throws {
        let hostile = [
            "\u{202E}a", "\u{FEFF}", "a\u{85}b\u{2028}c", "\u{FFFF}", "\u{1}", "e\u{301}", "\u{AD}",
            "🎁",
            String(repeating: "\u{1D160}", count: 9999), String(repeating: "ab\r\n", count: 9000),
        ]
        for text in hostile {
            for note in NoteFile(title: text, text: text, tags: [text]).fitted().notes {
                try TextRule.notes.check(note.text)
                if !note.title.isEmpty { try TextRule.name.check(note.title) }
                for tag in note.tags { try TextRule.tag.check(tag) }
            }
        }
    }
}
