import ArgumentParser
import HearthAPI
import HearthLanguage

/// Who is told where the home can be dialled.
struct AddressesCommand: NodeCommand {
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case show, hide
    }

    static let configuration = CommandConfiguration(
        "addresses", "Say who may dial your node besides your friends.",
        example: "hearth addresses hide",
        more: """
            Those who read a list with you can see where your node is dialled. Then what they reserve \
            and say reaches you directly; otherwise it comes by way of others, and later. What \
            people have seen already, they have seen.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help:
            "show or hide, for all lists of others that you read and will read; nothing: say how it is."
    )
    var choice: Choice?

    func run(_ client: NodeClient, _ console: Console) async throws {
        let info =
            if let choice {
                try await client.perform(SetAddressSharing(isShown: choice == .show))
            } else {
                try await client.perform(ShowAddressSharing())
            }
        try console.answer(info, asJSON: node.json) { info in
            switch info.isShown {
            case true?: console.say(Text("Everybody on a list that you read may dial your node."))
            case false?: console.say(Text("Only your friends are told how to dial your node."))
            case nil:
                console.say(Text("You say with each list whether all on it may dial your node."))
            }
            console.say(
                Text(
                    "It is shown on \(info.shownOn) of the \(info.lists) lists of others that you read."
                ))
        }
    }
}
