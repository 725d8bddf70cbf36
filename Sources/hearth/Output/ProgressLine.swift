import HearthLanguage

/// A line on standard error that changes while something takes its time; nothing where nobody looks.
struct ProgressLine: Sendable {
    let console: Console

    func show(_ text: Text) {
        guard console.isInteractive else { return }
        console.writeError("\r\u{1B}[K" + SafeText.line(text.description))
    }

    /// Takes the line away.
    func end() {
        guard console.isInteractive else { return }
        console.writeError("\r\u{1B}[K")
    }
}
