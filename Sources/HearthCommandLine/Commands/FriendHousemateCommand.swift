import ArgumentParser
import HearthAPI
import HearthLanguage

extension FriendCommand {
    /// Lets somebody who lives with an owner see what one gives there.
    struct Housemate: NodeCommand {
        static let configuration = CommandConfiguration(
            "housemate",
            "Say whether somebody who lives with an owner may see what you give there.",
            example: "hearth friend housemate Bo --yes",
            more:
                "It holds for all lists of those they live with, from the next day on; on lists that you accept after it, at once. With --list it holds for one list alone. `hearth inbox` tells of whom you are asked. Comparing safety numbers is the stronger way."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Their name.", completion: .names(.friends))
        var name: String

        @Flag(name: [.customShort("y"), .long], help: "They may see it.")
        var yes = false

        @Flag(help: "They may not.")
        var no = false

        @Flag(help: "Take the answer back; you are asked again.")
        var undo = false

        @Option(
            help: ArgumentHelp("Only on this list.", valueName: "list"),
            completion: .names(.allLists))
        var list: String?

        private var answer: HousemateAnswer? {
            switch (yes, no, undo) {
            case (true, false, false): .yes
            case (false, true, false): .notNow
            case (false, false, true): .open
            default: nil
            }
        }

        func validate() throws {
            guard answer != nil else {
                throw ValidationError(Text("Say one of --yes, --no and --undo."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let answer else { return }
            let friend = try await client.perform(
                AnswerHousemate(friend: name, answer: answer, list: list))
            try console.answer(friend, asJSON: node.json) { friend in
                let name = friend.name ?? name
                console.say(
                    list.map { Self.said(of: name, answer, on: $0) } ?? Self.said(of: name, friend))
            }
        }

        private static func said(
            of name: String, _ answer: HousemateAnswer, on list: String
        ) -> Text {
            switch answer {
            case .yes: Text("\(name) may see what you give on “\(list)”, from tomorrow on.")
            case .notNow: Text("\(name) may not see what you give on “\(list)”, from tomorrow on.")
            case .open: Text("Nothing is said of \(name) on “\(list)” any more.")
            }
        }

        private static func said(of name: String, _ friend: FriendInfo) -> Text {
            switch friend.housemate {
            case .yes: Text("\(name) may see what you give where they live, from tomorrow on.")
            case .notNow where friend.isVerified:
                Text(
                    "\(name) sees it all the same: you compared safety numbers. `hearth friend verify \(name) --undo` takes that back."
                )
            case .notNow, .open: Text("\(name) may not see what you give where they live.")
            case nil: Text("You are asked about \(name) again.")
            }
        }
    }
}
