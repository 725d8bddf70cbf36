import Glibc
import HearthAPI
package import HearthLanguage
import Logging

/// Where a command writes, and whom it can ask.
package struct Console: Sendable {
    /// The console of the command that runs; tests put their own here.
    @TaskLocal package static var current = Console.system

    /// Standard output, as it is.
    var write: @Sendable (String) -> Void
    /// Standard error, as it is.
    var writeError: @Sendable (String) -> Void
    /// The descriptor of standard input.
    var standardInput: Int32 = STDIN_FILENO
    /// Whether there is somebody to ask.
    package var isInteractive: Bool
    /// Whether standard output is a terminal that may have colours.
    var isColoured: Bool
    /// How many columns a line of help has.
    var columns = 80
    /// The terminal behind standard output; nil: there is none.
    var screen: Screen?
    /// Shows answers that are longer than the screen; nil: they are written as they are.
    var pager: Pager?
    /// After how long a person is told that the node does not answer.
    var patience: Duration = .seconds(5)
    /// Whether all that is written is a log of lines in JSON.
    var isJSONLog = false
    package var environment: [String: String]
    /// Seconds since 1970.
    var now: @Sendable () -> Int
    /// Asks on the terminal; nil: the person broke off.
    package var readLine: @Sendable (_ prompt: String) -> String?
    /// The same, and what is typed is not shown.
    var readSecret: @Sendable (_ prompt: String) -> String?
}

extension Console {
    /// Prints what was asked for, in the language that is spoken; what is the same in all of them is
    /// `Text(verbatim:)`, so that nothing is left untranslated by mistake.
    func say(_ text: Text) { say([text.string]) }

    func say(_ lines: [Text]) { say(lines.map(\.string)) }

    /// Prints lines that are made already, such as those of a table.
    func say(_ lines: [String]) {
        emit(lines.map { SafeText.block($0) + "\n" }.joined())
    }

    /// Writes what is made already, or keeps it for the pager.
    private func emit(_ text: String) {
        if isJSONLog { return log(.notice, text) }
        if pager?.keeps(text) != true { write(text) }
    }

    /// Whether the terminal understands more than letters.
    static func takesEscapes(_ environment: [String: String]) -> Bool {
        environment["TERM"] != "dumb"
    }

    /// Lets `body` print, and shows it a page at a time where it is long.
    func paged(_ body: () throws -> Void) rethrows {
        if let pager { try pager.page(on: self, body) } else { try body() }
    }

    /// Prints what is in bold letters, where there are any.
    func sayHeading(_ text: Text) {
        let text = SafeText.line(text.string)
        emit(isColoured ? "\u{1B}[1m\(text)\u{1B}[0m\n" : text + "\n")
    }

    /// Tells a person something beside the answer: on standard error, so that a program which
    /// reads the answer does not see it.
    package func explain(_ text: Text) {
        explain([text.string])
    }

    /// The same of lines that are made already.
    package func explain(_ lines: [String]) {
        let text = lines.map { SafeText.block($0) + "\n" }.joined()
        if isJSONLog { return log(.notice, text) }
        if pager?.keeps(text, isExplanation: true) != true { writeError(text) }
    }

    /// Prints an answer, as JSON or as a person likes it.
    func answer<Answer: Encodable>(
        _ answer: Answer, asJSON: Bool, _ describe: (Answer) -> Void
    ) throws {
        if asJSON {
            write(try JSONText.of(answer) + "\n")
        } else {
            paged { describe(answer) }
        }
    }

    /// Says why something was refused: as JSON always in English, which programs read.
    func report(_ error: HearthError, asJSON: Bool) {
        if isJSONLog {
            let message = Language.english.text(for: error)
            return log(.error, message, ["code": error.code.rawValue])
        }
        let answer = PrintedError(error, Language.english.text(for: error))
        if asJSON, let json = try? JSONText.of(answer) {
            writeError(json + "\n")
        } else {
            // Names from elsewhere may stand in it.
            let message = Language.current.text(for: error)
            writeError("hearth: " + SafeText.line(message) + "\n")
        }
    }

    /// The same console for who keeps a log of JSON: there is nobody to ask, and every line is an object.
    var forJSONLog: Console {
        var console = self
        console.isJSONLog = true
        console.isInteractive = false
        console.isColoured = false
        console.pager = nil
        return console
    }

    private func log(_ level: Logger.Level, _ text: String, _ fields: [String: String] = [:]) {
        for line in text.split(separator: "\n") {
            writeError(LogLine(at: now(), level, String(line), fields).text + "\n")
        }
    }

    /// Whether the person says yes, in their language or in English, which many type by habit.
    func ask(_ question: Text) -> Bool {
        let language = Language.current
        let answer =
            readLine("\(SafeText.line(question.string)) [\(language.yes[0])/\(language.no)] ") ?? ""
        return isYes(answer)
    }

    /// The same where neither answer goes without saying: asks until there is one; nil at the end of
    /// what is typed.
    func askYesOrNo(_ question: Text) -> Bool? {
        let language = Language.current
        let no = language.no.lowercased()
        let prompt = "\(SafeText.line(question.string)) [\(language.yes[0])/\(no)] "
        while let answer = readLine(prompt) {
            if isYes(answer) { return true }
            if answer.filter({ !$0.isWhitespace }).lowercased().hasPrefix(no) { return false }
        }
        return nil
    }

    private func isYes(_ answer: String) -> Bool {
        let meaning = answer.filter { !$0.isWhitespace }.lowercased()
        return (Language.current.yes + Language.english.yes).contains(meaning)
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
