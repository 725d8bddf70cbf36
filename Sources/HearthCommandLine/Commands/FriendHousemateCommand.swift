import ArgumentParser
import HearthAPI
import HearthLanguage

extension FriendCommand {
    /// Lets somebody in an owner's home see what one gives there.
    struct Housemate: NodeCommand {
        static let configuration = CommandConfiguration(
            "housemate", "Say whether somebody in an owner's home may see what you give there.",
            example: "hearth friend housemate Bo --yes",
            more:
                "Say yes only if they told you that they use Hearth: the owner could have made this member up. It holds for all lists of that home, from the next day on; on lists that you accept after it, at once. Comparing safety numbers is the stronger way."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Their name.", completion: .names(.friends))
        var name: String

        @Flag(name: [.customShort("y"), .long], help: "They may see it.")
        var yes = false

        @Flag(help: "They may not, and you are not asked again.")
        var notNow = false

        @Flag(help: "Take the answer back; you are asked again.")
        var undo = false

        private var answer: HousemateAnswer? {
            switch (yes, notNow, undo) {
            case (true, false, false): .yes
            case (false, true, false): .notNow
            case (false, false, true): .open
            default: nil
            }
        }

        func validate() throws {
            guard answer != nil else {
                throw ValidationError(Text("Say one of --yes, --not-now and --undo."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let answer else { return }
            let friend = try await client.perform(AnswerHousemate(friend: name, answer: answer))
            try console.answer(friend, asJSON: node.json) { friend in
                let name = friend.name ?? name
                switch friend.housemate {
                case .yes:
                    console.say(
                        Text("\(name) may see what you give where they live, from tomorrow on."))
                case .notNow where friend.isVerified:
                    console.say(
                        Text(
                            "\(name) sees it all the same: you compared safety numbers. `hearth friend verify \(name) --undo` takes that back."
                        ))
                case .notNow, .open:
                    console.say(Text("\(name) may not see what you give where they live."))
                case nil: console.say(Text("You are asked about \(name) again."))
                }
            }
        }
    }
}
