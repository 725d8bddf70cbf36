import ArgumentParser
import HearthLanguage
import HearthNode

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

    @Flag(help: "Ask for a passphrase that protects the member's keys.")
    var passphrase = false

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the passphrase; - reads standard input.",
            valueName: "file"), completion: .file())
    var passphraseFile: String?

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        let console = Console.current
        let source = PassphraseSource(file: passphraseFile, console: console)
        let secret = passphrase || passphraseFile != nil ? try source.new() : nil
        let path = home.path(console.environment)
        let created = try await Home.create(
            at: path, household: household, member: member, passphrase: secret)
        let result = Result(
            home: path, household: created.household, member: created.member, key: created.key,
            link: created.link)
        try console.answer(result, asJSON: json) { result in
            var facts = Facts()
            facts.add(Text("Home"), result.home)
            facts.add(Text("Household"), result.household)
            facts.add(Text("Member"), result.member)
            facts.add(Text("Public key"), result.key)
            console.say(facts.lines())
            console.explain(Text(verbatim: ""))
            console.explain(
                Text(
                    "Next: `hearth run` starts the node; `hearth key` prints the link for friends, `hearth recovery-code` what to keep on paper."
                )
            )
        }
    }

    private struct Result: Encodable {
        var home: String
        var household: String
        var member: String
        var key: String
        var link: String?
    }
}
