import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Folders of notes")
struct NoteFolderTests {
    private static let paths = [
        "Cabin/Roof.md", "Cabin/files/roof.jpg", "Cabin/Walls.TXT", "a.markdown", "b.docx",
        "files/é.png",
        "Takeout/Keep/Labels.txt", "Takeout/Keep/n.json", "Takeout/Keep/n.html",
        "Takeout/Keep/18a.jpg",
        "Labels.txt", ".obsidian/app.json", "Cabin/.DS_Store", "__MACOSX/a.md", "../x.md",
        "/etc/y.md", "a//b.md",
        "page.html", "CALL.OGG", "x/same.png", "y/same.png", "y/one.png",
    ]

    @Test("Notes are told from files, and from what is neither")
    func sorts() throws {
        let folder = try NoteFolder(paths: Self.paths)
        #expect(
            folder.notes.map(\.path) == [
                "Cabin/Roof.md", "Cabin/Walls.TXT", "Labels.txt", "Takeout/Keep/n.json",
                "a.markdown",
            ])
        #expect(folder.elsewhere == ["../x.md", "/etc/y.md", "a//b.md"])
        #expect(
            folder.unnamed(except: ["Cabin/files/roof.jpg", "CALL.OGG"]) == [
                "Takeout/Keep/18a.jpg", "Takeout/Keep/Labels.txt", "b.docx", "files/é.png",
                "page.html",
                "x/same.png", "y/one.png", "y/same.png",
            ])
    }

    static let named: [(file: String, note: String, path: String?)] = [
        ("files/roof.jpg", "Cabin/Roof.md", "Cabin/files/roof.jpg"),
        ("files/e\u{301}.png", "a.md", "files/é.png"),
        ("files/ROOF.jpg", "Cabin/Roof.md", "Cabin/files/roof.jpg"),
        ("call.ogg", "a.md", "CALL.OGG"),
        // From the folder that is read, from a folder beside, and by the name alone.
        ("files/é.png", "Cabin/Roof.md", "files/é.png"),
        ("../files/é.png", "Cabin/Roof.md", "files/é.png"),
        ("img/one.png", "Cabin/Roof.md", "y/one.png"), ("one.png", "a.md", "y/one.png"),
        ("same.png", "a.md", nil), ("same.png", "x/a.md", "x/same.png"),
        ("18a.jpeg", "Takeout/Keep/n.json", "Takeout/Keep/18a.jpg"),
        ("18a.pdf", "Takeout/Keep/n.json", nil),
        ("../../x.md", "Cabin/Roof.md", nil), ("../x.md", "a.md", nil), ("/etc/y.md", "a.md", nil),
        ("Roof.md", "Cabin/Walls.md", nil), ("", "a.md", nil), ("..", "Cabin/a.md", nil),
        ("a", "../b", nil),
    ]

    @Test("The file that a note names is found, and none outside of the folder", arguments: named)
    func finds(file: String, note: String, path: String?) throws {
        let folder = try NoteFolder(paths: Self.paths)
        #expect(folder.file(file, namedBy: note) == path)
    }

    @Test("Too many notes or files are refused")
    func bounds() throws {
        let notes = (0...ExchangeLimits.notesAtOnce).map { "\($0).md" }
        #expect(
            try NoteFolder(paths: Array(notes.dropLast())).notes.count == ExchangeLimits.notesAtOnce
        )
        #expect(throws: ImportError.tooManyFiles(limit: ExchangeLimits.notesAtOnce)) {
            try NoteFolder(paths: notes)
        }
        let files = [String](repeating: "a.jpg", count: ExchangeLimits.folderFiles + 1)
        #expect(throws: ImportError.tooManyFiles(limit: ExchangeLimits.folderFiles)) {
            try NoteFolder(paths: files)
        }
        let told = HearthError(ImportError.tooManyFiles(limit: 5))
        #expect(told == HearthError(.folderTooManyFiles, ["limit": "5"]))
    }

    @Test("A slash with an accent on it is a slash")
    func accents() {
        #expect(RelativePath("../\u{301}a") == nil && RelativePath("/\u{301}a") == nil)
        #expect(RelativePath("a/\u{301}b")?.pieces == ["a", "\u{301}b"])
        #expect(NotePath("../\u{301}a", folders: 0) == nil)
    }

    @Test("What a note that Hearth wrote names is found where it was put")
    func written() throws {
        let notes = [
            NoteFile(title: "Roof", files: ["files/a b.jpg"], list: "A/B"),
            NoteFile(title: "Walls", files: ["files/c.ogg"]),
        ]
        let files = MarkdownNotes.write(notes)
        #expect(files.map(\.path) == ["A B/Roof.md", "Walls.md"])
        let folder = try NoteFolder(
            paths: files.map(\.path) + ["A B/files/a b.jpg", "files/c.ogg"])
        let found = try files.map { file in
            let note = try #require(folder.notes.first { $0.path == file.path })
            let read = try #require(try note.read(Array(file.text.utf8)).reading.notes.first)
            return try #require(folder.file(read.files[0], namedBy: file.path))
        }
        #expect(
            found == ["A B/files/a b.jpg", "files/c.ogg"]
                && folder.unnamed(except: Set(found)) == [])
    }
}
