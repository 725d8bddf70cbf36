import FoundationEssentials
import Glibc
import HearthAPI
import HearthLanguage
import HearthWire
import Subprocess
import SystemPackage

/// Where the text of a note comes from.
enum NoteInput {
    /// What was typed, or what comes in.
    ///
    /// - Throws: `HearthError` for what is not UTF-8 or longer than any note; a usage error where nothing was
    ///   typed and nothing comes in.
    static func text(_ typed: String?, mayBeMissing: Bool) throws -> String? {
        if let typed, typed != "-" { return typed }
        if typed == nil, isatty(STDIN_FILENO) == 1 || mayBeMissing {
            if mayBeMissing { return nil }
            throw UsageError(Text("Say what the note says, or give it on standard input."))
        }
        return try decoded(InputFile.octets(of: "-", limit: limit))
    }

    /// Octets that are read: more than a note can have, so that it is told by how much it is too long.
    private static let limit = 1 << 20

    private static func decoded(_ octets: [UInt8]) throws -> String {
        guard octets.count <= limit else {
            throw HearthError(.fileTooLarge, ["limit": "1 MiB"])
        }
        guard let text = String(validating: octets, as: UTF8.self) else {
            throw HearthError(.fileNotText)
        }
        return text
    }

    /// A text as somebody leaves it in their editor.
    ///
    /// - Throws: a usage error without a terminal, or where the editor fails; then nothing has changed.
    static func edited(_ text: String, _ console: Console) async throws -> String {
        guard console.isInteractive else {
            throw UsageError(
                Text(
                    "Say what to change, with --text, --title or --tag: there is no terminal for an editor."
                ))
        }
        let editor = console.environment["VISUAL"] ?? console.environment["EDITOR"] ?? "vi"
        let place = console.environment["TMPDIR"] ?? "/tmp"
        var template = Array("\(place)/hearth-note-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw HearthError.unwritable(place) }
        let folder = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let path = folder + "/note.txt"
        defer {
            unlink(path)
            rmdir(folder)
        }
        try console.deliver(Array((text + "\n").utf8), to: path, replacing: true)
        // An editor may come with options, as everywhere: the shell takes it apart, the file is no part of that.
        let result = try await Subprocess.run(
            .name("sh"), arguments: ["-c", "exec \(editor) \"$1\"", "sh", path],
            input: .fileDescriptor(.standardInput, closeAfterSpawningProcess: false),
            output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
            error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
        guard result.terminationStatus.isSuccess else {
            throw UsageError(Text("The editor ended with an error, and nothing has changed."))
        }
        return try decoded(InputFile.octets(of: path, limit: limit))
    }
}
