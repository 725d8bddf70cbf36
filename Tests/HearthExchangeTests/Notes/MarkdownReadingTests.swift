import HearthWire
import Testing

@testable import HearthExchange

/// What was read of a text in the file `Cabin/Roof.md`.
private func reading(_ text: String, path: String = "Cabin/Roof.md") throws -> NoteReading {
    try MarkdownNotes.read(path: path, octets: Array(text.utf8))
}

private func note(_ text: String, path: String = "Cabin/Roof.md") throws -> NoteFile {
    let notes = try reading(text, path: path).notes
    try #require(notes.count == 1)
    return notes[0]
}

@Suite("Notes in Markdown")
struct MarkdownReadingTests {
    static let titles: [(text: String, title: String, rest: String)] = [
        ("Call them", "Roof", "Call them"), ("", "Roof", ""), ("\n", "Roof", ""),
        ("# Call\nSoon", "Call", "Soon"), ("\n\n# Call #\n\n  Soon\n", "Call", "  Soon"),
        ("#Call\nSoon", "Roof", "#Call\nSoon"), ("## Call", "Roof", "## Call"),
        ("# ", "Roof", "# "),
        ("# C#\nSoon", "C#", "Soon"), ("#\tTab", "Tab", ""),
        ("Soon\n# Call", "Roof", "Soon\n# Call"),
        ("---\ntitle: Call\n---\n# Soon\n", "Call", "# Soon"),
        ("---\ntags: []\n---\n\n# Call\nSoon", "Call", "Soon"),
        ("---\r\ntitle: Call\r\n---\r\na\r\nb\r\n", "Call", "a\nb"),
        ("---\ntitle: Call\n---", "Call", ""), ("---\ntitle: Call\n...\na", "Call", "a"),
        // What begins like front matter and is none.
        ("---\n", "Roof", "---"), ("---\ntitle: Call\n", "Roof", "---\ntitle: Call"),
        ("---\nJust a line\n---\nb", "Roof", "---\nJust a line\n---\nb"),
        ("---\n- a\n---\nb", "Roof", "---\n- a\n---\nb"),
        ("----\na: b\n----", "Roof", "----\na: b\n----"),
        ("---\nhttps://example.org\n---\n", "Roof", "---\nhttps://example.org\n---"),
        (" ---\ntitle: Call\n---", "Roof", " ---\ntitle: Call\n---"),
    ]

    @Test(
        "The title is the front matter's, else the first heading, else the file's",
        arguments: titles)
    func title(text: String, title: String, rest: String) throws {
        let read = try note(text)
        #expect(read.title == title && read.text == rest && read.list == "Cabin")
    }

    static let values: [(line: String, title: String)] = [
        ("title: Call them ", "Call them"), ("Title:   Call", "Call"),
        ("TITLE: Call # not", "Call"),
        ("title: Call#1", "Call#1"), ("title: \"Call # \\\"1\\\"\" # x", "Call # \"1\""),
        ("title: 'It''s'", "It's"),
        ("title: \"\\u00e5\\x41\\U0001F381\\uD83C\\uDF81\\n\"", "åA🎁🎁\n"),
        ("title: \"\\uD83C\"", "\u{FFFD}"), ("title: Call: them", "Call: them"),
        ("title:\n  Call\n  them", "Call them"), ("title: Call\n  them", "Call them"),
        ("title: >-\n  Call\n  them", "Call them"), ("title: \"Call\n  them\"", "Call them"),
        ("title: \"\"", ""), ("title: ''", ""), ("title: 12", "12"), ("title: - a", "- a"),
        ("# x\ntitle: Call\n\n# y", "Call"), ("title: A\ntitle: B", "A"),
        ("title: \"\\u0301x\"", "\u{301}x"),
        // Nothing that is a title.
        ("title:", "Roof"), ("title: ~", "Roof"), ("title: null", "Roof"), ("title: # x", "Roof"),
        ("title: \"Call", "Roof"), ("title: \"a\" b", "Roof"), ("title: {a: b}", "Roof"),
        ("title: [a]", "Roof"), ("title: \"\\q\"", "Roof"), ("title:\n  a: b", "Roof"),
        ("title: \"\\u12\"", "Roof"), ("title: \"\\U00110000x\"", "\u{FFFD}x"),
    ]

    @Test("Texts in front matter are read with and without quotes", arguments: values)
    func value(line: String, title: String) throws {
        #expect(try note("---\n\(line)\n---\nx").title == title)
    }

    static let tags: [(lines: String, tags: [String])] = [
        ("tags: [a, b]", ["a", "b"]), ("tags: []", []),
        ("tags: [\"a, b\", 'c', d e ,]", ["a, b", "c", "d e"]),
        ("tags:\n- a\n- \"b\"\n-\n- 'c' # d", ["a", "b", "c"]),
        ("tags:\n  - a\n  - b c", ["a", "b c"]),
        ("tags: a, b", ["a", "b"]), ("tags: a", ["a"]), ("tags: [\n  a,\n  b\n]", ["a", "b"]),
        ("Tags: [å]", ["å"]), ("tags:", []), ("tags: [a", []), ("tags: [[a]]", []),
        ("tags: {a: b}", []),
        ("tags:\n- a: b\n- c", ["a: b", "c"]), ("tags:\n- [a]", []), ("tags: [\"a]", []),
        ("tags: [a] b", []), ("tags: [\"\"]", [""]), ("tags: [a]\ntags: [b]", ["a"]),
    ]

