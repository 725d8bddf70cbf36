/// What is counted while a file or page is read, before anything is built of it.
///
/// What is built of a few octets can be a hundred times as large, and Swift and Unicode's normalisation take
/// all that belongs to one letter at once. So each reader counts as it goes and stops where a bound is passed.
package enum ReadingBound: Error, Hashable, Sendable, CaseIterable {
    /// Objects and arrays inside of each other in JSON.
    case jsonDepth
    /// Elements inside of each other in a page.
    case pageDepth
    /// Values and keys of JSON, cells of a table.
    case entries
    /// Tags and attributes of a page.
    case pageEntries
    /// Columns of a table.
    case columns
    /// Attributes of one element.
    case attributes
    /// Octets of one value of JSON, of one cell, of one piece of a page's text, and of all lines with names and links.
    case text
    /// Code points of one letter with the marks on it, or of what else is shown as one sign.
    case letter

    /// How many there may be.
    package var limit: Int {
        switch self {
        // What people exchange has under ten.
        case .jsonDepth: 64
        // As much as a browser keeps.
        case .pageDepth: 512
        // Ten thousand wishes with all their fields have some 300,000.
        case .entries: 1_000_000
        case .pageEntries: 500_000
        case .columns, .attributes: 1000
        // A picture in an export is some 100 KiB, and ten thousand names with links are some 1 MiB.
        case .text: 4 << 20
        // Letters of all scripts have under ten, a family of emoji 11, and letters for fun 50.
        case .letter: 256
        }
    }
}
