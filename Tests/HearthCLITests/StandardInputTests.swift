import Glibc
import HearthAPI
import Testing

@testable import HearthCommandLine

/// Where standard input leads.
private enum Source: String, CaseIterable {
    case pipe, file, socket, emptyPipe, blankFile, nothing, terminal, closed

    /// The descriptor, and the one that has to be kept open beside it.
    func open(_ text: String, in home: TestHome) throws -> [Int32] {
        switch self {
        case .pipe, .emptyPipe, .socket:
            var ends: [Int32] = [0, 0]
            let isMade =
                self == .socket
                ? socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
                : Glibc.pipe(&ends)
            try #require(isMade == 0)
            let octets = Array((self == .emptyPipe ? "" : text).utf8)
            #expect(write(ends[1], octets, octets.count) == octets.count)
            close(ends[1])
            return [ends[0]]
        case .file, .blankFile:
            let path = try home.file("input.txt", self == .file ? text : " \n\t\r\n")
            return [Glibc.open(path, O_RDONLY | O_CLOEXEC)]
        case .nothing: return [Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)]
        case .terminal:
            // TIOCSPTLCK and TIOCGPTN, which Swift's Glibc lacks.
            let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var isLocked: CInt = 0
            var number: CInt = 0
            try #require(
                ioctl(master, 0x4004_5431, &isLocked) == 0
                    && ioctl(master, 0x8004_5430, &number) == 0)
            return [Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC), master]
        case .closed: return [-1]
        }
    }

    /// Whether something stands in it.
    var isFilled: Bool { [.pipe, .file, .socket].contains(self) }
}

@Suite("Standard input")
struct StandardInputTests {
    private static let text = "Disk\n/dev/sda 80%\n"

    /// Runs a command with a source; what the node was asked, and what came of it.
    private func run(
        _ arguments: [String], _ source: Source, _ text: String = text
    ) async throws -> (asked: [any HearthAPI.Operation], outcome: Outcome) {
        let node = FakeNode { asked in
            switch asked.operation {
            case is ConfirmCaller: Done()
            case is AddNote, is AppendToNote: Notes.note
            case is SaveWish, is SaveWishWithPhotos: Notes.note
            case is EditNote: NoteSaved(note: Notes.note)
            case is ShowNote: NoteShown(note: Notes.note, list: Notes.list)
            case is AddLines: AddedLines(listID: "55ee", added: 1, changed: 0, there: 0, at: 0)
            case is ShowChecklist:
                ChecklistShown(list: Notes.list, open: [], done: [], hidden: 0)
            default: try Household.answer(asked)
            }
        }
        var outcome = Outcome(code: -1, output: "", explanation: "")
        try await node.serve { home in
            let descriptors = try source.open(text, in: home)
            outcome = await home.run(arguments, standardInput: descriptors[0])
            for one in descriptors where one >= 0 { close(one) }
        }
        return (node.asked.map(\.operation), outcome)
    }

    /// What a command sends of the text that it was given; nil: nothing.
    private func said(_ asked: [any HearthAPI.Operation]) -> String? {
        for operation in asked {
            switch operation {
            case let add as AddNote: return add.text
            case let add as AppendToNote: return add.text
            case let edit as EditNote: return edit.text
            case let add as AddLines:
                return add.lines.map(\.name).joined(separator: "\n") + "\n"
            case let bring as ImportWishes:
                return bring.lists.flatMap(\.wishes).map(\.name).joined(separator: "\n") + "\n"
            default: continue
            }
        }
        return nil
    }

    @Test(
        "Where no text is given, what stands in a pipe or a file is the text; a terminal and nothing are none",
        arguments: [
            ["note", "add"], ["note", "add", "-"], ["note", "append", "Roof"],
            ["note", "append", "Roof", "-"], ["note", "edit", "Roof"],
            ["note", "edit", "Roof", "--text", "-"], ["note", "line", "Shopping"],
            ["note", "line", "Shopping", "-"], ["import", "-", "--to", "tray", "--yes"],
        ], Source.allCases)
    private func readsIt(_ arguments: [String], _ source: Source) async throws {
        // Who asks for it by name waits for a person to type it.
        if source == .terminal, arguments.contains("-") { return }
        let (asked, outcome) = try await run(arguments, source)
        if source.isFilled {
            #expect(outcome.code == 0, "\(outcome.explanation)")
            #expect(said(asked) == Self.text)
        } else if arguments[0] == "note" {
            #expect(outcome.code == 2, "\(outcome.output)")
            #expect(said(asked) == nil)
            #expect(!outcome.output.contains("is kept"))
        }
    }

