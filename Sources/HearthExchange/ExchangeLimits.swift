import HearthAPI

/// The bounds of what is brought in from files.
package enum ExchangeLimits {
    /// Octets of a file. Ten thousand wishes with links are some 3 MiB, a saved page with its
    /// pictures inside is seldom more than 20.
    package static let file = 32 << 20
    /// Objects and arrays inside of each other in JSON; what people exchange has under ten.
    static let jsonDepth = 64
    /// Wishes brought in at once, of all lists together.
    package static let wishes = ImportWishes.wishLimit
    /// Elements and texts of a page.
    static let pageNodes = 500_000
    /// What is told about a file; more would not be read.
    static let notes = 1000
    /// Characters of a value that is shown because it was not understood.
    static let shownValue = 60
}
