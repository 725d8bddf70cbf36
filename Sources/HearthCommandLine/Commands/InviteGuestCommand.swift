import ArgumentParser
import HearthAPI
import HearthLanguage

extension DevicesCommand {
    /// Makes a link for a guest's phone.
    struct Invite: NodeCommand {
        static let configuration = CommandConfiguration(
            "invite", "Make a link that lets a guest's phone in.",
            example: "hearth devices invite Grandmother",
            more: """
                The guest opens it on their phone, presses one button, and chooses a passphrase. It \
                works once, for seven days; the one before for the same guest ends. If the last one let in \
                what it should not have, such as the browser inside a chat, --replacing takes that away.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The guest's name.", completion: .names(.members))
        var guest: String

        @Option(
            help: ArgumentHelp(
                "A device of theirs that the last link let in, from `hearth devices`.",
                valueName: "device"))
        var replacing: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let made = try await client.perform(InviteGuest(guest: guest, replacing: replacing))
            guard !node.json else { return try console.answer(made, asJSON: true) { _ in } }
            try show(made, console)
        }

        private func show(_ made: GuestLinkMade, _ console: Console) throws {
            try DevicesCommand.showTrust(made.trustLink, made.devices.fingerprint, console)
            let guest = SafeText.line(made.guest)
            console.say(Text("The link for \(Text(whose: guest)) phone:"))
            try DevicesCommand.draw(made.link, console)
            if !made.isReachedFromEverywhere {
                console.explain(
                    Text("hearth: It leads to these pages in your home's network only."))
            }
            let end = TimeText.local(made.endsAt) ?? made.endsAt
            console.explain(
                Text(
                    "hearth: The first phone that opens it is let in. It works once, until \(end), and is shown only now. `hearth devices revoke \(ShellWord.quoted(guest))` takes it back."
                ))
        }
    }

    /// Takes a guest's link back.
    struct Revoke: NodeCommand {
        static let configuration = CommandConfiguration(
            "revoke", "Take back a guest's link that nobody used yet.",
            example: "hearth devices revoke Grandmother")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The guest's name.", completion: .names(.members))
        var guest: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(EndGuestLink(guest: guest))
            try console.answer(info, asJSON: node.json) { _ in
                console.say(Text("The link is good no more."))
            }
        }
    }
}
