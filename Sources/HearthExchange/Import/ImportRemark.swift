/// Something that a person should know before they bring a file in.
package struct ImportRemark: Hashable, Sendable {
    /// The line of the text, or its position among the entries; nil for the file as a whole.
    package let line: Int?
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
        /// Left out: there is neither a name nor a link.
        case noName
        /// A value that means nothing here; it stands in the wish's notes instead.
        case notUnderstood(ImportField, String)
        /// An amount without a currency; it stands in the notes instead.
        case noCurrency(String)
        /// An amount with a sign that several currencies share, and the code of the one as which it was read.
        case sharedSign(String, code: String)
        /// A price that is a range, or approximate: the lower end is taken, the text stands in the notes.
        case moreThanAnAmount(String)
        /// An amount that may be in hundredths of its currency, so that nobody knows it; it stands in the notes instead.
        case mayBeHundredths(String)
        /// The box before it is ticked; it is brought in like the others.
        case ticked
        /// Longer than fits.
        case cut(ImportField, limit: Int)
        /// Held characters that steer how text is shown; they are gone.
        case cleaned(ImportField)
        /// More cells than there are columns.
        case moreCells
        /// A column or key that is not brought in.
        case unknownColumn(String)
        /// A photo that is not named as a file in the folder, or below it: an address on the web, or a
        /// path that leads elsewhere. Nothing is fetched, and nothing else of the machine is read.
        case photoElsewhere(String)
        /// A friend's list in an export; what is theirs is not brought in as one's own.
        case friendsList(String)
        /// What somebody wrote and gives, in an export: it belongs to lists of then.
        case wordsAndCart
        /// Not UTF-8: read as Windows-1252, as older spreadsheet programs write it.
        case guessedEncoding
        /// The page says nothing about products: links in its lists were taken.
        case linksOnly
        /// Some of what the page says of its products is no JSON, even when repaired; the rest was taken.
        case productsUnread
        /// The page says that its list has more entries than are in the file.
        case partOfList(found: Int, said: Int)
    }
}
