import HearthAPI
import HearthLanguage

/// The recovery code that a backup needs: from the person at the terminal, who is not shown what they type, or
/// as a line of standard input. Never an argument, which others on the machine can read.
enum BackupCode {
    /// Asks for it once, before the first backup: without a code at hand it would be of no use.
    static func confirm(_ client: NodeClient, _ console: Console) async throws {
        guard try await client.perform(ShowBackups()).needsCode else { return }
        console.explain(
            Text(
                "hearth: A recovery code opens the backup, so show once that you have yours: `hearth recovery-code` prints it. Type it from the paper."
            ))
        _ = try await client.perform(ConfirmRecoveryCode(code: try text(console)))
    }

    /// As it was typed.
    ///
    /// - Throws: A usage error where there is nobody to ask; `Declined`.
    static func text(_ console: Console) throws -> String {
        try RecoveryCodeSource(console: console, passphraseFile: nil).readCode()
    }
}
