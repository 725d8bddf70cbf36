/// Why a file cannot be brought in at all.
package enum ImportError: Error, Hashable {
    /// More octets than `ExchangeLimits.file`.
    case tooLarge
    /// More of something than it allows, seen after so many octets; in texts whose escapes were read already,
    /// octets of those.
    case beyond(ReadingBound, at: Int)
    /// Not text: a picture, a spreadsheet program's own file, an archive.
    case notText
    /// Text of another kind, which holds no list of wishes.
    case otherFile(OtherFile)
    /// Text, but not of the format that was asked for or that it looks like.
    case malformed(ImportFormat)
    /// Nothing that could be a wish.
    case empty
    /// More than `ExchangeLimits.wishes`.
    case tooMany
    /// A folder with more notes, or more files of all kinds.
    case tooManyFiles(limit: Int)
    /// No column is known to hold names or links; these are the columns.
    case noNames(columns: [String])
    /// `--map` names a column that is not there; these are.
    case unknownColumn(String, columns: [String])
}
