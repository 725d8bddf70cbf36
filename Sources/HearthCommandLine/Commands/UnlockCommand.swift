import ArgumentParser
import HearthAPI
import HearthLanguage

/// Opens a session that later commands use.
struct UnlockCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "unlock", "Unlock your keys for the commands that follow in this shell.",
        example: "eval \"$(hearth unlock --as Owner)\"",
        more: "It prints a line for the shell that sets HEARTH_SESSION.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let source = PassphraseSource(file: node.passphraseFile, console: console)
        guard let passphrase = try source.existing(of: node.member) else {
            throw UsageError(
                Text(
                    "There is no terminal to ask for the passphrase on. Add \("--passphrase-file") FILE."
                ))
        }
        let session = try await client.perform(Unlock(passphrase: passphrase))
        try console.answer(session, asJSON: node.json) { session in
            console.say(Text(verbatim: "export HEARTH_SESSION=\(ShellWord.quoted(session.token))"))
            let end = TimeText.local(session.expiresAt) ?? ""
            console.explain(
                Text(
                    "hearth: \(session.member) is unlocked until \(end) where the line above is run: `eval \"$(hearth unlock --as \(session.member))\"`. `hearth lock` ends it."
                )
            )
        }
        guard let times = session.replacedAt, !node.json else { return }
        tell(of: times, console)
        client.goesOn(with: session)
        _ = try await client.perform(AcknowledgeReplacements())
    }

    /// Tells once that somebody used the recovery code, who may have been somebody else.
    private func tell(of times: [String], _ console: Console) {
        for time in times {
            let local = TimeText.local(time) ?? ""
            console.explain(
                Text("hearth: A new passphrase was set with your recovery code at \(local)."))
        }
        console.explain(
            Text(
                "hearth: If that was not you, somebody else has your recovery code and can open everything of yours. Another passphrase does not end that; beginning again as a new member does."
            ))
    }
}

/// Ends that session.
struct LockCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "lock", "End your unlocked session.", example: "hearth lock && unset HEARTH_SESSION")

    @Flag(
        help: "Also end all your other sessions: browsers, calendars and other shells.")
    var everywhere = false

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        if everywhere {
            _ = try await client.perform(SignOutElsewhere())
            if client.hasSession { _ = try await client.perform(Lock()) }
            return try console.answer(Done(), asJSON: node.json) { _ in
                console.say(Text("You are signed out everywhere."))
            }
        }
        guard client.hasSession else {
            throw UsageError(
                Text("There is no session to end: HEARTH_SESSION is not set in this shell."))
        }
        let done = try await client.perform(Lock())
        try console.answer(done, asJSON: node.json) { _ in console.say(Text("Locked.")) }
    }
}
