import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth member`.
struct MemberCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "member", "The people who live on this node.", example: "hearth member add Bo",
        subcommands: [Add.self, List.self], defaultSubcommand: List.self)

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Add a member to the household.",
            example: "hearth member add Bo --passphrase",
            more: "--passphrase-file, if given, holds the new member's passphrase.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The member's name.")
        var name: String

        @Flag(help: "Ask for a passphrase that protects the member's keys.")
        var passphrase = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let source = PassphraseSource(file: node.passphraseFile, console: console)
            let secret = passphrase || node.passphraseFile != nil ? try source.new() : nil
            let member = try await client.perform(AddMember(name: name, passphrase: secret))
            try console.answer(member, asJSON: node.json) { member in
                console.say(
                    Text("\(member.name) lives on this node now. Public key: \(member.key)"))
            }
        }
    }

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show the members of the household.", example: "hearth member list")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let members = try await client.perform(ListMembers())
            try console.answer(members, asJSON: node.json) { members in
                console.say(PeopleText.members(members).lines())
            }
        }
    }
}
