import HearthTestValues
import HearthWire
import Testing

@testable import HearthExchange

/// Notes as nobody should write them, full of what Markdown and front matter mean something by.
private struct NoteScribbler {
    private var dice: SeededGenerator

    init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &dice) < percent }

    mutating func one<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &dice)]
    }

    private static let signs = [
        "---", "# ", "#", "\n", "\r\n", "\r", "\t", " ", "  ", "[", "]", "(", ")", "!", "\\",
        "\\\\",
        "![](a.jpg)", "[x](y.ogg)", "![[b.png]]", "![[", "]]", "](", "![a](<b c.jpg>)",
        "[w](https://example.org/a.jpg)", "![](../../up.jpg)", "![](/root.jpg)", "\n---\n", "...",
        "title: x", "tags: [a]", "- [ ] milk", "- [x] tea\n", ": ", "'", "\"", "{", "}", ",", "|",
        ">",
        "&", "*", "%", "%41", "@", "`", "~", "null", "true", "a", "Å", "e\u{301}", "\u{301}", "🎁",
        "👨‍👩‍👧‍👦", "\u{200F}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{2028}", "\u{85}", "\u{200D}",
        "<", "?", "/", "..", "CON", "nul", ".", "1", "0x1", "2026-11-20", "\u{A0}", "\u{AD}", "😀",
        "\u{E0067}", "\u{10FFFF}", "\u{7F}", "\u{1}",
    ]

    mutating func text(_ most: Int, _ signs: [String] = NoteScribbler.signs) -> String {
        (0..<Int.random(in: 0...most, using: &dice)).map { _ in one(signs) }.joined()
    }

    private mutating func time() -> WallTime? {
        guard chance(60) else { return nil }
        let milliseconds = Int64.random(in: FileTime.milliseconds, using: &dice)
        return WallTime(milliseconds: chance(50) ? milliseconds : milliseconds / 1000 * 1000)
    }

    private mutating func files() -> [String] {
        var files: [String] = []
        for _ in 0..<Int.random(in: 0...3, using: &dice) where chance(60) {
            let name = text(3) + one([".jpg", ".ogg", ".bin", "", ".m4a"])
            let path = chance(50) ? "files/\(name)" : name
            if RelativePath(path) != nil, !files.contains(path) { files.append(path) }
        }
        return files
    }

    mutating func note() -> NoteFile {
        NoteFile(
            title: text(6), text: text(14), tags: (0..<3).map { _ in text(3) },
            isPinned: chance(30), isBinned: chance(30), isChecklist: chance(50), added: time(),
            edited: time(), files: files(), list: chance(70) ? text(3) : nil)
    }
}

@Suite("Notes as Markdown, written and read again")
struct NoteRoundTripTests {
    /// Texts are equal in every Unicode form; here they have to be the same.
    private static func octets(_ note: NoteFile) -> [[UInt8]] {
        ([note.title, note.text, note.list ?? "-"] + note.tags + note.files).map { Array($0.utf8) }
    }

    private static func expectSame(
        _ notes: [NoteFile], _ source: SourceLocation = #_sourceLocation
    ) throws {
        let files = MarkdownNotes.write(notes)
        #expect(files.count == notes.count, sourceLocation: source)
        for (note, file) in zip(notes, files) {
            let reading = try MarkdownNotes.read(path: file.path, octets: Array(file.text.utf8))
            #expect(reading.remarks == [], "\(file)", sourceLocation: source)
            let again = try #require(reading.notes.first, sourceLocation: source)
            #expect(reading.notes.count == 1 && again == note, "\(file)", sourceLocation: source)
            #expect(Self.octets(again) == Self.octets(note), "\(file)", sourceLocation: source)
        }
    }

    @Test(
        "Whatever notes have in them, the same is read that was written", arguments: UInt64(0)..<300
    )
    func scribbles(seed: UInt64) throws {
        var scribbler = NoteScribbler(seed: seed)
        try Self.expectSame((0..<8).map { _ in scribbler.note() })
    }

    @Test("A sound whose name has a backslash is read as it was named")
    func backslash() throws {
        let names = ["a\\b.ogg", "a\\.ogg", "[a].ogg", " a.ogg ", "a\\b/c\\d.m4a"]
        try Self.expectSame([NoteFile(title: "A", files: names.filter { RelativePath($0) != nil })])
    }

