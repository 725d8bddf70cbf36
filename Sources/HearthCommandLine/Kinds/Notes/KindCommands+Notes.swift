import ArgumentParser
import HearthAPI
import HearthLanguage

extension KindCommands {
    static let notes = KindCommands(
        kind: NoteFields.kind, items: Text("NOTES"),
        table: { NotesText.table($0.map(\.wish)) },
        group: {
            CommandGroup(name: "Notes", subcommands: [NoteCommand.self, TagsCommand.self])
        },
        names: [.notes, .tags],
        now: { _, lists in
            let own = lists.filter { $0.isOwn && !$0.isArchived && $0.kind == NoteFields.kind }
            let toDo = own.reduce(0) { $0 + ($1.linesToDo ?? 0) }
            return [
                KindNow("own", own.reduce(0) { $0 + $1.items }, label: Text("Your notes")),
                KindNow("toDo", toDo, label: Text("Lines to do")),
            ].filter { $0.count > 0 }
        })
}
