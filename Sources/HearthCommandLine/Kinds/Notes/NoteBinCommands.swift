import ArgumentParser
import HearthAPI
import HearthLanguage

extension NoteCommand {
    struct Bin: NodeCommand {
        static let configuration = CommandConfiguration(
            "bin", "Put notes into the bin, where they are for 30 days.",
            example: "hearth note bin \"Call the roofer\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Notes, by name, id or LIST/NOTE.", completion: .names(.notes))
        var notes: [String]

        func run(_ client: NodeClient, _ console: Console) async throws {
            let binned = try await client.perform(BinNotes(notes: notes))
            try console.answer(binned, asJSON: node.json) { binned in
                for note in binned {
                    console.say(
                        Text(
                            "“\(note.name)” is in the bin. `hearth note restore \(note.id)` takes it out."
                        ))
                }
            }
        }
    }

    struct Restore: NodeCommand {
        static let configuration = CommandConfiguration(
            "restore", "Take notes out of the bin.",
            example: "hearth note restore 0011223344556677",
            more: "`hearth note list --bin` shows what is there, with ids.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Notes, by id or LIST/NOTE.", completion: .names(.notes))
        var notes: [String]

        func run(_ client: NodeClient, _ console: Console) async throws {
            let restored = try await client.perform(BinNotes(notes: notes, restore: true))
            try console.answer(restored, asJSON: node.json) { restored in
                for note in restored { console.sayKept(note) }
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Delete a note for good.",
            example: "hearth note delete \"Call the roofer\"",
            more: "What is put into the bin instead can be taken out for 30 days.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var named: NoteArgument

        func run(_ client: NodeClient, _ console: Console) async throws {
            let path = try await client.paths(of: [named.note])[0]
            try confirmation.confirm(Text("Delete the note \(named.note) for good?"), on: console)
            let done = try await client.perform(DeleteItem(item: path))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("The note \(named.note) is deleted."))
            }
        }
    }
}

/// `hearth tags`.
struct TagsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "tags", "The tags on your notes.", example: "hearth tags",
        subcommands: [All.self, Rename.self], defaultSubcommand: All.self)

    struct All: NodeCommand {
        static let configuration = CommandConfiguration(
            "all", "Show all tags (what `hearth tags` alone does).", example: "hearth tags all")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(help: ArgumentHelp("Only tags with these words in them.", valueName: "words"))
        var find: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowTags(text: find, count: 1000))
            try console.answer(shown, asJSON: node.json) { shown in
                guard !shown.tags.isEmpty else {
                    return console.say(
                        find == nil ? Text("No note has a tag yet.") : Text("No tag matches."))
                }
                var table = Table([Text("TAG"), Text("NOTES")])
                for tag in shown.tags { table.add(["#" + tag.tag, "\(tag.notes)"]) }
                console.say(table.lines())
                if shown.total > shown.tags.count {
                    console.explain(
                        Text(
                            "These are \(shown.tags.count) of \(shown.total); --find shows fewer."
                        ))
                }
            }
        }
    }

    struct Rename: NodeCommand {
        static let configuration = CommandConfiguration(
            "rename", "Call a tag something else on every note, or take it away.",
            example: "hearth tags rename huose --to house")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The tag.", completion: .names(.tags))
        var tag: String

        @Option(
            help: ArgumentHelp("What to call it; taken away if not given.", valueName: "tag"),
            completion: .names(.tags))
        var to: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let renamed = try await client.perform(
                RenameTag(tag: TypedTags.plain(tag), to: to.map { TypedTags.plain($0) }))
            try console.answer(renamed, asJSON: node.json) { renamed in
                console.say(
                    Text(
                        count: renamed.notes, one: "1 note is changed.",
                        other: "\(renamed.notes) notes are changed."))
                if renamed.kept > 0 {
                    console.say(
                        Text(
                            count: renamed.kept,
                            one: "It stays on 1 note that you may only read.",
                            other: "It stays on \(renamed.kept) notes that you may only read."))
                }
            }
        }
    }
}
