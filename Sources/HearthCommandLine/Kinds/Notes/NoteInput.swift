import FoundationEssentials
import Glibc
import HearthAPI
import HearthLanguage
import Subprocess
import SystemPackage

/// Where the text of a note comes from.
enum NoteInput {
    /// What was typed, or what stands in standard input.
    ///
    /// - Throws: as `TextInput` does; a usage error where neither says anything.
    static func text(_ typed: String?, _ node: NodeOptionGroup) throws -> String {
        guard let text = try TextInput.text(typed, node) else {
            throw UsageError(Text("Say what the note says, or give it on standard input."))
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
        return try TextInput.decoded(InputFile.octets(of: path, limit: TextInput.limit))
    }
}
