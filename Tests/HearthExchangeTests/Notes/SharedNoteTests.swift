import HearthLists
import Testing

@testable import HearthExchange

@Suite("Notes of what other apps share")
struct SharedNoteTests {
    @Test(
        "The title is the name, and the link stands at the end of the text, where it is not in it",
        arguments: [
            (("Roof", "Ask them", "https://a.example"), ("Roof", "Ask them\nhttps://a.example")),
            (
                ("Roof", "At https://a.example", "https://a.example"),
                ("Roof", "At https://a.example")
            ),
            (
                ("", "https://a.example/b", "https://a.example"),
                ("", "https://a.example/b\nhttps://a.example")
            ),
            (("", "", "https://a.example"), ("", "https://a.example")),
            (("  Roof\u{202E} ", "a\r\nb\u{FEFF}\u{0}", ""), ("Roof", "a\nb")),
            (("\u{2066}\u{FEFF}", " ", ""), ("", "")), (("a\nb", "", ""), ("a b", "")),
            (("<b>\"&", "{{name}}", "'"), ("<b>\"&", "{{name}}\n'")),
        ])
    func words(shared: (String, String, String), expected: (String, String)) {
        let note = SharedNote(title: shared.0, text: shared.1, link: shared.2)
        #expect(note.name == expected.0)
        #expect(note.text == expected.1)
        // Nothing of it is looked at twice.
        let again = SharedNote(title: note.name, text: note.text, link: "")
        #expect(again == note)
    }

    @Test("A title that is too long for a name stands in the text")
    func longTitle() {
        let title = String(repeating: "a", count: 201)
        let note = SharedNote(title: title, text: "b", link: "c")
        #expect(note.name.isEmpty && note.text == "\(title)\nb\nc")
    }

    @Test("No more is read than a note could hold of each")
    func bounds() {
        let endless = String(repeating: "x ", count: 1_000_000)
        let note = SharedNote(title: endless, text: endless, link: endless)
        #expect(note.name.isEmpty && note.text.count <= 30_002)
        let marks = "a" + String(repeating: "\u{300}", count: 1_000_000)
        let cut = SharedNote(title: marks, text: marks, link: marks)
        #expect(cut.name.utf8.count <= 800)
        #expect(cut.text.utf8.count <= 3 * ListLimits.octetsPerCharacter * 10_000 + 2)
    }
}
