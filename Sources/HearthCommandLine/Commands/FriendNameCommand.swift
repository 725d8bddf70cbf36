import ArgumentParser
import HearthAPI
import HearthLanguage

extension FriendCommand {
    /// Calls somebody something.
    struct Name: NodeCommand {
        static let configuration = CommandConfiguration(
            "name", "Give somebody a nickname of your own.",
            example: "hearth friend name Bo Bosse",
            more:
                "It stands in place of their own name wherever you see them, also in paths such as Bosse/Birthday. Nobody else sees it. Without a nickname they have their own name again."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "The friend's name, or that of somebody on a list.",
            completion: .names(.friends))
        var name: String

        @Argument(help: "What you call them.")
        var nickname: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let friend = try await client.perform(NameFriend(friend: name, nickname: nickname))
            let shown = friend.name ?? name
            try console.answer(friend, asJSON: node.json) { friend in
                guard let own = friend.ownName else {
                    return console.say(Text("You call them \(shown), as they do themselves."))
                }
                console.say(Text("You call \(own) “\(shown)” from now on. Only you see that."))
            }
        }
    }
}