    @Test("Tags are a list on one line or on several", arguments: tags)
    func tag(lines: String, tags: [String]) throws {
        let read = try note("---\n\(lines)\n---\nSoon now#\n")
        #expect(read.tags == tags && read.text.hasSuffix("Soon now#"))
    }

    static let times: [(text: String, milliseconds: Int64?)] = [
        ("2026-11-20T22:15:00Z", 1_795_212_900_000), ("2026-11-20 22:15", 1_795_212_900_000),
        ("2026-11-20T23:15:00+01:00", 1_795_212_900_000),
        ("2026-11-20t22:15:00z", 1_795_212_900_000),
        ("2026-11-20T20:45:00-0130", 1_795_212_900_000), ("2026-11-20T22:15Z", 1_795_212_900_000),
        ("2026-11-20T22:15:00.1234567Z", 1_795_212_900_123), ("2026-11-20", 1_795_132_800_000),
        ("\"2026-11-20T22:15:00.1 UTC\"", 1_795_212_900_100), ("1970-01-01", 0),
        ("1969-12-31", nil),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999), ("9999-12-31T23:59:59-01", nil),
        ("1970-01-01T00:00+00:01", nil), ("2026-02-29", nil), ("2026-11-20T24:00", nil),
        ("2026-11-20T22:60", nil), ("yesterday", nil), ("2026-11-20T22:15:00.Z", nil),
        ("2026-11-20T22:15:00+1", nil), ("2026-11-20T22:15:00Zx", nil), ("20261120", nil),
        ("2026-11-20T", nil), ("٢٠٢٦-١١-٢٠", nil), ("2026-11-20T22:15:0", nil),
    ]

    @Test("Times are ISO 8601, and what is not is told", arguments: times)
    func time(text: String, milliseconds: Int64?) throws {
        for (key, path) in [
            ("created", \NoteFile.added), ("date", \.added), ("updated", \.edited),
            ("modified", \.edited), ("edited", \.edited),
        ] {
            let read = try reading("---\n\(key): \(text)\n---\n")
            let time = try #require(read.notes.first)[keyPath: path]
            #expect(time?.milliseconds == milliseconds)
            let isTold = read.remarks == [.notUnderstood(key: key, value: text)]
            #expect(milliseconds == nil ? isTold : read.remarks.isEmpty, "\(read.remarks)")
        }
    }

    @Test("What is not understood is told, and does not stop anything")
    func remarks() throws {
        let read = try reading(
            "---\naliases:\n  - x\npinned: perhaps\nbinned: Yes\ntitle: [a]\ncolour: red\n---\nb")
        #expect(
            read.remarks == [
                .unknownKey("aliases"), .notUnderstood(key: "pinned", value: "perhaps"),
                .unread(key: "title"), .unknownKey("colour"),
            ])
        let text = "title: [a]\n\nb"
        #expect(read.notes == [NoteFile(title: "Roof", text: text, isBinned: true, list: "Cabin")])
        let windows = try MarkdownNotes.read(path: "a.txt", octets: [0x4C, 0xE5, 0x6D])
        #expect(windows.remarks == [.guessedEncoding])
        #expect(windows.notes == [NoteFile(title: "a", text: "Låm")])
    }

    static let links: [(text: String, rest: String, files: [String])] = [
        ("a\n\n![](b.jpg)\n", "a", ["b.jpg"]), ("![](b.jpg)", "", ["b.jpg"]),
        ("a ![](b.jpg) c", "a  c", ["b.jpg"]), ("a\n![](b.jpg)\n\nc\n", "a\n\nc", ["b.jpg"]),
        ("![The roof](b.jpg)\n", "The roof", ["b.jpg"]),
        ("![b](b.jpg)![b.jpg](b.jpg)", "", ["b.jpg"]),
        ("Hear [the call](files/c.ogg) now", "Hear the call now", ["files/c.ogg"]),
        ("![](a%20b.jpg) ![](<c d.jpg>)", "", ["a b.jpg", "c d.jpg"]),
        ("![](./b.jpg)", "", ["b.jpg"]),
        ("![](b.jpg \"The roof\")![](c(1).jpg#x)", "", ["b.jpg", "c(1).jpg"]),
        ("![](../img/b.jpg)![](x/../c.jpg)", "", ["../img/b.jpg", "c.jpg"]),
        ("![](foto)", "", ["foto"]),
        ("![[b.jpg]] ![[c.png|200]]", "", ["b.jpg", "c.png"]), ("![](å.jpg)", "", ["å.jpg"]),
        ("[a](b.JPG)[c](d.m4a)", "ac", ["b.JPG", "d.m4a"]),
    ]

    @Test("Pictures and sounds beside the note are its files", arguments: links)
    func link(text: String, rest: String, files: [String]) throws {
        let read = try note(text)
        #expect(read.text == rest && read.files == files)
    }

    static let texts = [
        "![](https://example.org/a.jpg)", "[x](http://a.jpg)", "[x](Other.md)", "![[Other note]]",
        "[[b.jpg]]",
        "[x](#y)", "![](data:image/png;base64,AA)", "![](//example.org/a.jpg)", "[x]( )", "![]()",
        "[x](",
        "![x\n](a.jpg)", "![](a\nb.jpg)", "[a [b] c](d.jpg)", "![](a.jpg", "![](<a.jpg)",
        "![](%FF.jpg)",
        "![](a b.jpg)", "[x](mailto:a@example.org)", "[x](example.org)", "![](a.jpg \"b)",
        "![](?x)",
        "![](C:/a.jpg)", "- [ ] (a.jpg)",
    ]

    @Test("Everything else that looks like a link stays in the text", arguments: texts)
    func noLink(text: String) throws {
        let read = try reading(text)
        #expect(read.notes.map(\.text) == [text] && read.notes[0].files == [] && read.remarks == [])
    }

    @Test(
        "Nothing outside of the folder is named, and it is told",
        arguments: [
            "../../a.jpg", "/etc/a.jpg", "x/../../../a.jpg", "a/%2E%2E/../../../b.jpg",
            "a\u{1}b.jpg",
        ])
    func elsewhere(path: String) throws {
        let read = try reading("a ![](\(path)) b ![](c%01.jpg)")
        #expect(read.notes.map(\.files) == [[]] && !read.remarks.isEmpty)
        #expect(read.notes[0].text.contains("](c%01.jpg)"))
    }

    @Test("A list of boxes is a checklist, unless the file says otherwise")
    func checklists() throws {
        #expect(try note("- [ ] Milk\n\n* [X] Tea\n").isChecklist)
        #expect(try note("---\nchecklist: no\n---\n- [ ] Milk").isChecklist == false)
        for text in [
            "Milk", "- Milk", "- [ ] Milk\nTea", "- [y] Milk", "-[ ] Milk", "", "- [ ]Milk",
        ] {
            #expect(try note(text).isChecklist == false, "\(text)")
        }
        let line = try #require(ChecklistLine("  + [x]  Tea  "))
        #expect(line == ChecklistLine(text: "Tea", isDone: true) && line.line == "- [x] Tea")
    }

    @Test("The list is the folder in which the file stood, with those around it")
    func lists() throws {
        #expect(try note("", path: "a.md").list == nil)
        #expect(try note("", path: "x/y/a.b.md") == NoteFile(title: "a.b", list: "x/y"))
        #expect(try note("---\nlist: z\n---\n", path: "x/.md") == NoteFile(title: ".md", list: "z"))
    }

    @Test("A text that is too long goes on in further notes, and nothing of it is lost")
    func long() throws {
        let paragraph = String(repeating: "Ask the roofer. ", count: 70) + "\n"
        let text = String(repeating: paragraph, count: 25) + String(repeating: "å", count: 25_000)
        let read = try reading(
            "---\ntitle: Roof\ntags: [a]\n---\n\(text)![](a.jpg)")
        #expect(read.notes.map(\.text).joined() == text)
        #expect(read.notes.allSatisfy { $0.text.count <= 10_000 && $0.tags == ["a"] })
        #expect(read.notes.map(\.title) == ["Roof"] + (2...read.notes.count).map { "Roof (\($0))" })
        #expect(read.notes.map(\.files) == [["a.jpg"]] + read.notes.dropFirst().map { _ in [] })
        let first = try #require(read.notes.first?.text)
        #expect(first.hasSuffix("\n") && first.count > 5000)
        #expect(
            read.remarks == [.tooLong(rest: text.count - first.count, notes: read.notes.count - 1)])
        // At the limit, in characters and in octets.
        #expect(try reading(String(repeating: "x", count: 10_000)).notes.count == 1)
        #expect(
            try reading(String(repeating: "x", count: 10_001)).notes.map(\.text.count) == [
                10_000, 1,
            ])
        #expect(try reading(String(repeating: "👨‍👩‍👧‍👦", count: 2000)).notes.count == 2)
        #expect(try reading("x" + String(repeating: "\n", count: 20_000)).notes.count == 1)
    }

    @Test("Letters that escapes make are bounded as those of the file are")
    func letters() {
        let marks = String(repeating: "\\u0301", count: 300)
        let plain = String(repeating: "\u{301}", count: 200)
        for text in [
            "---\ntitle: \"\(marks)\"\n---\n", "---\ntags: [\"\(marks)\"]\n---\n",
            "e\(plain)![](a.jpg)\(plain)",
        ] {
            #expect(throws: ImportError.self) { try reading(text) }
        }
        #expect(throws: ImportError.notText) { try reading("a\0b") }
    }
}
