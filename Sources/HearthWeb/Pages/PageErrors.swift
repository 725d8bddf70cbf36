import HearthAPI
import HearthLanguage
import HearthPages

/// Errors as a page says them.
enum PageErrors {
    static func text(for error: HearthError) -> String {
        // What to do is said as a command, which a page leaves out.
        if error.code == .circleNeedsPassphrase {
            return Text(
                "The owner of this list lives here too, so what you reserve is only hidden behind a passphrase. Set one in your settings, then come back."
            ).string
        }
        return PlainSentences.withoutCommands(Language.current.text(for: error))
    }

    static func status(of error: HearthError) -> Int {
        switch error.code {
        case .unknownList, .unknownWish, .unknownFriend, .unknownPhoto, .photoNotHere: 404
        default: error.code.httpStatus
        }
    }
}
