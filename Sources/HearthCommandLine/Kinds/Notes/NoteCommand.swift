import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth note`.
struct NoteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "note", "Write, find and share notes.",
        example: "hearth note add \"Call the roofer\" --tag house",
        more:
            "A note is named by its name or id, or LIST/NOTE. What is private is on this computer only.",
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Append.self, Pin.self, Unpin.self,
            Remind.self, Move.self, Bin.self, Restore.self, Delete.self, Kept.self, Save.self,
            NewList.self, Line.self, Check.self, Uncheck.self, Clear.self,
            Import.self, Export.self,
        ])

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Write a note.",
            example: "hearth note add \"Call the roofer\" --tag house --photo roof.jpg",
            more: """
                Without a text, it is read from standard input where that is a pipe or a file. A title or a \
                photo alone is enough; in a loop that reads lines, put </dev/null behind such a command, or \
                it takes the lines that are left.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "What it says; - for standard input.")
        var text: String?

        @Option(help: ArgumentHelp("Its name; its first line if not given.", valueName: "name"))
        var title: String?

        @Option(
            help: ArgumentHelp("A list of notes; your own notes if not given.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        @OptionGroup var tags: TagOptions

        @Flag(help: "Keep it at the top.")
        var pin = false

        @OptionGroup var photos: PhotoOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            // The files first: when one of them is refused, nothing is written.
            let files = try await client.prepare(photos, console)
            let isEnough = !files.isEmpty || title.map { !$0.allSatisfy(\.isWhitespace) } == true
            let text = isEnough ? try TextInput.text(text, node) : try NoteInput.text(text, node)
            var note = try await client.perform(
                AddNote(
                    list: list, name: title, otherwise: Text("Note").string, text: text,
                    tags: tags.tags() ?? [], isPinned: pin))
            if !files.isEmpty {
                note = try await client.perform(
                    SaveWish(edit: EditWish(wish: "\(note.listID)/\(note.id)"), photos: files))
            }
            try console.answer(note, asJSON: node.json) { console.sayKept($0) }
        }
    }

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show notes, those that are pinned first.",
            example: "hearth note list --tag house --sort edited")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Words that stand in the note.")
        var words: [String] = []

        @Option(
            help: ArgumentHelp("Only those on this list.", valueName: "list"),
            completion: .names(.allLists))
        var list: String?

        @Option(
            name: .customLong("tag"),
            help: ArgumentHelp("Only those with this tag; of several, with all.", valueName: "tag"),
            completion: .names(.tags))
        var tags: [TypedTags] = []

        @Option(
            help: ArgumentHelp("edited, added or name.", valueName: "order"),
            completion: .list(["edited", "added", "name"]))
        var sort: String?

        @Flag(help: "Show what is in the bin.")
        var bin = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(
                ShowNotes(
                    list: list, tags: tags.flatMap(\.tags), text: words.joined(separator: " "),
                    bin: bin,
                    sort: sort, count: 500))
            try console.answer(shown, asJSON: node.json) { shown in
                guard !shown.notes.isEmpty else {
                    let isAll = list == nil && tags.isEmpty && words.isEmpty && !bin
                    return console.say(
                        isAll
                            ? Text("No notes yet. `hearth note add TEXT` writes one.")
                            : Text("No such notes."))
                }
                console.say(NotesText.table(shown.notes).lines())
                if shown.total > shown.notes.count {
                    console.explain(
                        Text(
                            "These are \(shown.notes.count) of \(shown.total); words or tags find fewer."
                        ))
                }
            }
        }
    }

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show a note.", example: "hearth note show \"Call the roofer\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowNote(note: named.note))
            let isAlone = shown.list.isTray || shown.list.isOwn && shown.list.readers == 0
            let readers =
                node.json || isAlone
                ? [] : try await client.perform(WhoCanSee(list: shown.list.id))
            try console.answer(shown, asJSON: node.json) { console.say($0, readers: readers) }
        }
    }

    struct Edit: NodeCommand {
        static let configuration = CommandConfiguration(
            "edit", "Change a note; without options, in your editor.",
            example: "hearth note edit \"Call the roofer\" --title Roof",
            more: """
                Without options, standard input is the new text where that is a pipe or a file. The editor is what VISUAL or EDITOR says. If somebody else changes the note meanwhile, both \
                texts are joined line by line; where they cannot be, yours is kept as a note beside it.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        @Option(help: ArgumentHelp("Its new name; empty: its first line.", valueName: "name"))
        var title: String?

        @Option(help: ArgumentHelp("Its new text; - for standard input.", valueName: "text"))
        var text: String?

        @OptionGroup var tags: TagOptions

        @Flag(help: "Take all tags away.")
        var untagged = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let before = try await client.perform(ShowNote(note: named.note)).note
            var edit = EditNote(
                note: "\(before.listID)/\(before.id)", name: title,
                text: try text.map(newText),
                tags:
                    tags.tags(besides: untagged ? [] : before.tags) ?? (untagged ? [] : nil))
            if edit == EditNote(note: edit.note) { edit.text = try TextInput.text(nil, node) }
            if edit == EditNote(note: edit.note) {
                edit.text = try await NoteInput.edited(before.notes ?? "", console)
                edit.ifMatch = before.etag
                edit.was = before.notes ?? ""
            }
            let saved = try await client.perform(edit)
            try console.answer(saved, asJSON: node.json) { saved in
                console.sayKept(saved.note)
                if saved.isJoined {
                    console.say(Text("Somebody else changed it meanwhile: both are in it."))
                }
                if let copy = saved.copy {
                    console.say(
                        Text(
                            "Somebody else changed it meanwhile, and both cannot be joined: what you wrote is kept as a note beside it, with the id \(copy.id)."
                        ))
                }
            }
        }

        /// An empty text takes away what was there; that nothing came in does not.
        private func newText(_ typed: String) throws -> String {
            guard typed == "-" else { return typed }
            guard let text = try TextInput.text(typed, node) else {
                throw UsageError(
                    Text("Nothing stands in standard input. --text \"\" takes the text away."))
            }
            return text
        }
    }

    struct Append: NodeCommand {
        static let configuration = CommandConfiguration(
            "append", "Put lines under a note.",
            example: "hearth note append Shopping \"Oat milk\"",
            more: "Without a text, it is read from standard input where that is a pipe or a file.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        @Argument(help: "What to put there; - for standard input.")
        var text: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let text = try NoteInput.text(text, node)
            let note = try await client.perform(AppendToNote(note: named.note, text: text))
            try console.answer(note, asJSON: node.json) { console.sayKept($0) }
        }
    }

    struct Pin: NodeCommand {
        static let configuration = CommandConfiguration(
            "pin", "Keep a note at the top.", example: "hearth note pin Wifi")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        func run(_ client: NodeClient, _ console: Console) async throws {
            let saved = try await client.perform(EditNote(note: named.note, isPinned: true))
            try console.answer(saved.note, asJSON: node.json) { note in
                console.say(Text("“\(note.name)” stays at the top."))
            }
        }
    }

    struct Unpin: NodeCommand {
        static let configuration = CommandConfiguration(
            "unpin", "Keep a note at the top no longer.", example: "hearth note unpin Wifi")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        func run(_ client: NodeClient, _ console: Console) async throws {
            let saved = try await client.perform(EditNote(note: named.note, isPinned: false))
            try console.answer(saved.note, asJSON: node.json) { note in
                console.say(Text("“\(note.name)” stays at the top no longer."))
            }
        }
    }

    struct Remind: NodeCommand {
        static let configuration = CommandConfiguration(
            "remind", "Be reminded of a note.",
            example: "hearth note remind Roof --at 2027-05-31T18:00",
            more: """
                Only you are reminded, by your news. A time is meant by the clock of this terminal; with a Z behind \
                it, in UTC. One that clocks skip in spring is the next that they show, and of one that comes twice \
                in autumn the first is meant.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        @Option(help: ArgumentHelp("Day and time, as 2027-05-31T18:00.", valueName: "time"))
        var at: String?

        @Flag(help: "Do not remind.")
        var off = false

        func validate() throws {
            if (at != nil) == off {
                throw ValidationError(Text("Say when, with --at TIME, or --off."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            // What is no time here may be one with a zone, which the node reads.
            let moment = at.map { LocalTime.moment($0) ?? $0 }
            let shown = try await client.perform(RemindOfNote(note: named.note, at: moment))
            try console.answer(shown, asJSON: node.json) { shown in
                guard let time = TimeText.local(shown.remindAt) else {
                    return console.say(Text("You are not reminded of “\(shown.note.name)”."))
                }
                console.say(Text("You are reminded of “\(shown.note.name)” on \(time)."))
            }
        }
    }

    struct Move: NodeCommand {
        static let configuration = CommandConfiguration(
            "move", "Move notes to another list of notes.",
            example: "hearth note move \"Call the roofer\" --to Cabin")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Notes, by name, id or LIST/NOTE.", completion: .names(.notes))
        var notes: [String]

        @Option(
            help: ArgumentHelp("The list; your own notes if not given.", valueName: "list"),
            completion: .names(.ownLists))
        var to: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let paths = try await client.paths(of: notes)
            let moved = try await client.perform(MoveItems(items: paths, to: to))
            try console.answer(moved, asJSON: node.json) { moved in
                for note in moved { console.sayKept(note) }
            }
        }
    }

    struct Save: NodeCommand {
        static let configuration = CommandConfiguration(
            "save", "Write a picture or sound of a note to a file.",
            example: "hearth note save Roof --to roof.jpg --number 2")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var named: NoteArgument

        @Option(
            name: .customLong("to"), help: ArgumentHelp("The file to write.", valueName: "file"),
            completion: .file())
        var file: String

        @Option(help: ArgumentHelp("Which one, counted from 1.", valueName: "number"))
        var number = 1

        @Flag(help: "Replace a file that is there.")
        var overwrite = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let path = try await client.paths(of: [named.note])[0]
            let octets = try await client.photo(path, number: number, thumbnail: false)
            try PhotoFile.write(octets, to: file, overwriting: overwrite)
            try console.answer(SavedFile(file: file, octets: octets.count), asJSON: node.json) {
                console.say(Text("\($0.file) is written."))
            }
        }
    }
}

/// A note, as somebody names it.
struct NoteArgument: ParsableArguments {
    @Argument(help: "The note's name or id, or LIST/NOTE.", completion: .names(.notes))
    var note: String
}

extension NodeClient {
    /// Notes by the ids of their lists and their own, as operations on all items take them.
    func paths(of notes: [String]) async throws -> [String] {
        var paths: [String] = []
        for note in notes {
            let shown = try await perform(ShowNote(note: note)).note
            paths.append("\(shown.listID)/\(shown.id)")
        }
        return paths
    }
}
