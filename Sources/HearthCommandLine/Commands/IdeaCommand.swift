import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth idea`.
struct IdeaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "idea", "Surprise ideas: what a friend would like and did not wish for.",
        example: "hearth idea add Owner/Birthday \"Balloon ride\"",
        more: """
            Only those who give with you see them. An idea can be reserved, held, chipped in for and \
            whispered about like a wish, as FRIEND/LIST/IDEA.
            """,
        subcommands: [Add.self, All.self, Delete.self])

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Add an idea to a friend's list; the owner never sees it.",
            example: "hearth idea add Owner/Birthday \"Balloon ride\" --price \"120.00 EUR\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "FRIEND/LIST.", completion: .names(.followedLists))
        var list: String

        @Argument(help: "The idea's name.")
        var name: String

        @Option(help: ArgumentHelp("A web page about it.", valueName: "url"))
        var link: String?

        @Option(
            help: ArgumentHelp("A few words, at most 280 characters.", valueName: "text"))
        var notes: String?

        @Option(
            help: ArgumentHelp(
                "Price: \"199.50 SEK\", \"199 kr\" or €12; `hearth currency` says what an amount alone is in.",
                valueName: "price"))
        var price: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            try await WhisperText.confirm(
                list, confirmation, Text("Add the idea “\(name)”?"), client, console)
            let idea = try await client.perform(
                AddIdea(list: list, name: name, link: link, notes: notes, price: price))
            try console.answer(idea, asJSON: node.json) { idea in
                console.say(Text("“\(idea.name)” is added, and \(idea.owner) never sees it."))
            }
        }
    }

    struct All: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show the ideas for a friend's list.",
            example: "hearth idea list Owner/Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "FRIEND/LIST.", completion: .names(.followedLists))
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let ideas = try await client.perform(ListIdeas(list: list))
            try console.answer(ideas, asJSON: node.json) { ideas in
                if ideas.isEmpty {
                    console.say(Text("No ideas yet. `hearth idea add \(list) NAME` adds one."))
                } else {
                    console.say(ListText.ideas(ideas).lines())
                }
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Take back an idea of yours.",
            example: "hearth idea delete \"Owner/Birthday/Balloon ride\"",
            more: "Who has reserved it keeps that in the cart, marked as gone.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "FRIEND/LIST/IDEA.", completion: .names(.followedWishes))
        var idea: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let done = try await client.perform(DeleteIdea(idea: idea))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("Taken back."))
            }
        }
    }
}
