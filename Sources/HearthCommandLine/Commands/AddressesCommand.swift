import ArgumentParser
import HearthAPI
import HearthLanguage

/// How soon others learn what is reserved, which follows from who is told where the home can be
/// dialled.
struct AddressesCommand: NodeCommand {
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case show, hide
    }

    static let configuration = CommandConfiguration(
        "addresses", "Say how soon others on a list learn what you reserve.",
        example: "hearth addresses hide",
        more: """
            With `show` the others on the lists that you read see at once what you reserve, and you \
            what they do. Then everybody on the list, its owner too, can see your home's internet \
            address (IP), not your street. With `hide` it takes some minutes. The owner learns in neither case who gives what. What people have seen already, \
            they have seen.
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
            case true?:
                console.say(
                    Text(
                        "The others on a list see at once what you reserve, and you what they do. Everybody on the list, its owner too, can see your home's internet address (IP), not your street."
                    ))
            case false?:
                console.say(
                    Text(
                        "The others on a list see some minutes later what you reserve, and you what they do. Only your friends learn the address of your home."
                    ))
            case nil:
                console.say(
                    Text(
                        "When you accept your first list, you are asked whether friends on a list should see at once what you give."
                    ))
            }
            console.say(
                Text(
                    "The address of your home is shown on \(info.shownOn) of the \(info.lists) lists of others that you read."
                ))
        }
    }
}
