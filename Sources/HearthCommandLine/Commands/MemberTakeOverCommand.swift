import ArgumentParser
import HearthAPI
import HearthLanguage

extension MemberCommand {
    /// Has a member live here again who was recovered on another computer.
    struct TakingOver: NodeCommand {
        static let configuration = CommandConfiguration(
            "take-over", "Use this computer again, after you came back on another one.",
            example: "hearth member take-over --as Owner",
            more: """
                For a computer that was lost and turned up again, after `hearth recover` on another one. \
                That one becomes the old one: it shows what it has and says nothing more in your name. \
                What is newer comes from friends' homes, and your lists are on hold until you confirm \
                who reads them.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(
                Text(
                    "Use this computer again? The other one becomes the old one: it shows what it has and says nothing more in your name."
                ), on: console,
                unasked: Text(
                    "The other computer becomes the old one, and there is no terminal to ask on. Add --yes to do it without asking."
                ))
            let member = try await client.perform(TakeOver())
            try console.answer(member, asJSON: node.json) { member in
                console.say(Text("\(member.name) uses Hearth on this computer now."))
                console.explain(
                    Text(
                        "hearth: What is newer comes from friends' homes. Lists on hold are sent again after `hearth list who LIST` and `hearth list confirm LIST`."
                    ))
            }
        }
    }
}
