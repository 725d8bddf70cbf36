import HearthLanguage

/// Where a passphrase comes from: a file for scripts, otherwise the person at the terminal.
struct PassphraseSource {
    let file: String?
    let console: Console

    /// A passphrase that exists already; nil: there is no file and nobody to ask.
    ///
    /// - Throws: `HearthError` or a usage error when the file cannot be read; `Declined`.
    func existing(of member: String?) throws -> String? {
        if let file { return try Self.firstLine(of: file) }
        guard console.isInteractive else { return nil }
        let prompt =
            member.map { Text("\(Text(whose: SafeText.line($0))) passphrase:") }
            ?? Text("Passphrase:")
        guard let passphrase = console.readSecret(prompt.string + " ") else { throw Declined() }
        return passphrase
    }

    /// A new passphrase, typed twice.
    ///
    /// - Throws: a usage error when the file cannot be read, when there is nobody to ask, or when
    ///   what was typed differs; `Declined`.
    func new(fileOption: String = "--passphrase-file") throws -> String {
        if let file { return try Self.firstLine(of: file) }
        guard console.isInteractive else {
            throw UsageError(
                Text("There is no terminal to ask for the passphrase on. Add \(fileOption) FILE."))
        }
        guard let first = console.readSecret(Text("New passphrase:").string + " "),
            let second = console.readSecret(Text("Once more:").string + " ")
        else { throw Declined() }
        guard first == second else {
            throw UsageError(
                Text("The two passphrases differ; nothing was changed. Try again."))
        }
        return first
    }

    /// More than a passphrase can have.
    private static let limit = 4096

    private static func firstLine(of file: String) throws -> String {
        let octets = try InputFile.octets(of: file, limit: limit)
        guard octets.count <= limit, let text = String(validating: octets, as: UTF8.self)
        else {
            throw UsageError(
                Text("The passphrase cannot be read from \(file). Check that it is a text file."))
        }
        return String(text.prefix { !$0.isNewline })
    }
}
