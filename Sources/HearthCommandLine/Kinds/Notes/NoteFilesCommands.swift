import ArgumentParser
import HearthAPI
import HearthFiles
import HearthLanguage

extension NoteCommand {
    struct Import: NodeCommand {
        static let configuration = CommandConfiguration(
            "import", "Import notes: a folder, a zip file or a single file.",
            example: "hearth note import takeout.zip",
            more: """
                Markdown and text files are read, and what Google Takeout writes of Keep and Simplenote exports. \
                Each folder in it becomes a list of notes, unless --list says another one; pictures and sounds \
                that notes name come along. What cannot be imported is named, and the rest comes. The same \
                once more brings only what is missing.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The folder, zip file or file.", completion: .file())
        var folder: String

        @Option(
            help: ArgumentHelp("Put all notes on this list.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let progress = ProgressLine(console: console)
            progress.show(Text("Reading what is there …"))
            defer { progress.end() }
            let found = try await NotesFound(at: folder)
            var notes = FileImport(found, to: list)
            guard !found.entries.isEmpty else {
                progress.end()
                for text in notes.remarks.texts { console.explain(text) }
                throw UsageError(Text("There are no notes in \(folder)."))
            }
            let planned = ImportCount(try await notes.preview(client), of: notes)
            progress.end()
            if planned.added > 0 {
                try confirmation.confirmIfPossible(
                    Text(
                        count: planned.added, one: "Import 1 note from \(folder)?",
                        other: "Import \(planned.added) notes from \(folder)?"), on: console)
            }
            let answers = try await notes.bring(client) { step in
                progress.show(
                    step.areFiles
                        ? Text("Bringing in files of notes: \(step.done) of \(step.of)")
                        : Text("Bringing in notes: \(found.entries.count)"))
            }
            progress.end()
            let brought = Brought(ImportCount(answers, of: notes))
            for text in notes.remarks.texts { console.explain(text) }
            try console.answer(brought, asJSON: node.json) { Self.say($0, console) }
        }

        /// What became of them.
        private struct Brought: Encodable {
            let notes: Int
            let there: Int
            let refused: Int

            init(_ count: ImportCount) {
                (notes, there, refused) = (count.added, count.there, count.refused)
            }
        }

        private static func say(_ brought: Brought, _ console: Console) {
            if brought.notes > 0 || brought.there == 0 {
                console.say(
                    Text(
                        count: brought.notes, one: "1 note is imported.",
                        other: "\(brought.notes) notes are imported."))
            }
            if brought.there > 0 {
                console.say(
                    Text(
                        count: brought.there, one: "1 note was there already.",
                        other: "\(brought.there) notes were there already."))
            }
            if brought.refused > 0 {
                console.say(
                    Text(
                        count: brought.refused, one: "1 note is left out.",
                        other: "\(brought.refused) notes are left out."))
            }
        }
    }

    struct Export: NodeCommand {
        static let configuration = CommandConfiguration(
            "export", "Write notes as Markdown into a folder, with their pictures and sounds.",
            example: "hearth note export notes",
            more: "`hearth note import` brings them in again, as they were.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The folder: a new one, or one with nothing in it.", completion: .directory)
        var folder: String

        @Option(
            help: ArgumentHelp("Only the notes of this list.", valueName: "list"),
            completion: .names(.allLists))
        var list: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let written = try await NotesExport(folder: folder).write(list, client, console)
            try console.answer(written, asJSON: node.json) { written in
                console.say(
                    Text(
                        count: written.notes, one: "1 note is written into \(folder).",
                        other: "\(written.notes) notes are written into \(folder)."))
                if written.linesCut > 0 {
                    console.say(
                        Text(
                            count: written.linesCut,
                            one:
                                "The tags, pictures and sounds of 1 line of a checklist are left out: `hearth export` has them.",
                            other:
                                "The tags, pictures and sounds of \(written.linesCut) lines of checklists are left out: `hearth export` has them."
                        ))
                }
                if written.missing > 0 {
                    console.say(
                        Text(
                            count: written.missing,
                            one: "1 picture or sound has not come yet, and is left out.",
                            other:
                                "\(written.missing) pictures and sounds have not come yet, and are left out."
                        ))
                }
            }
        }
    }
}
