import ArgumentParser
import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthPoems

@testable import HearthCommandLine

/// `hearth poem`.
struct PoemCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "poem", abstract: "Write poems.",
        subcommands: [Add.self, Edit.self, Due.self, End.self])

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(abstract: "Write one.")

        @OptionGroup var node: NodeOptionGroup
        @Argument var name: String
        @Option var list: String?
        @Option var text = ""

        func run(_ client: NodeClient, _ console: Console) async throws {
            let poem = try await client.perform(AddPoem(list: list, name: name, text: text))
            try console.answer(poem, asJSON: node.json) {
                console.say(Text(verbatim: "“\($0.name)” is written."))
            }
        }
    }

    struct Due: NodeCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say in how many seconds it is due.")

        @OptionGroup var node: NodeOptionGroup
        @Argument var poem: String
        @Option(name: .customLong("in")) var seconds: Double

        func run(_ client: NodeClient, _ console: Console) async throws {
            let at = (Date().timeIntervalSince1970 + seconds) * 1000
            let done = try await client.perform(SetPoemDue(poem: poem, at: Int64(at)))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text(verbatim: "It is due in \(seconds) s."))
            }
        }
    }

    struct Edit: NodeCommand {
        static let configuration = CommandConfiguration(abstract: "Change one.")

        @OptionGroup var node: NodeOptionGroup
        @Argument(completion: .names(.poems)) var poem: String
        @Option var text: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let poem = try await client.perform(EditPoem(poem: poem, text: text))
            try console.answer(poem, asJSON: node.json) {
                console.say(Text(verbatim: "“\($0.name)” is changed."))
            }
        }
    }
}

extension KindCommands {
    static let poems = KindCommands(
        kind: "poems", items: Text(verbatim: "POEMS"),
        table: { items in
            var table = Table([Text(verbatim: "POEM"), Text(verbatim: "TEXT")])
            for item in items {
                table.add([item.name, (item.wish.body?.value as? PoemFields)?.text])
            }
            return table
        },
        group: { CommandGroup(name: "Poems", subcommands: [PoemCommand.self]) },
        names: [.poems], now: KindCommands.poemsNow)
}
