import Glibc
import Synchronization

/// The terminal behind standard output.
struct Screen: Sendable {
    var columns: Int
    var rows: Int

    /// Whether a text can be seen whole, above the next prompt.
    func holds(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let count = lines.reduce(0) { $0 + max(1, ($1.count + columns - 1) / max(1, columns)) }
        return count < rows
    }
}

/// Shows what does not fit the screen a page at a time.
///
/// While an answer is described it is kept here; what is explained beside it follows it.
final class Pager: Sendable {
    private struct Held {
        var answer = ""
        var explanation = ""
    }

    private let held = Mutex<Held?>(nil)
    private let show: @Sendable (String) -> Bool

    /// - Parameter show: shows a text a page at a time; false if it cannot.
    init(show: @escaping @Sendable (String) -> Bool) { self.show = show }

    /// Whether the text is kept for later.
    func keeps(_ text: String, isExplanation: Bool = false) -> Bool {
        held.withLock { held in
            guard held != nil else { return false }
            if isExplanation { held?.explanation += text } else { held?.answer += text }
            return true
        }
    }

    /// Keeps what `body` writes to a console, and writes it all at the end: a page at a time if it
    /// does not fit.
    func page(on console: Console, _ body: () throws -> Void) rethrows {
        held.withLock { $0 = Held() }
        defer {
            let all = held.withLock { held in
                defer { held = nil }
                return held ?? Held()
            }
            let fits = console.screen?.holds(all.answer) ?? true
            if fits || !show(all.answer) { console.write(all.answer) }
            if !all.explanation.isEmpty { console.writeError(all.explanation) }
        }
        try body()
    }
}

extension Pager {
    /// The program that PAGER names, else less; nil where neither is wanted or there.
    static func command(_ environment: [String: String]) -> String? {
        if let named = environment["PAGER"] { return ["", "cat"].contains(named) ? nil : named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { access($0 + "/less", X_OK) == 0 } ? "less -FRX" : nil
    }

    /// The one of this process.
    static func system(_ environment: [String: String]) -> Pager? {
        guard let command = command(environment) else { return nil }
        return Pager { text in
            // Ctrl-C is the pager's, and who leaves it early has read enough.
            let interrupted = signal(SIGINT, SIG_IGN)
            let broken = signal(SIGPIPE, SIG_IGN)
            defer {
                signal(SIGINT, interrupted)
                signal(SIGPIPE, broken)
            }
            setenv("LESS", "FRX", 0)
            guard let pipe = popen(command, "w") else { return false }
            fputs(text, pipe)
            // 127: there is no such program, and nothing was shown.
            return (pclose(pipe) >> 8) & 0xFF != 127
        }
    }
}
