import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthLists

/// `hearth recover`: back on a new computer, after the old one was lost.
struct RecoverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "recover", "Come back on a new computer, with your recovery code and a friend.",
        example: "hearth recover --name Owner --friend hearth:KEY@host:port",
        more: """
            For who has lost their computer and has no backup. Friends' homes keep what they got from \
            you, what you reserved, and whom else to ask. One friend's link is enough: `hearth key` \
            prints theirs. The other friends are asked when you say so, with `hearth recover ask`. \
            Should the lost computer turn up, it shows what it has and says nothing more in your name.
            """,
        subcommands: [Begin.self, Show.self, Ask.self], defaultSubcommand: Begin.self)

    /// Has the person live here; with or without a running node.
    struct Begin: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "begin", "Come to live here with your recovery code.",
            example: "hearth recover begin --name Owner --friend hearth:KEY@host:port",
            more: """
                It asks for the recovery code, or reads it from the first line of standard input. Where \
                there is no home yet, it makes one. Where others live, a householder has to do it while \
                the node runs. --passphrase-file, if given, holds your new passphrase.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(help: ArgumentHelp("What you are called from now on.", valueName: "name"))
        var name: String?

        @Option(help: ArgumentHelp("The link of a friend of yours.", valueName: "link"))
        var friend: String?

        @Option(
            help: ArgumentHelp(
                "What the household is called, where nobody lives yet.", valueName: "name"))
        var household: String?

        @Flag(help: "Ask for a passphrase that protects your keys.")
        var passphrase = false

        func run() async throws {
            let console = Console.current
            let path = try node.home.path(console.environment)
            let isNew = try household == nil && !Homes.local.exists(at: path)
            var operation = RecoverMember(
                name: try given(name, Text("What are you called?"), "--name", console), code: "",
                friend: try given(friend, Text("A friend's link:"), "--friend", console),
                household: isNew ? try householdName(console) : household)
            let source = RecoveryCodeSource(
                console: console, passphraseFile: node.passphraseFile,
                fileOption: "--passphrase-file")
            if passphrase || node.passphraseFile != nil {
                let typed = try source.read()
                (operation.code, operation.passphrase) = (typed.code, typed.passphrase)
            } else {
                operation.code = try source.readCode()
            }
            let (info, isRunning) = try await recovered(operation, at: path, console)
            KnownHomes(console.environment).remember(path)
            let result = Result(
                home: path, household: info.household, member: info.member, key: info.key)
            try console.answer(result, asJSON: node.json) {
                say($0, isRunning: isRunning, console)
            }
        }

        /// What an option says, else what the person says.
        private func given(
            _ value: String?, _ question: Text, _ option: String, _ console: Console
        ) throws -> String {
            if let value { return value }
            guard console.isInteractive else {
                throw UsageError(Text("There is no terminal to ask on. Add \(option)."))
            }
            guard let answer = console.readLine(question.string + " ") else { throw Declined() }
            return answer
        }

        /// Nil where there is nobody to ask: it is called like the member then.
        private func householdName(_ console: Console) throws -> String? {
            guard console.isInteractive else { return nil }
            let question = Text("What is the household called?")
            guard let answer = console.readLine(question.string + " ") else { throw Declined() }
            return answer.allSatisfy(\.isWhitespace) ? nil : answer
        }

        /// A node may run on the home already; then it is asked.
        private func recovered(
            _ operation: RecoverMember, at path: String, _ console: Console
        ) async throws -> (HouseholdInfo, isRunning: Bool) {
            let currency = Currency(ofSystem: console.environment, language: Language.current)
            do {
                let info = try Homes.local.recover(at: path, operation, currency: currency?.code)
                return (info, isRunning: false)
            } catch let error as HearthError where error.code == .nodeAlreadyRunning {
                var info: HouseholdInfo?
                try await NodeClient.use(
                    home: path, member: node.member, passphraseFile: nil, console
                ) { client in
                    var operation = operation
                    if operation.household == nil, try await isEmpty(client) {
                        operation.household = try householdName(console)
                    }
                    info = try await client.perform(operation)
                }
                guard let info else { throw error }
                return (info, isRunning: true)
            }
        }

        private func isEmpty(_ client: NodeClient) async throws -> Bool {
            do {
                _ = try await client.perform(ListMembers())
                return false
            } catch let error as HearthError where error.code == .nobodyHere {
                return true
            }
        }

        private func say(_ result: Result, isRunning: Bool, _ console: Console) {
            var facts = Facts()
            facts.add(Text("Home"), result.home)
            facts.add(Text("Household"), result.household)
            facts.add(Text("Member"), result.member)
            console.say(facts.lines())
            console.explain(Text(verbatim: ""))
            console.explain(
                Text(
                    "What your friends' homes keep comes back. What only the lost computer had does not: lists that nobody else reads, the tray, the order of your cart, the names you gave friends, with whom you compared safety numbers, and who may see what you give."
                ))
            console.explain(
                isRunning
                    ? Text(
                        "Next: your friend's home is asked now; `hearth recover show` says how far it has come."
                    )
                    : Text(
                        "Next: `hearth run` asks your friend's home; `hearth recover show` then says how far it has come."
                    ))
        }

        private struct Result: Encodable {
            var home: String
            var household: String
            var member: String
            var key: String
        }
    }

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show how far your recovery has come.", example: "hearth recover show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let progress = try await client.perform(ShowRecovery())
            try console.answer(progress, asJSON: node.json) {
                console.say(RecoveryText.lines($0))
            }
        }
    }
}
