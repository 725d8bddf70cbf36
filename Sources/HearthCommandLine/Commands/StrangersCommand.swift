import ArgumentParser
import HearthAPI
import HearthLanguage

/// Who may ask to be a friend.
struct StrangersCommand: NodeCommand {
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case ask, refuse
    }

    static let configuration = CommandConfiguration(
        "strangers", "Say whether people you do not know may ask to be your friend.",
        example: "hearth strangers refuse",
        more: """
            People with an invitation from you, and those who read a list with you, can always ask. \
            The others are not told that they are refused.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "ask: they may; refuse: they are not let in; nothing: say how it is.")
    var choice: Choice?

    func run(_ client: NodeClient, _ console: Console) async throws {
        let info =
            if let choice {
                try await client.perform(SetStrangers(areRefused: choice == .refuse))
            } else {
                try await client.perform(ShowStrangers())
            }
        try console.answer(info, asJSON: node.json) { info in
            console.say(
                info.areRefused
                    ? Text("Only people with an invitation from you can ask to be your friend.")
                    : Text("People you do not know may ask to be your friend."))
        }
    }
}
