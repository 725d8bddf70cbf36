import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth invite`.
struct InviteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "invite", "One-time links that make friends in one step.",
        example: "hearth invite new --list Birthday",
        subcommands: [New.self, List.self, Revoke.self], defaultSubcommand: List.self)

    struct New: NodeCommand {
        static let configuration = CommandConfiguration(
            "new", "Make a one-time link.", example: "hearth invite new --list Birthday --days 3",
            more: "The person who uses it with `hearth friend add` is your friend at once.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp("A list of yours that the link opens.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        @Option(help: ArgumentHelp("How many days it can be used; 7 if not given.", valueName: "n"))
        var days: Int?

        @Flag(
            help:
                "Print a letter for somebody who has no Hearth yet: what it is, how to begin, and the link with its QR code."
        )
        var letter = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let invitation = try await client.perform(NewInvitation(list: list, days: days))
            let member = letter ? try await client.perform(ShowProfile()).name : ""
            let isReached = letter ? await reachesGuests(client) : false
            if letter, !node.json, let link = invitation.link,
                let text = InvitationLetter.text(
                    invitation, from: member, reachesGuests: isReached)
            {
                console.say(
                    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
                console.say([""])
                let code = try TerminalQRCode.lines(for: link, coloured: console.isColoured)
                console.write(code.map { $0 + "\n" }.joined())
            }
            try console.answer(invitation, asJSON: node.json) { invitation in
                if !letter { console.say([invitation.link ?? invitation.id]) }
                let id = ShortID.shown(invitation.id, among: [])
                let end = TimeText.local(invitation.expiresAt) ?? ""
                console.explain(
                    Text(
                        "hearth: It works once, until \(end), and is shown only now. `hearth invite revoke \(id)` takes it back."
                    )
                )
            }
        }

        /// The letter promises only what this home can do.
        private func reachesGuests(_ client: NodeClient) async -> Bool {
            (try? await client.perform(ShowDevices()))?.isReachedFromEverywhere ?? false
        }
    }

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show your invitations.", example: "hearth invite list")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let invitations = try await client.perform(ListInvitations())
            try console.answer(invitations, asJSON: node.json) { invitations in
                let table = PeopleText.invitations(invitations)
                console.say(table.isEmpty ? [Text("No invitations.").string] : table.lines())
            }
        }
    }

    struct Revoke: NodeCommand {
        static let configuration = CommandConfiguration(
            "revoke", "Take back an invitation that nobody used yet.",
            example: "hearth invite revoke ID")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(
            help: "The invitation's id, from `hearth invite list`.",
            completion: .names(.invitations))
        var id: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(Text("Take back the invitation \(id)?"), on: console)
            let done = try await client.perform(RevokeInvitation(invitation: id))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("The invitation cannot be used any more."))
            }
        }
    }
}
