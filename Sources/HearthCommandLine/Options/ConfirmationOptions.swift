import ArgumentParser
import HearthLanguage

/// For commands that ask before they do something that cannot be undone.
struct ConfirmationOptions: ParsableArguments {
    @Flag(name: [.customShort("y"), .long], help: "Do not ask.")
    var yes = false

    /// Returns when it may be done. `unasked` is what is said when there is nobody to ask.
    ///
    /// - Throws: `Declined`; a usage error when there is nobody to ask.
    func confirm(
        _ question: Text, on console: Console,
        unasked: Text = Text(
            "This cannot be undone, and there is no terminal to ask on. Add --yes to do it without asking."
        )
    ) throws {
        if yes { return }
        guard console.isInteractive else { throw UsageError(unasked) }
        guard console.ask(question) else { throw Declined() }
    }

    /// The same for what goes on when there is nobody to ask.
    ///
    /// - Throws: `Declined`.
    func confirmIfPossible(_ question: Text, on console: Console) throws {
        if yes || !console.isInteractive { return }
        guard console.ask(question) else { throw Declined() }
    }
}
