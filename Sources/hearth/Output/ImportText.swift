import HearthAPI
import HearthExchange
import HearthLanguage

/// What a file brings in, for a person.
enum ImportText {
    /// Rows that are shown of one list; anybody who brings in thousands does not read them all.
    private static let shownRows = 50

    /// How many wishes are added.
    static func count(_ lists: [ImportedListInfo]) -> Int {
        lists.reduce(0) { $0 + $1.wishes.count { $0.outcome == .added || $0.outcome == .renamed } }
    }

    /// How many photos come with them.
    static func photoCount(_ lists: [ImportedListInfo]) -> Int {
        lists.reduce(0) { $0 + $1.wishes.reduce(0) { $0 + ($1.photos?.count ?? 0) } }
    }

    static func table(_ list: ImportedListInfo) -> [String] {
        var table = Table(
            Text("LINE"), Text("WISH"), Text("PRICE"), Text("STORE"), Text("PHOTOS"),
            Text("NOTE"))
        for wish in list.wishes.prefix(shownRows) {
            table.add(
                String(wish.line), wish.name, Words.amount(wish.price), wish.store,
                wish.photos.map { String($0.count) }, note(wish.outcome)?.string)
        }
        var lines = table.lines(indent: 2)
        let more = list.wishes.count - shownRows
        if more > 0 { lines.append("  " + Text("… and \(more) more").string) }
        return lines
    }

    private static func note(_ outcome: ImportedWishInfo.Outcome) -> Text? {
        switch outcome {
        case .added: nil
        case .renamed: Text("another wish of the file has the name")
        case .known: Text("is there already")
        case .differs: Text("one by that name is there, which stays as it is")
        }
    }

    static func line(_ note: ImportNote) -> Text {
        guard let line = note.line else { return sentence(note.kind) }
        return Text("Line \(line): \(sentence(note.kind))")
    }

    private static func sentence(_ kind: ImportNote.Kind) -> Text {
        switch kind {
        case .noName: Text("left out, since it has neither a name nor a link.")
        case .notUnderstood(let field, let value):
            Text("“\(value)” means nothing as \(field.rawValue); it stands in the notes.")
        case .noCurrency(let value):
            Text("“\(value)” has no currency; it stands in the notes. --currency says which.")
        case .sharedSign(let value, let code):
            Text("“\(value)” was read as \(code). --currency says another.")
        case .moreThanAnAmount(let value):
            Text("“\(value)” says more than an amount; it stands in the notes too.")
        case .cut(let field, let limit):
            Text("\(field.rawValue) is too long: the first \(limit) fit.")
        case .cleaned(let field):
            Text("characters of \(field.rawValue) that would steer how it is shown are left out.")
        case .moreCells: Text("there are more cells than columns; the last ones are left out.")
        case .unknownColumn(let name):
            Text("“\(name)” is not brought in. --map says what it is.")
        case .photoElsewhere(let file):
            Text("“\(file)” is no file in the folder, or below it; the photo is left out.")
        case .friendsList(let title):
            Text("“\(title)” is the list of a friend and is left out.")
        case .guessedEncoding:
            Text("The file is not UTF-8; it was read as Windows-1252.")
        case .linksOnly:
            Text("The page says nothing of its products; the links in its lists were taken.")
        }
    }
}

extension Console {
    /// What would be added to lists.
    func say(_ lists: [ImportedListInfo]) {
        for list in lists {
            sayHeading(
                list.isNew
                    ? Text("\(list.title) (new)")
                    : Text(verbatim: list.title == "Tray" ? Text("Tray").string : list.title))
            say(ImportText.table(list))
        }
    }
}
