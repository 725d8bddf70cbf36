import ArgumentParser
import HearthAPI
import HearthLanguage

extension RecoverCommand {
    /// Asks the friends whom the kept record names.
    struct Ask: NodeCommand {
        static let configuration = CommandConfiguration(
            "ask", "Ask the friends whom your recovery has found for what they keep of yours.",
            example: "hearth recover ask --without Bo",
            more: """
                They are friends from the time before your computer was lost; `hearth recover show` \
                names them. Leave out with whom you do not want to be friends any more: it asks once.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Option(
            help: ArgumentHelp(
                "The name or public key of somebody who is not asked; can be repeated.",
                valueName: "name"), completion: .names(.foundFriends))
        var without: [String] = []

        func run(_ client: NodeClient, _ console: Console) async throws {
            let progress = try await client.perform(ShowRecovery())
            let unwanted = try Set(without.map { try Self.key(of: $0, among: progress.found) })
            let asked = progress.found.filter { !unwanted.contains($0.key) }.map(\.name)
            if !asked.isEmpty {
                try confirmation.confirm(
                    Text(
                        "Ask \(People(asked).description) for what their homes keep of yours? They learn that you use Hearth on this computer now."
                    ), on: console,
                    unasked: Text(
                        "\(People(asked).description) would be asked, and there is no terminal to ask you on. Add --yes to do it."
                    ))
            }
            let after = try await client.perform(AskFoundFriends(without: unwanted.sorted()))
            try console.answer(after, asJSON: node.json) { after in
                if asked.isEmpty {
                    console.explain(
                        after.since != nil && after.keptAt == nil
                            ? Text(
                                "hearth: Nobody was asked: no friend's home has said yet whom else to ask. Try again when one is back."
                            )
                            : Text("hearth: There was nobody to ask."))
                }
                console.say(RecoveryText.lines(after))
            }
        }

        /// The key of somebody who was found.
        ///
        /// - Throws: a usage error with those who were, if it is not one of them.
        private static func key(
            of name: String, among found: [FoundFriend]
        ) throws -> String {
            let named = found.filter { $0.key == name }
            let fitting =
                named.isEmpty
                ? found.filter { $0.name.lowercased() == name.lowercased() } : named
            guard let one = fitting.first else {
                throw UsageError(
                    found.isEmpty
                        ? Text("Nobody called “\(name)” was found: `hearth recover show`.")
                        : Text(
                            "Nobody called “\(name)” was found, only \(People(found.map(\.name)).description)."
                        ))
            }
            guard fitting.count == 1 else {
                throw UsageError(
                    Text(
                        "More than one “\(name)” was found. Give the public key instead: \(fitting.map(\.key).joined(separator: ", "))."
                    ))
            }
            return one.key
        }
    }
}
