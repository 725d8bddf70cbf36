import FoundationEssentials
import Glibc
import HearthLanguage

/// Where a passphrase comes from: a file for scripts, otherwise the person at the terminal.
struct PassphraseSource {
    let file: String?
    let console: Console

    /// A passphrase that exists already; nil: there is no file and nobody to ask.
    ///
    /// - Throws: a usage error when the file cannot be read; `Declined`.
    func existing(of member: String?) throws -> String? {
        if let file { return try Self.firstLine(of: file) }
        guard console.isInteractive else { return nil }
        let prompt =
            member.map { Text("Passphrase of \(SafeText.line($0)):") } ?? Text("Passphrase:")
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

    private static func firstLine(of file: String) throws -> String {
        let octets =
            file == "-"
            ? try? FileHandleOctets.standardInput()
            : FileManager.default.contents(atPath: file).map { Array($0) }
        guard let octets, octets.count <= 4096,
            let text = String(validating: octets, as: UTF8.self)
        else {
            throw UsageError(
                Text("The passphrase cannot be read from \(file). Check that it is a text file."))
        }
        return String(text.prefix { !$0.isNewline })
    }
}

/// Standard input to its end, or to more than a passphrase can have.
private enum FileHandleOctets {
    static func standardInput() throws -> [UInt8] {
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4097)
        while octets.count <= 4096 {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            octets += buffer[..<count]
        }
        return octets
    }
}
