package import HearthExchange
package import HearthLanguage

/// What a person should know before they bring a file in, in words.
extension ImportRemark {
    /// What it says, with the line that it is about.
    package var text: Text {
        guard let line else { return sentence }
        return Text("Line \(line): \(sentence)")
    }

    private var sentence: Text {
        switch kind {
        case .noName: Text("left out, since it has neither a name nor a link.")
        case .notUnderstood(let field, let value):
            Text("“\(value)” means nothing as \(field.rawValue); it stands in the notes.")
        case .noCurrency(let value):
            Text("“\(value)” has no currency; it stands in the notes.")
        case .sharedSign(let value, let code):
            Text("“\(value)” was read as \(code).")
        case .moreThanAnAmount(let value):
            Text("“\(value)” says more than an amount; it stands in the notes too.")
        case .mayBeHundredths(let value):
            Text("“\(value)” may be in hundredths; it stands in the notes.")
        case .ticked: Text("ticked in the file; it is imported all the same.")
        case .cut(let field, let limit):
            Text("\(field.rawValue) is too long: the first \(limit) fit.")
        case .cleaned(let field):
            Text("characters of \(field.rawValue) that would steer how it is shown are left out.")
        case .moreCells: Text("there are more cells than columns; the last ones are left out.")
        case .unknownColumn(let name):
            Text("“\(name)” is not imported.")
        case .photoElsewhere(let file):
            Text("“\(file)” is no file in the folder, or below it; the photo is left out.")
        case .friendsList(let title):
            Text("“\(title)” is the list of a friend and is left out.")
        case .wordsAndCart:
            Text(
                "Comments, whispers and the cart in the file belong to lists of then and are left out."
            )
        case .guessedEncoding:
            Text("The file is not UTF-8; it was read as Windows-1252.")
        case .linksOnly:
            Text("The page says nothing of its products; the links in its lists were taken.")
        case .productsUnread:
            Text("Some of what the page says of its products cannot be read; the rest was taken.")
        case .partOfList(let found, let said):
            Text(
                "Only \(found) of \(said) are in the file. Scroll to the end of the list in the shop, then save the page again."
            )
        }
    }
}
