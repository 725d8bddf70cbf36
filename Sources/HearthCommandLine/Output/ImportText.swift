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
                String(wish.line), wish.name, Words.price(wish.price), wish.store,
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
        case .refused: Text("is left out")
        }
    }

    /// Says of each entry that stays out why.
    static func explainRefused(_ lists: [ImportedListInfo], on console: Console) {
        let refused = lists.flatMap(\.wishes).filter { $0.problem != nil }
        for wish in refused.prefix(shownRefused) {
            guard let problem = wish.problem else { continue }
            let reason = Language.current.text(for: problem)
            console.explain(Text("Line \(wish.line): “\(wish.name)”: \(reason)"))
        }
        let more = refused.count - shownRefused
        if more > 0 { console.explain(Text("… and \(more) more")) }
    }

    /// Of more only the number is told.
    private static let shownRefused = 100
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
