import HearthAPI
import HearthLanguage
import HearthPages

/// Errors as a page says them.
enum PageErrors {
    static func text(for error: HearthError) -> String {
        // What to do is said as a command, which a page leaves out.
        if error.code == .circleNeedsPassphrase {
            return Text(
                "The owner of this list lives here too, so what you reserve is only hidden behind a passphrase."
            ).string
        }
        return PlainSentences.withoutCommands(Language.current.text(for: error))
    }

    /// Whether the page leads to where the visitor chooses a passphrase.
    static func needsPassphrase(_ error: HearthError) -> Bool {
        [.circleNeedsPassphrase, .ownPassphraseFirst].contains(error.code)
    }

    /// What the fields may be called that an error is about, the likeliest first.
    static func fields(of error: HearthError) -> [String] {
        (error.arguments["field"].map { [$0] } ?? []) + error.code.fields
    }

    static func status(of error: HearthError) -> Int {
        error.code.missing == nil ? error.code.httpStatus : 404
    }
}
