import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthWire

/// `hearth friend`.
struct FriendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "friend", "Your friends.", example: "hearth friend add hearth:KEY@host:port",
        subcommands: [
            Add.self, List.self, Show.self, Name.self, Delete.self, Verify.self, Housemate.self,
            Introduce.self, Ask.self,
        ],
        defaultSubcommand: List.self)

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Ask somebody to be your friend, or use an invitation.",
            example: "hearth friend add hearth:KEY@host:port",
            more:
                "Nothing about either of you is shown before both said yes. With the new link of a friend who has moved, their home is dialled there."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "A link, an invitation, or a public key together with --at.")
        var link: String

        @Option(
            name: .customLong("at"),
            help: ArgumentHelp("Where to dial; can be repeated.", valueName: "host:port"))
        var addresses: [String] = []

        @Option(help: ArgumentHelp("A few words that come with the question.", valueName: "text"))
        var greeting: String?

        @Flag(
            help:
                "With an invitation to a list: the others on it see at once what you reserve, and everybody on it, its owner too, can see your home's internet address (IP)."
        )
        var showAddresses = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            var isShown: Bool? = showAddresses ? true : nil
            if isShown == nil, (try? Link(link))?.invitation != nil, console.isInteractive,
                try await client.perform(ShowAddressSharing()).isShown == nil
            {
                console.explain(
                    Text("This is an invitation. It may open a list of the person who made it."))
                isShown = try await HowSoon.ask(client, console)
            }
            let operation = AddFriend(
                link: link, at: addresses, greeting: greeting, showAddresses: isShown)
            let friend = try await client.perform(operation)
            try console.answer(friend, asJSON: node.json) { friend in
                switch friend.state {
                case .friends:
                    if let noted = AddressText.noted(friend) {
                        console.say(noted)
                        let name = friend.name ?? ""
                        return console.explain(
                            Text("`hearth friend show \(name)` tells whether it works."))
                    }
                    console.say(
                        Text(
                            "You and \(friend.name ?? Text("your new friend").string) are friends now."
                        ))
                case .knocking, .met:
                    console.say(
                        Text(
                            "Asked. `hearth friend list` shows the answer when it has come; the question is repeated until then."
                        )
                    )
                }
            }
        }
    }

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show your friends and whom you asked.", example: "hearth friend list")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let friends = try await client.perform(ListFriends())
            try console.answer(friends, asJSON: node.json) { friends in
                let table = PeopleText.friends(friends, now: console.now())
                console.say(
                    table.isEmpty
                        ? [
                            Text(
                                "No friends yet. Send somebody what `hearth key` prints, or use `hearth friend add LINK`."
                            ).string
                        ] : table.lines())
                for line in PeopleText.explanations(friends) { console.explain(line) }
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "End a friendship and stop sharing in both directions.",
            example: "hearth friend delete Bo")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The friend's name.", completion: .names(.friends))
        var name: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(
                Text("End the friendship with \(name) and stop sharing in both directions?"),
                on: console)
            let done = try await client.perform(RemoveFriend(friend: name))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("You and \(name) are not friends any more."))
            }
        }
    }
}
