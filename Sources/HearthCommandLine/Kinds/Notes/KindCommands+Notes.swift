import ArgumentParser
import HearthAPI
import HearthLanguage

extension KindCommands {
    static let notes = KindCommands(
        kind: NoteFields.kind, items: Text("NOTES"),
        table: { NotesText.table($0.map(\.wish)) },
        group: {
            CommandGroup(name: "Notes", subcommands: [NoteCommand.self, TagsCommand.self])
        })
}
