import ArgumentParser
import HearthLanguage
import HearthLists

/// A currency as it is named on a command line.
enum CurrencyCode {
    /// - Throws: `ValidationError` for one that nobody pays with.
    static func check(_ code: String?) throws {
        guard let code, Currency(code.uppercased())?.isInUse != true else { return }
        throw ValidationError(
            Text("“\(code)” is not a currency. Write its three letters: SEK."))
    }
}