    @Test(
        "A title or a photo alone is a note; a text that comes in beside them is kept",
        arguments: [["--title", "The disk"], ["--photo", "PHOTO"]], Source.allCases)
    private func titleAlone(_ options: [String], _ source: Source) async throws {
        let photo = try TestHome()
        let path = try photo.file("disk.jpg", "\u{FFFD}")
        let options = options.map { $0 == "PHOTO" ? path : $0 }
        let (asked, outcome) = try await run(["note", "add"] + options, source)
        #expect(outcome.code == 0, "\(outcome.explanation)")
        #expect(said(asked) == (source.isFilled ? Self.text : nil))
    }

    @Test(
        "A text that was given is all there is: standard input is not touched",
        arguments: [
            ["note", "add", "Milk"], ["note", "add", ""], ["note", "append", "Roof", "Milk"],
            ["note", "edit", "Roof", "--text", "Milk"], ["note", "edit", "Roof", "--title", "R"],
            ["note", "edit", "Roof", "--tag", "house"], ["note", "line", "Shopping", "Milk"],
            ["wish", "add", "Lamp"], ["comment", "Owner/Christmas", "Which one?", "--yes"],
            ["note", "add", "--title", "R", "--passphrase-file", "/dev/null"],
        ])
    func untouched(_ arguments: [String]) async throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let octets = Array(Self.text.utf8)
        #expect(write(ends[1], octets, octets.count) == octets.count)
        // With a title alone it would be read to its end.
        if arguments.contains("--passphrase-file") {
            close(ends[1])
            ends.removeLast()
        }
        let node = FakeNode { asked in
            switch asked.operation {
            case is ConfirmCaller: Done()
            case is AddNote, is AppendToNote: Notes.note
            case is EditNote: NoteSaved(note: Notes.note)
            case is ShowNote: NoteShown(note: Notes.note, list: Notes.list)
            case is AddLines: AddedLines(listID: "55ee", added: 1, changed: 0, there: 0, at: 0)
            case is ShowChecklist:
                ChecklistShown(list: Notes.list, open: [], done: [], hidden: 0)
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            _ = await home.run(arguments, standardInput: ends[0])
        }
        guard !arguments.contains("--passphrase-file") else { return }
        var left = [UInt8](repeating: 0, count: 100)
        let count = read(ends[0], &left, left.count)
        #expect(Array(left.prefix(max(0, count))) == octets)
    }

    @Test("What is no text in UTF-8, or too long, is refused with nothing kept")
    func noText() async throws {
        let long = String(repeating: "a", count: TextInput.limit + 1)
        let (asked, outcome) = try await run(["note", "add"], .file, long)
        #expect(outcome.code == 2 && said(asked) == nil)
        #expect(outcome.explanation.contains("1 MiB"), "\(outcome.explanation)")
        #expect(throws: HearthError.self) { try TextInput.decoded([0x62, 0xF6, 0x6E]) }
        #expect(try TextInput.decoded(Array("\u{FEFF}Milk".utf8)) == "Milk")
    }

    @Test("Lines from a pipe are lines of the checklist, ticked where they are ticked")
    func lines() async throws {
        let (asked, outcome) = try await run(
            ["note", "line", "Shopping"], .pipe, "- [ ] Milk\r\n- [x] Bread\n\n")
        #expect(outcome.code == 0, "\(outcome.explanation)")
        let add = asked.lazy.compactMap { $0 as? AddLines }.first
        #expect(
            add?.lines == [
                NewLine(name: "Milk", isDone: false), NewLine(name: "Bread", isDone: true),
            ])
    }
}

/// Answers about notes.
private enum Notes {
    static let list = ListInfo(
        id: "55ee", title: "House", owner: "Cousin", isOwn: true, role: .owner, kind: "notes",
        isTray: false, isArchived: false, items: 1, readers: 0, state: .open)
    static let note = ItemInfo(
        id: "09", name: "Roof", list: "House", listID: "55ee", owner: "Cousin", kind: "notes",
        body: ItemFields(NoteFields(isPinned: false)))
}
