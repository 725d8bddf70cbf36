import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthLists

/// Makes a home; needs no node.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "init", "Make a home for a household.",
        example: "hearth init --household \"Oak Lane 3\" --member Owner")

    @OptionGroup var home: HomeOptions

    @Option(help: ArgumentHelp("What the household is called.", valueName: "name"))
    var household: String

    @Option(help: ArgumentHelp("The first member's name.", valueName: "name"))
    var member: String

    @Option(
        help: ArgumentHelp(
            "What prices without a currency are in; if not given, what the system's region has.",
            valueName: "code"))
    var currency: String?

    @Flag(help: "Ask for a passphrase that protects the member's keys.")
    var passphrase = false

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the passphrase; - reads standard input.",
            valueName: "file"), completion: .file())
    var passphraseFile: String?

    @Flag(help: "Print the result as JSON.")
    var json = false

    func validate() throws { try CurrencyCode.check(currency) }

    func run() async throws {
        let console = Console.current
        let source = PassphraseSource(file: passphraseFile, console: console)
        let secret = passphrase || passphraseFile != nil ? try source.new() : nil
        let path = try home.path(console.environment)
        let currency =
            currency.flatMap { Currency($0.uppercased()) }
            ?? Currency(ofSystem: console.environment, language: Language.current)
        let (result, isRunning) = try await made(
            at: path, passphrase: secret, currency: currency?.code, console)
        try console.answer(result, asJSON: json) { result in
            var facts = Facts()
            facts.add(Text("Home"), result.home)
            facts.add(Text("Household"), result.household)
            facts.add(Text("Member"), result.member)
            facts.add(Text("Currency"), currency?.code)
            facts.add(Text("Public key"), result.key)
            console.say(facts.lines())
            console.explain(Text(verbatim: ""))
            if currency == nil {
                console.explain(
                    Text(
                        "Nothing says which currency you use: `hearth currency SEK --household`, for example, makes 199 enough for a price."
                    ))
            }
            console.explain(
                isRunning
                    ? Text(
                        "Next: `hearth key` prints the link for friends, `hearth recovery-code` what to keep on paper; the node is running already."
                    )
                    : Text(
                        "Next: `hearth run` starts the node; `hearth key` prints the link for friends, `hearth recovery-code` what to keep on paper."
                    ))
        }
    }

    /// A node may run on the home already and wait for its first member; then it is asked.
    private func made(
        at path: String, passphrase: String?, currency: String?, _ console: Console
    ) async throws -> (Result, isRunning: Bool) {
        let known = KnownHomes(console.environment)
        try known.check(path)
        let wanted = SetUpHousehold(
            household: household, member: member, passphrase: passphrase, currency: currency)
        do {
            let made = try await Homes.local.create(at: path, wanted)
            known.remember(path)
            let result = Result(
                home: path, household: made.household, member: made.member, key: made.key)
            return (result, isRunning: false)
        } catch let error as HearthError where error.code == .nodeAlreadyRunning {
            var made: HouseholdInfo?
            try await NodeClient.use(home: path, member: nil, passphraseFile: nil, console) {
                made = try await $0.perform(wanted)
            }
            guard let made else { throw error }
            let result = Result(
                home: path, household: made.household, member: made.member, key: made.key)
            return (result, isRunning: true)
        }
    }

    private struct Result: Encodable {
        var home: String
        var household: String
        var member: String
        var key: String
    }
}
