import HearthLanguage

/// Where a recovery code comes from: the person at the terminal, who is not shown what they type, or standard
/// input. Never an argument, which others on the machine can read.
struct RecoveryCodeSource {
    let console: Console
    /// Where the new passphrase comes from; nil: the person at the terminal.
    let passphraseFile: String?
    /// What names that file.
    var fileOption = "--new-passphrase-file"

    /// More than a code and a passphrase have.
    private static let limit = 8192

    /// The code, and the new passphrase. Where both come from standard input, the code is its first line.
    ///
    /// - Throws: a usage error when there is nobody to ask, or what there is cannot be read; `Declined`.
    func read() throws -> (code: String, passphrase: String) {
        let source = PassphraseSource(file: passphraseFile, console: console)
        if console.isInteractive {
            return (try typed(), try source.new(fileOption: fileOption))
        }
        guard let passphraseFile else { return ("", try source.new(fileOption: fileOption)) }
        let lines = try Self.lines()
        let code = lines.first ?? ""
        guard passphraseFile == "-" else { return (code, try source.new(fileOption: fileOption)) }
        return (code, lines.dropFirst().first ?? "")
    }

    /// The code alone.
    ///
    /// - Throws: a usage error when there is nobody to ask, or what there is cannot be read; `Declined`.
    func readCode() throws -> String {
        if console.isInteractive { return try typed() }
        guard let code = try Self.lines().first, !code.isEmpty else {
            throw UsageError(
                Text(
                    "There is no terminal to ask for the recovery code on. Give it as a line of standard input."
                ))
        }
        return code
    }

    private func typed() throws -> String {
        guard let code = console.readSecret(Text("Recovery code:").string + " ") else {
            throw Declined()
        }
        return code
    }

    private static func lines() throws -> [String] {
        let octets = try InputFile.octets(of: "-", limit: limit)
        guard octets.count <= limit, let text = String(validating: octets, as: UTF8.self) else {
            throw UsageError(
                Text("The recovery code cannot be read. Give it as a line of standard input."))
        }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
    }
}
