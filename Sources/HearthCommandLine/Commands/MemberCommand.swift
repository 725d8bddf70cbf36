import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth member`.
struct MemberCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "member", "The people who live on this node.", example: "hearth member add Bo",
        subcommands: [
            Add.self, List.self, Rename.self, Householder.self, TakingOver.self, Move.self,
            Staying.self, Delete.self,
        ],
        defaultSubcommand: List.self)

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Add a member to the household.",
            example: "hearth member add Bo --passphrase",
            more: """
                --passphrase-file, if given, holds the new member's passphrase; with --child, your own.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The member's name.")
        var name: String

        @Flag(help: "Ask for a passphrase that protects the member's keys.")
        var passphrase = false

        @Flag(
            help:
                "They live elsewhere and are a guest here, because they have no computer for a node."
        )
        var guest = false

        @Flag(
            help:
                "They are a child, without a passphrase: they get a list, which you look after."
        )
        var child = false

        @Option(help: "The child's birthday, like 04-17 or 2019-04-17.")
        var birthday: String?

        @Option(
            help:
                "Somebody who lives here and is asked to look after the child's list too; can be repeated.",
            completion: .names(.members))
        var keeper: [String] = []

        func validate() throws {
            if child, passphrase || guest {
                throw ValidationError(
                    Text("A child has no passphrase and is no guest: leave that out."))
            }
            if !child, birthday != nil || !keeper.isEmpty {
                throw ValidationError(
                    Text("--birthday and --keeper are for a child: add --child."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            if child { return try await addChild(client, console) }
            let source = PassphraseSource(file: node.passphraseFile, console: console)
            let secret = passphrase || node.passphraseFile != nil ? try source.new() : nil
            let member = try await client.perform(
                AddMember(name: name, passphrase: secret, isGuest: guest))
            try console.answer(member, asJSON: node.json) { member in
                console.say(
                    member.isGuest
                        ? Text(
                            "\(member.name) is a guest on this node now. Public key: \(member.key)")
                        : Text("\(member.name) lives on this node now. Public key: \(member.key)"))
                guard member.isGuest else { return }
                let name = ShellWord.quoted(SafeText.line(member.name))
                console.explain(
                    Text("hearth: `hearth devices invite \(name)` makes a link for their phone."))
                console.explain(
                    Text(
                        "hearth: Members without a passphrase can be chosen by everybody at a browser here, guests too. `hearth passphrase` gives one."
                    ))
            }
        }

        private func addChild(_ client: NodeClient, _ console: Console) async throws {
            let title = Text("\(Text(whose: name)) wishes")
            let made = try await client.perform(
                AddChild(
                    name: name, title: title.string, birthday: birthday, keepers: keeper))
            try console.answer(made, asJSON: node.json) { made in
                console.say(
                    Text(
                        "\(made.member.name) lives on this node now, and you look after “\(title)”. Public key: \(made.member.key)"
                    ))
            }
        }
    }

    struct Householder: NodeCommand {
        static let configuration = CommandConfiguration(
            "householder", "Let a member decide for the household, or no more.",
            example: "hearth member householder Bo",
            more: """
                Householders decide on the pages about the household's name, who lives here, devices, \
                and how friends reach this home. There is always one. A guest who becomes one is no \
                guest any more.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The member's name.", completion: .names(.members))
        var name: String

        @Flag(help: "They do not decide any more.")
        var end = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let member = try await client.perform(
                SetHouseholder(member: name, isHouseholder: !end))
            try console.answer(member, asJSON: node.json) { member in
                console.say(
                    member.isHouseholder
                        ? Text("\(member.name) may decide for the household now.")
                        : Text("\(member.name) does not decide for the household any more."))
            }
        }
    }

    struct Rename: NodeCommand {
        static let configuration = CommandConfiguration(
            "rename", "Give a member another name.", example: "hearth member rename Bo \"Bo Li\"",
            more: "Their friends are told, and everybody who reads a list with them sees it.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The member's name.", completion: .names(.members))
        var name: String

        @Argument(help: "The new name.")
        var newName: String

        /// A name is its member's own: --as does not change another member's.
        var asker: String? { name }

        func run(_ client: NodeClient, _ console: Console) async throws {
            let profile = try await client.perform(EditProfile(name: newName))
            try console.answer(profile, asJSON: node.json) {
                console.say(Text("\(name) is called “\($0.name)” now."))
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Delete a member, with all that is theirs, for good.",
            example: "hearth member delete Bo",
            more: """
                Their lists go, also from the homes of those who read them, and so do their \
                reservations, their cart and their keys. Their friends are told that the friendship \
                has ended. The lists of other members stay. A member with a passphrase is asked \
                for it.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The member's name.", completion: .names(.members))
        var name: String

        /// Everybody goes by their own keys: --as does not delete another member.
        var asker: String? { name }

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(
                Text(
                    "Delete \(name) with all their lists, keys and reservations? Nothing of it can be had back, not with the recovery code either."
                ), on: console)
            let done = try await client.performConfirmed { DeleteMember(passphrase: $0) }
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("\(name) does not live on this node any more."))
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
                console.explain(PeopleText.elsewhere(members).map(\.string))
            }
        }
    }
}
