import Glibc
import HearthAPI

/// Where a command writes, and whom it can ask.
struct Console: Sendable {
    /// The console of the command that runs; tests put their own here.
    @TaskLocal static var current = Console.system

    /// Standard output, as it is.
    var write: @Sendable (String) -> Void
    /// Standard error, as it is.
    var writeError: @Sendable (String) -> Void
    /// Whether there is somebody to ask.
    var isInteractive: Bool
    /// Whether standard output is a terminal that may have colours.
    var isColoured: Bool
    var environment: [String: String]
    /// Seconds since 1970.
    var now: @Sendable () -> Int
    /// Asks on the terminal; nil: the person broke off.
    var readLine: @Sendable (_ prompt: String) -> String?
    /// The same, and what is typed is not shown.
    var readSecret: @Sendable (_ prompt: String) -> String?
}

extension Console {
    /// Prints what was asked for.
    func say(_ lines: [String]) {
        write(lines.map { SafeText.block($0) + "\n" }.joined())
    }

    func say(_ text: String) { say([text]) }

    /// Prints what is in bold letters, where there are any.
    func sayHeading(_ text: String) {
        let text = SafeText.line(text)
        write(isColoured ? "\u{1B}[1m\(text)\u{1B}[0m\n" : text + "\n")
    }

    /// Tells a person something beside the answer: on standard error, so that a program which
    /// reads the answer does not see it.
    func explain(_ text: String) {
        writeError(SafeText.block(text) + "\n")
    }

    /// Prints an answer, as JSON or as a person likes it.
    func answer<Answer: Encodable>(
        _ answer: Answer, asJSON: Bool, _ describe: (Answer) -> Void
    ) throws {
        if asJSON {
            write(try JSONText.of(answer) + "\n")
        } else {
            describe(answer)
        }
    }

    /// Says why something was refused.
    func report(_ error: HearthError, asJSON: Bool) {
        let answer = PrintedError(error, Catalogue.english.text(for: error))
        if asJSON, let json = try? JSONText.of(answer) {
            writeError(json + "\n")
        } else {
            // Names from elsewhere may stand in it.
            writeError("hearth: " + SafeText.line(answer.error.message) + "\n")
        }
    }

    /// Whether the person says yes.
    func ask(_ question: String) -> Bool {
        let answer = readLine(SafeText.line(question) + " [y/N] ") ?? ""
        return ["y", "yes"].contains(answer.lowercased())
    }
}

/// An error as `--json` prints it.
private struct PrintedError: Encodable {
    struct Content: Encodable {
        var code: ErrorCode
        var message: String
    }

    var error: Content

    init(_ error: HearthError, _ message: String) {
        self.error = Content(code: error.code, message: message)
    }
}
