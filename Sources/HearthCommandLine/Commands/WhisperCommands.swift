import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth whisper`.
struct WhisperCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "whisper", "Say something to those who give with you; the owner never hears of it.",
        example: "hearth whisper Owner/Birthday \"Who orders the cake?\"",
        more: """
            Friends whose nodes are connected read it at once, everybody else up to an hour after their \
            node is on. Before your first whisper on a list you are told who will be able to read it.
            """,
        subcommands: [Say.self, Delete.self], defaultSubcommand: Say.self)

    struct Say: NodeCommand {
        static let configuration = CommandConfiguration(
            "say", "Say it (what `hearth whisper` alone does).",
            example: "hearth whisper say \"Owner/Birthday/Wool socks\" \"Mine are green.\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(
            help: "FRIEND/LIST, or FRIEND/LIST/WISH to say it about one wish.",
            completion: .names(.followedListsAndWishes))
        var about: String

        @Argument(help: "What you say, at most 280 characters.")
        var text: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let list = NamePath(Array(NamePath(about).pieces.prefix(2))).text
            try await WhisperText.confirm(
                list, confirmation, Text("Whisper this?"), client, console)
            let whisper = try await client.perform(AddWhisper(about: about, text: text))
            try console.answer(whisper, asJSON: node.json) { _ in
                console.say(
                    Text("Whispered. Friends who are connected read it now, the others soon."))
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Take back something that you whispered.",
            example: "hearth whisper delete Owner/Birthday \"Who orders\"",
            more: "Those who have read it have read it.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "FRIEND/LIST.", completion: .names(.followedLists))
        var list: String

        @Argument(help: "How it begins, or its id in `hearth whispers --json`.")
        var whisper: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let done = try await client.perform(DeleteWhisper(list: list, whisper: whisper))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("Taken back."))
            }
        }
    }
}

/// `hearth whispers`.
struct WhispersCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "whispers", "Read what those who give with you say.",
        example: "hearth whispers Owner/Birthday")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help: "FRIEND/LIST, or FRIEND/LIST/WISH for what was said about one wish.",
        completion: .names(.followedListsAndWishes))
    var about: String

    @OptionGroup var before: EarlierOptions

    func run(_ client: NodeClient, _ console: Console) async throws {
        let talk = try await client.perform(
            ShowWhispers(about: about, from: before.latest, count: before.count))
        try console.answer(talk, asJSON: node.json) { talk in
            console.say(WhisperText.lines(talk))
            before.explain(talk.whispers.count, earlier: talk.earlier, on: console)
        }
    }
}
