import ArgumentParser
import HearthAPI
import HearthLanguage

extension FriendCommand {
    /// Tells others of the home of a friend.
    struct Introduce: NodeCommand {
        static let configuration = CommandConfiguration(
            "introduce", "Tell others in your home of a friend whom they know too.",
            example: "hearth friend introduce Bo --to Anna",
            more:
                "They are told at home and can ask to be friends with `hearth friend ask`. Nothing of it is sent to anybody."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The friend's name.", completion: .names(.friends))
        var name: String

        @Option(parsing: .upToNextOption, help: "Who is told.")
        var to: [String]

        func run(_ client: NodeClient, _ console: Console) async throws {
            let friend = try await client.perform(IntroduceFriend(friend: name, to: to))
            try console.answer(friend, asJSON: node.json) { _ in
                console.say(Text("\(People(to).description) can ask to be friends too now."))
            }
        }
    }

    /// Asks somebody of whom another member told.
    struct Ask: NodeCommand {
        static let configuration = CommandConfiguration(
            "ask", "Ask a friend of somebody in your home to be yours too.",
            example: "hearth friend ask Bo",
            more: "Without a name it shows of whom you were told.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Their name.") var name: String?

        @Option(help: ArgumentHelp("A few words that come with the question.", valueName: "text"))
        var greeting: String?

        @Flag(help: "Do not ask, and take them away from those of whom you were told.")
        var putAway = false

        func validate() throws {
            guard name != nil || (!putAway && greeting == nil) else {
                throw ValidationError(Text("Say whom."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let name else { return try await show(client, console) }
            guard !putAway else {
                let done = try await client.perform(PutAwayIntroduction(person: name))
                return try console.answer(done, asJSON: node.json) { _ in
                    console.say(Text("Put away."))
                }
            }
            let friend = try await client.perform(AskIntroduced(person: name, greeting: greeting))
            try console.answer(friend, asJSON: node.json) { _ in
                console.say(Text("Asked. Your friend has to say yes."))
            }
        }

        private func show(_ client: NodeClient, _ console: Console) async throws {
            let people = try await client.perform(ListIntroductions())
            try console.answer(people, asJSON: node.json) { people in
                if people.isEmpty { return console.say(Text("Nobody was named to you.")) }
                console.say(people.map { KnockText.introduced($0.name, by: $0.by).string })
            }
        }
    }
}
