import ArgumentParser
import HearthAPI
import HearthLanguage

extension NoteCommand {
    struct Import: NodeCommand {
        static let configuration = CommandConfiguration(
            "import", "Bring in a folder of notes.",
            example: "hearth note import Takeout/Keep",
            more: """
                Markdown and text files are read, and what Google Takeout writes of Keep. Each folder in it \
                becomes a list of notes, unless --list says another one; pictures and sounds that notes \
                name come along. The same once more brings nothing twice.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The folder.", completion: .directory)
        var folder: String

        @Option(
            help: ArgumentHelp("Put all notes on this list.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let found = try NotesFolder(folder, console)
            guard !found.notes.isEmpty else {
                throw UsageError(Text("There are no notes in \(folder)."))
            }
            try confirmation.confirmIfPossible(
                Text(
                    count: found.notes.count, one: "Bring in 1 note from \(folder)?",
                    other: "Bring in \(found.notes.count) notes from \(folder)?"), on: console)
            let brought = try await NotesImport(folder: found, list: list).bring(client, console)
            try console.answer(brought, asJSON: node.json) { brought in
                console.say(
                    Text(
                        count: brought.notes, one: "1 note is brought in.",
                        other: "\(brought.notes) notes are brought in."))
                if brought.there > 0 {
                    console.say(
                        Text(
                            count: brought.there, one: "1 note was there already.",
                            other: "\(brought.there) notes were there already."))
                }
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
