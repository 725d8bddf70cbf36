import ArgumentParser
import HearthAPI
import HearthLanguage

/// Sets, changes or takes away the caller's passphrase.
struct PassphraseCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "passphrase", "Set, change or remove your passphrase.",
        example: "hearth passphrase --as Owner",
        more: "A passphrase that there is already is asked for too (or --passphrase-file).")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the new passphrase; - reads standard input.",
            valueName: "file"), completion: .file())
    var newPassphraseFile: String?

    @Flag(help: "Keep your keys without a passphrase from now on.")
    var remove = false

    func validate() throws {
        if remove, newPassphraseFile != nil {
            throw ValidationError(Text("--remove and --new-passphrase-file exclude each other."))
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let source = PassphraseSource(file: newPassphraseFile, console: console)
        let new = remove ? nil : try source.new(fileOption: "--new-passphrase-file")
        let member = try await client.performConfirmed { SetPassphrase(new: new, current: $0) }
        try console.answer(member, asJSON: node.json) { member in
            console.say(
                member.hasPassphrase
                    ? Text("A passphrase protects \(Text(whose: member.name)) keys now.")
                    : Text("\(Text(whose: member.name)) keys have no passphrase now."))
        }
    }
}

/// The seed of all of the caller's keys.
struct RecoveryCodeCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "recovery-code", "Print the code from which all your keys can be made.",
        example: "hearth recovery-code")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let recovery = try await client.performConfirmed { ShowRecoveryCode(passphrase: $0) }
        try console.answer(recovery, asJSON: node.json) { recovery in
            console.say([recovery.code])
            console.explain(
                Text(
                    "hearth: This version cannot bring anything back with it yet: keep it on paper for a later one, where nobody else finds it, for all your keys can be made from it."
                )
            )
        }
    }
}
