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
