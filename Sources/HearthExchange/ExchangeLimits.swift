import HearthAPI
import HearthWire

/// The bounds of what is brought in from files; what is counted while one is read has a `ReadingBound`.
package enum ExchangeLimits {
    /// Octets of a file. Ten thousand wishes with links are some 3 MiB, a saved page with its
    /// pictures inside is seldom more than 20.
    package static let file = 32 << 20
    /// Wishes brought in at once, of all lists together.
    package static let wishes = ImportWishes.wishLimit
    /// What is told about a file; more would not be read.
    static let remarks = 1000
    /// Characters of a value that is shown because it was not understood.
    static let shownValue = 60
    /// Notes brought in at once from a folder.
    package static let notesAtOnce = Limits.itemsPerList
    /// Files of a folder whose notes are brought in, of all kinds.
    package static let folderFiles = 100_000
    /// Pictures and sounds that are taken from one text, more than a note can have.
    static let filesPerNote = 1000
}
