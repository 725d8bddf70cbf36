import ArgumentParser
import HearthAPI
import HearthExchange
import HearthLanguage

extension NoteCommand {
    struct NewList: NodeCommand {
        static let configuration = CommandConfiguration(
            "new-list", "Make a list of notes, or a checklist.",
            example: "hearth note new-list Shopping --checklist")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list's name.")
        var name: String

        @Flag(help: "Every note is a line to tick.")
        var checklist = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let list = try await client.perform(
                NewNotesList(title: name, isChecklist: checklist))
            try console.answer(list, asJSON: node.json) { list in
                console.say(Text("The list “\(list.title ?? name)” is made."))
            }
        }
    }

    struct Line: NodeCommand {
        static let configuration = CommandConfiguration(
            "line", "Put lines on a checklist; one that is there comes back.",
            example: "hearth note line Shopping Milk Bread",
            more: """
                Without lines, they are read from standard input where that is a pipe or a file: one of each \
                line, without bullets, numbers and boxes; what is ticked there is ticked.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST or FRIEND/LIST.", completion: .names(.allLists))
        var list: String

        @Argument(help: "What each line says; - for standard input.")
        var lines: [String] = []

        func run(_ client: NodeClient, _ console: Console) async throws {
            _ = try await client.perform(AddLines(list: list, lines: try said(console)))
            try console.answer(
                try await client.perform(ShowChecklist(list: list)), asJSON: node.json
            ) { console.say($0) }
        }

        /// Those that were typed, or those of standard input.
        private func said(_ console: Console) throws -> [NewLine] {
            if !lines.isEmpty, lines != ["-"] { return lines.map { NewLine(name: $0) } }
            let text = try TextInput.text(lines.first, node)
            let pasted = try PastedLines(text ?? "")
            guard !pasted.lines.isEmpty else {
                throw UsageError(Text("Say what the lines say, or give them on standard input."))
            }
            if pasted.longCount > 0 {
                console.explain(
                    Text(
                        count: pasted.longCount,
                        one: "1 line is long: all of it stands in its text.",
                        other: "\(pasted.longCount) lines are long: all of each stands in its text."
                    ))
            }
            return pasted.lines
        }
    }

    struct Check: NodeCommand {
        static let configuration = CommandConfiguration(
            "check", "Tick lines of a checklist.", example: "hearth note check Shopping/Milk")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Lines, as LIST/LINE.", completion: .names(.notes))
        var lines: [String]

        func run(_ client: NodeClient, _ console: Console) async throws {
            try await NoteCommand.check(lines, isDone: true, asJSON: node.json, client, console)
        }
    }

    struct Uncheck: NodeCommand {
        static let configuration = CommandConfiguration(
            "uncheck", "Take the ticks from lines of a checklist.",
            example: "hearth note uncheck Shopping/Milk")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Lines, as LIST/LINE.", completion: .names(.notes))
        var lines: [String]

        func run(_ client: NodeClient, _ console: Console) async throws {
            try await NoteCommand.check(lines, isDone: false, asJSON: node.json, client, console)
        }
    }

    struct Clear: NodeCommand {
        static let configuration = CommandConfiguration(
            "clear", "Put away the lines of a checklist that are done.",
            example: "hearth note clear Shopping")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST or FRIEND/LIST.", completion: .names(.allLists))
        var list: String

        @Flag(help: "Show again what was put away last.")
        var undo = false

        @Flag(help: "With --undo: show again all that was put away.")
        var all = false

        func validate() throws {
            if all, !undo { throw ValidationError(Text("--all goes with --undo.")) }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ClearDone(list: list, undo: undo, all: all))
            try console.answer(shown, asJSON: node.json) { console.say($0) }
        }
    }

    fileprivate static func check(
        _ lines: [String], isDone: Bool, asJSON: Bool, _ client: NodeClient, _ console: Console
    ) async throws {
        let checked = try await client.perform(CheckLines(lines: lines, isDone: isDone))
        guard !asJSON, let list = checked.first?.listID else {
            return try console.answer(checked, asJSON: asJSON) { _ in }
        }
        console.say(try await client.perform(ShowChecklist(list: list)))
    }
}

extension Console {
    /// A checklist with its boxes.
    func say(_ shown: ChecklistShown) {
        sayHeading(ListText.heading(of: shown.list))
        say(
            shown.open.map { "  [ ] " + $0.name }
                + shown.done.map { line in
                    let by = line.note?.check?.by.map { " (\($0))" } ?? ""
                    return "  [x] " + line.name + by
                })
        if shown.open.isEmpty, shown.done.isEmpty { say(Text("  Nothing is on it.")) }
        if shown.hidden > 0 {
            explain(
                Text(
                    count: shown.hidden, one: "1 line that is done is put away.",
                    other: "\(shown.hidden) lines that are done are put away."))
        }
    }
}
