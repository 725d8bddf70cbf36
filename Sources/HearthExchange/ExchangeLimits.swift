import HearthAPI

/// The bounds of what is brought in from files.
package enum ExchangeLimits {
    /// Octets of a file. Ten thousand wishes with links are some 3 MiB, a saved page with its
    /// pictures inside is seldom more than 20.
    package static let file = 32 << 20
    /// Octets of names and links, one a line: ten thousand of them are some 1 MiB.
    static let linkLines = 4 << 20
    /// Objects and arrays inside of each other in JSON; what people exchange has under ten.
    static let jsonDepth = 64
    /// Values in JSON: ten thousand wishes have some 200,000.
    static let jsonValues = 1_000_000
    /// Columns of a table, and its cells in all.
    static let columns = 1000
    static let cells = 2_000_000
    /// Wishes brought in at once, of all lists together.
    package static let wishes = ImportWishes.wishLimit
    /// Elements and texts of a page, and attributes of one element.
    static let pageNodes = 500_000
    static let attributes = 1000
    /// What is told about a file; more would not be read.
    static let notes = 1000
    /// Characters of a value that is shown because it was not understood.
    static let shownValue = 60
}