    @Test("Paths are safe everywhere, short, and each another one", arguments: UInt64(0)..<60)
    func paths(seed: UInt64) throws {
        var scribbler = NoteScribbler(seed: seed)
        let signs = [
            "con", "a", "A", ".", " ", "é", "e\u{301}", "/", "files", "🎁", "ß", "SS", "\u{301}",
        ]
        let notes = (0..<60).map { _ in
            NoteFile(
                title: scribbler.text(scribbler.chance(5) ? 90 : 2, signs),
                list: scribbler.chance(70) ? scribbler.text(2, signs) : nil)
        }
        let paths = MarkdownNotes.write(notes).map(\.path)
        #expect(Set(paths.map { $0.lowercased().uppercased() }).count == paths.count)
        for path in paths {
            let pieces = try #require(RelativePath(path)?.pieces, "\(path)")
            #expect(pieces.count <= 2 && path.hasSuffix(".md"))
            for piece in pieces {
                #expect(
                    piece.utf8.count <= 100 && piece.first != "." && piece.last != " ", "\(path)")
                #expect(
                    piece.last != "." && !piece.contains { "<>:\"/\\|?*".contains($0) }, "\(path)")
                let base = piece.prefix { $0 != "." }.lowercased()
                #expect(!["con", "nul"].contains(base), "\(path)")
            }
            #expect(pieces.count == 1 || pieces[0].lowercased() != "files", "\(path)")
        }
        try Self.expectSame(notes)
    }

    static let titles: [(title: String, name: String)] = [
        ("Call the roofer", "Call the roofer.md"), ("Roof: 1/2?", "Roof 1 2.md"), ("", "Note.md"),
        ("..", "Note.md"), (".hidden", "hidden.md"), ("CON", "CON_.md"), ("nul.tar", "nul_.tar.md"),
        ("com¹", "com¹_.md"), ("console", "console.md"), ("lpt0.", "lpt0_.md"), ("a\nb", "a b.md"),
        ("-rf ~", "rf ~.md"), ("\u{202E}gpj", "gpj.md"), ("a...", "a.md"), ("🎁", "🎁.md"),
        ("\u{0}\u{7F}", "Note.md"), ("../../etc/passwd", "etc passwd.md"), ("e\u{301}", "é.md"),
        (String(repeating: "å", count: 200), String(repeating: "å", count: 40) + ".md"),
        (String(repeating: "👨‍👩‍👧‍👦", count: 9), String(repeating: "👨👩👧👦", count: 5) + ".md"),
        ("a" + String(repeating: "\u{301}", count: 90), "Note.md"),
    ]

    @Test("A title becomes a name that every file system takes", arguments: titles)
    func name(title: String, name: String) {
        var names = FileNames()
        let made = names.next(for: title, or: "Note", ending: ".md")
        #expect(made == name && made.utf8.count <= 100)
        let second = names.next(for: title, or: "Note", ending: ".md")
        #expect(second == name.dropLast(3) + " 2.md")
    }

    @Test("Titles that differ in capitals get different names, as do lists")
    func capitals() {
        let notes = [("Roof", "Cabin"), ("ROOF", "cabin"), ("roof", "Cabin"), ("roof 2", "Cabin")]
            .map { NoteFile(title: $0.0, list: $0.1) }
        #expect(
            MarkdownNotes.write(notes).map(\.path) == [
                "Cabin/Roof.md", "cabin 2/ROOF.md", "Cabin/roof 2.md", "Cabin/roof 2 2.md",
            ])
        #expect(MarkdownNotes.write([NoteFile(list: "Files")]).map(\.path) == ["Files 2/Note.md"])
    }

    @Test("Ten thousand notes with one title have names quickly")
    func many() {
        let notes = [NoteFile](repeating: NoteFile(title: "Roof", list: "Cabin"), count: 10_000)
        let paths = MarkdownNotes.write(notes).map(\.path)
        #expect(Set(paths).count == 10_000 && paths.last == "Cabin/Roof 10000.md")
    }

    @Test("A file looks as the specification says")
    func form() {
        let notes = [
            NoteFile(
                title: "Call: the roofer", text: "Ask for [this](a.jpg).\n",
                tags: ["Cabin", "a, b", "true"], isPinned: true, isBinned: true,
                added: WallTime(milliseconds: 1_795_212_900_000),
                edited: WallTime(milliseconds: 1_795_212_900_120),
                files: ["files/the roof (1).jpg", "files/call.ogg"], list: "Cabin/North"),
            NoteFile(title: "Shopping", text: "- [ ] Milk\n- [x] Tea", isChecklist: true),
        ]
        #expect(
            MarkdownNotes.write(notes).map(\.text) == [
                """
                ---
                title: "Call: the roofer"
                list: Cabin/North
                tags: [Cabin, "a, b", "true"]
                created: 2026-11-20T22:15:00Z
                updated: 2026-11-20T22:15:00.120Z
                pinned: true
                binned: true
                ---
                Ask for \\[this](a.jpg).


                ![](files/the%20roof%20%281%29.jpg)
                [call.ogg](files/call.ogg)

                """,
                "---\ntitle: Shopping\nchecklist: true\n---\n- [ ] Milk\n- [x] Tea\n",
            ])
    }

    @Test("What no file can say is left out, and nothing else with it")
    func leftOut() throws {
        let note = NoteFile(
            title: "A", text: "a\0b", added: WallTime(milliseconds: -1),
            edited: WallTime(milliseconds: .max),
            files: ["../x.jpg", "", "/a.jpg", "b.jpg", "a//b.jpg"])
        let file = try #require(MarkdownNotes.write([note]).first)
        let again = try MarkdownNotes.read(path: file.path, octets: Array(file.text.utf8))
        #expect(again.notes == [NoteFile(title: "A", text: "ab", files: ["b.jpg"])])
    }

    @Test("A file whose line ends a program changed is read as the same")
    func lineEnds() throws {
        let note = NoteFile(title: "A", text: "a\n\nb\n", files: ["files/a.jpg"])
        let file = try #require(MarkdownNotes.write([note]).first)
        let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n")
        #expect(try MarkdownNotes.read(path: file.path, octets: Array(text.utf8)).notes == [note])
    }
}
