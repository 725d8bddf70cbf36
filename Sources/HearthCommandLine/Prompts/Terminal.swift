import Glibc
import HearthLanguage

/// Reads lines from the person at the terminal, wherever standard input and output lead.
enum Terminal {
    /// How wide the terminal behind standard output is; COLUMNS says it too, for one that is not
    /// there; 80 where nobody says.
    static var columns: Int {
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 {
            return Int(size.ws_col)
        }
        let said = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 80
        return max(40, min(said, 500))
    }

    /// How large it is; as terminals were made once where it does not say.
    static var screen: Screen {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
        return Screen(columns: columns, rows: isKnown ? Int(size.ws_row) : 24)
    }

    /// A line that is shown while it is typed; nil: no terminal, or Ctrl-D.
    static func readLine(prompt: String) -> String? {
        withTerminal { text(on: $0, prompt: prompt, line(on:)) }
    }

    /// What is typed, asked for again while it is no text: with other letters in place of damaged ones it would
    /// be another name or passphrase.
    static func text(
        on terminal: Int32, prompt: String, _ line: (Int32) -> [UInt8]?
    ) -> String? {
        while true {
            show(prompt, on: terminal)
            guard let octets = line(terminal) else { return nil }
            if let text = String(validating: octets, as: UTF8.self) { return text }
            let problem = Text(
                "This is no text in UTF-8. Set the terminal to UTF-8, and type it again.")
            show("\n\(problem.string)\n", on: terminal)
        }
    }

    /// Octets up to the end of the line; nil: there is none.
    static func line(on terminal: Int32) -> [UInt8]? {
        var line: [UInt8] = []
        while let octet = next(on: terminal) {
            if octet == UInt8(ascii: "\n") { return line }
            line.append(octet)
        }
        return nil
    }

    /// A line that is not shown; nil: no terminal, Ctrl-C or Ctrl-D.
    ///
    /// The terminal is as before afterwards, also when the person breaks off: the keys that would
    /// end this process with the echo still off are read as characters.
    static func readSecret(prompt: String) -> String? {
        withTerminal { terminal in
            var before = termios()
            guard tcgetattr(terminal, &before) == 0 else { return nil }
            var during = before
            during.c_lflag &= ~tcflag_t(ICANON | ISIG | ECHO | ECHONL)
            guard tcsetattr(terminal, TCSAFLUSH, &during) == 0 else { return nil }
            defer { tcsetattr(terminal, TCSAFLUSH, &before) }
            let secret = text(on: terminal, prompt: prompt, edit(on:))
            show("\n", on: terminal)
            return secret
        }
    }

    private static func withTerminal(_ body: (Int32) -> String?) -> String? {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        return body(terminal)
    }

    /// The keys that a terminal would otherwise handle itself.
    private static func edit(on terminal: Int32) -> [UInt8]? {
        var line: [UInt8] = []
        while let octet = next(on: terminal) {
            switch octet {
            case 0x0A, 0x0D: return line
            case 0x03: return nil
            case 0x04:
                if line.isEmpty { return nil }
            case 0x08, 0x7F:
                // A character may have several octets.
                while let last = line.popLast(), last & 0xC0 == 0x80 {}
            case 0x15: line = []
            case 0x00..<0x20: break
            default: line.append(octet)
            }
        }
        return nil
    }

    private static func next(on terminal: Int32) -> UInt8? {
        var octet: UInt8 = 0
        while true {
            let count = read(terminal, &octet, 1)
            if count == 1 { return octet }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    private static func show(_ text: String, on terminal: Int32) {
        let octets = Array(text.utf8)
        _ = write(terminal, octets, octets.count)
    }
}
