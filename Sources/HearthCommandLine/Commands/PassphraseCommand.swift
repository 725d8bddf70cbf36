import ArgumentParser
import HearthAPI
import HearthLanguage

/// Sets, changes or takes away the caller's passphrase.
struct PassphraseCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "passphrase", "Set, change or remove your passphrase.",
        example: "hearth passphrase --as Owner",
        more: """
            A passphrase that there is already is asked for too (or --passphrase-file). If you have \
            forgotten it, --recovery-code asks for your recovery code instead, or reads it from the \
            first line of standard input, and all your other sessions end. If both the passphrase and \
            the recovery code are lost, nothing opens what is yours.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the new passphrase; - reads standard input.",
            valueName: "file"), completion: .file())
    var newPassphraseFile: String?

    @Flag(help: "Keep your keys without a passphrase from now on.")
    var remove = false

    @Flag(help: "Set a new passphrase with your recovery code, for one that is forgotten.")
    var recoveryCode = false

    func validate() throws {
        if remove, recoveryCode {
            throw ValidationError(Text("--remove and --recovery-code exclude each other."))
        }
        if remove, newPassphraseFile != nil {
            throw ValidationError(Text("--remove and --new-passphrase-file exclude each other."))
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        if recoveryCode { return try await replace(client, console) }
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

    private func replace(_ client: NodeClient, _ console: Console) async throws {
        // The passphrase that there is, is not needed: both options can only mean the new one.
        let source = RecoveryCodeSource(
            console: console, passphraseFile: newPassphraseFile ?? node.passphraseFile)
        let (code, new) = try source.read()
        let done = try await client.perform(ReplacePassphrase(code: code, new: new))
        try console.answer(done, asJSON: node.json) { done in
            console.say(
                Text("A new passphrase protects \(Text(whose: done.member)) keys now."))
            console.explain(
                Text(
                    "hearth: All browsers, shells and calendars that were signed in are signed out."
                ))
        }
    }
}

/// The seed of all of the caller's keys.
struct RecoveryCodeCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "recovery-code", "Print the code that sets a new passphrase if you forget yours.",
        example: "hearth recovery-code",
        more: """
            All your keys can be made from it: who has it can open everything of yours, also what you \
            reserved. If both the passphrase and the recovery code are lost, nothing opens what is yours.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let recovery = try await client.performConfirmed { ShowRecoveryCode(passphrase: $0) }
        try console.answer(recovery, asJSON: node.json) { recovery in
            console.say([recovery.code])
            console.explain(
                Text(
                    "hearth: Keep it on paper, never with somebody whom you give to: who has it can open everything of yours. If you forget your passphrase, `hearth passphrase --recovery-code` sets a new one with it, and if this computer is lost, `hearth recover` brings you back. If both are lost, nothing opens what is yours."
                )
            )
        }
    }
}
