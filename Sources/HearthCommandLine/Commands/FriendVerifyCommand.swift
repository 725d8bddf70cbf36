import ArgumentParser
import HearthAPI
import HearthLanguage

extension FriendCommand {
    /// Compares safety numbers.
    struct Verify: NodeCommand {
        static let configuration = CommandConfiguration(
            "verify", "Compare safety numbers with a friend, face to face.",
            example: "hearth friend verify Bo",
            more:
                "The number is the same on both nodes unless somebody stands in between. Where there is no terminal to ask on, it is only shown."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The friend's name.", completion: .names(.friends))
        var name: String

        @Flag(
            name: [.customShort("y"), .long], help: "The numbers were compared and are the same.")
        var yes = false

        @Flag(help: "Take the mark back.")
        var undo = false

        func validate() throws {
            if yes, undo { throw ValidationError(Text("--yes and --undo exclude each other.")) }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            if yes || undo { return try await mark(!undo, client, console) }
            let number = try await client.perform(ShowSafetyNumber(friend: name))
            try console.answer(number, asJSON: node.json) { number in
                console.say(
                    Text("Safety number of you and \(number.name), the same on both nodes:"))
                for line in PeopleText.lines(of: number.number) { console.say(["  " + line]) }
                console.explain(
                    Text(
                        "Read it to each other line by line, face to face or on the phone. Where it differs, somebody stands in between."
                    )
                )
                if number.isVerified { console.say(Text("Checked already.")) }
            }
            guard !node.json, !number.isVerified, console.isInteractive else { return }
            guard console.ask(Text("Does \(Text(whose: number.name)) Hearth show the same number?"))
            else {
                throw Declined()
            }
            try await mark(true, client, console)
        }

        private func mark(
            _ isVerified: Bool, _ client: NodeClient, _ console: Console
        ) async throws {
            let friend = try await client.perform(VerifyFriend(friend: name, verified: isVerified))
            try console.answer(friend, asJSON: node.json) { friend in
                console.say(ComparedText.line(friend, name: friend.name ?? name))
            }
        }
    }
}
