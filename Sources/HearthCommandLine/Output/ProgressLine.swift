import HearthLanguage

/// A line on standard error that changes while something takes its time; nothing where nobody looks,
/// or where a line cannot change.
struct ProgressLine: Sendable {
    let console: Console

    private var isSeen: Bool {
        console.isInteractive && Console.takesEscapes(console.environment)
    }

    func show(_ text: Text) {
        guard isSeen else { return }
        console.writeError("\r\u{1B}[K" + SafeText.line(text.description))
    }

    /// Takes the line away.
    func end() {
        guard isSeen else { return }
        console.writeError("\r\u{1B}[K")
    }
}
