import ArgumentParser
import HearthAPI
import HearthLanguage

/// Whether links of wishes are looked up in shops without a question.
struct ShopsCommand: NodeCommand {
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case ask, allow
    }

    static let configuration = CommandConfiguration(
        "shops", "Say whether you are asked before Hearth opens the page of a shop.",
        example: "hearth shops allow",
        more: """
            A shop whose page is opened sees the address of your home on the internet. Hearth opens \
            one only for a wish of your own: when you paste its link into the form or press the button \
            there, or with `hearth wish add --fetch`.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "ask: each time; allow: once for all; nothing: say how it is.")
    var choice: Choice?

    func run(_ client: NodeClient, _ console: Console) async throws {
        let info =
            if let choice {
                try await client.perform(SetShops(areAllowed: choice == .allow))
            } else {
                try await client.perform(ShowShops())
            }
        try console.answer(info, asJSON: node.json) { info in
            console.say(
                info.areAllowed
                    ? Text(
                        "The page of a shop is opened without a question when you paste its link into a wish of yours, or add --fetch."
                    )
                    : Text("You are asked each time before the page of a shop is opened."))
        }
    }
}
