import ArgumentParser
import HearthAPI
import HearthFiles
import HearthLanguage

/// `hearth word pack`.
struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "pack", "Write packs of your own words, and learn from them.",
        example: "hearth word pack add \"Our words\" fika --text \"…\" --meaning \"coffee break\"",
        more: """
            A pack is a list: `hearth share` shares it with friends, who learn from it, and `hearth import words.csv \
            --format words` brings words in from a table. New words come up from the third day on.
            """,
        subcommands: [Show.self, New.self, Add.self, Edit.self, Words.self, Export.self],
        defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show the packs that you have.", example: "hearth word pack show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let packs = try await client.perform(ShowWordPacks())
            try console.answer(packs, asJSON: node.json) { packs in
                var table = Table([
                    Text("PACK"), Text("OWNER"), Text("WORDS"), Text("LANGUAGES"), Text("LEARNED"),
                ])
                for pack in packs {
                    table.add([
                        WordPackText.title(pack), pack.owner, "\(pack.words)",
                        pack.languages.joined(separator: ", "),
                        pack.learned.isEmpty ? nil : pack.learned.joined(separator: ", "),
                    ])
                }
                console.say(table.lines())
            }
        }
    }

    struct New: NodeCommand {
        static let configuration = CommandConfiguration(
            "new", "Make a pack of your own words.", example: "hearth word pack new \"Our words\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "What it is called.")
        var title: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let list = try await client.perform(NewList(title: title, kind: WordFields.kind))
            try console.answer(list, asJSON: node.json) { _ in
                console.say(Text("The pack “\(title)” is made."))
            }
        }
    }

    struct Words: NodeCommand {
        static let configuration = CommandConfiguration(
            "words", "Show the words of a pack.", example: "hearth word pack words \"Our words\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The pack.", completion: .names(.friendsAndLists))
        var pack: String

        @Option(help: ArgumentHelp("Leave out so many at the start.", valueName: "count"))
        var from: Int?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowWordPack(list: pack, from: from))
            try console.answer(shown, asJSON: node.json) { shown in
                var table = Table([
                    Text("WORD"), Text("LANGUAGE"), Text("LEVEL"), Text("DAY"), Text("ALOUD"),
                ])
                for entry in shown.entries {
                    table.add([
                        entry.word, entry.language, "\(entry.level)", entry.day,
                        entry.isRead ? "✓" : nil,
                    ])
                }
                console.say(table.lines())
            }
        }
    }

    struct Export: NodeCommand {
        static let configuration = CommandConfiguration(
            "export", "Write the words of a pack as a table (CSV).",
            example: "hearth word pack export \"Our words\" words.csv")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The pack.", completion: .names(.friendsAndLists))
        var pack: String

        @Argument(help: "The file; - for standard output.", completion: .file())
        var file: String

        @Flag(help: "Write over the file if it is there.")
        var overwrite = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let download = KindExchange.download(file: "words.csv") else { return }
            var pieces = try await download.prepare(client, pack)
            try await console.deliver(to: file, replacing: overwrite) {
                try await pieces.next(client)
            }
            if file != "-" { console.explain(Text("\(file) is written.")) }
        }
    }
}
