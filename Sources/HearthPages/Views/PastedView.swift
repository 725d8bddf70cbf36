package import HearthAPI
package import HearthLanguage

/// Asks whether all lines that were pasted into the field for one are to be added.
package struct PastedView: PageContent {
    package static let template = "pasted"
    package static let address = "/pasted"
    /// Lines that are shown; nobody reads more before they say yes.
    private static let shown = 50

    package let heading: Text
    let button: Text
    let remarks: [Text]
    /// Under what it is remembered.
    let word: String
    let cancel: String
    let child: String?
    let isChecklist: Bool
    let rows: [Row]
    let more: Text?

    struct Row: Sendable {
        let name: String
        let isDone: Bool
        let quantity: String?
        let link: String?
    }

    /// Lines of a checklist. `page`: where they were pasted. `longCount`: how many are longer than a name.
    package init(
        _ lines: [NewLine], longCount: Int, word: String, list: ListInfo, page: String,
        child: String?
    ) {
        let count = lines.count
        heading = Text(
            count: count, one: "Add 1 line to “\(list.title ?? "…")”?",
            other: "Add \(count) lines to “\(list.title ?? "…")”?")
        button = Text(count: count, one: "Add 1 line", other: "Add \(count) lines")
        let done = lines.count { $0.isDone == true }
        remarks =
            (done == 0
                ? []
                : [
                    Text(
                        count: done, one: "1 of them is ticked.",
                        other: "\(done) of them are ticked.")
                ])
            + (longCount == 0 ? [] : [Self.long(longCount)])
        (self.word, cancel, self.child, isChecklist) = (word, page, child, true)
        rows = lines.prefix(Self.shown).map {
            Row(name: $0.name, isDone: $0.isDone == true, quantity: nil, link: nil)
        }
        more = Self.more(than: count)
    }

    /// Wishes; `list`: what theirs is called, nil for none.
    package init(
        _ wishes: [ImportedWish], remarks: [Text], word: String, list: String?, page: String,
        child: String?
    ) {
        let count = wishes.count
        heading =
            if let list {
                Text(
                    count: count, one: "Add 1 wish to “\(list)”?",
                    other: "Add \(count) wishes to “\(list)”?")
            } else {
                Text(count: count, one: "Add 1 wish?", other: "Add \(count) wishes?")
            }
        button = Text(count: count, one: "Add 1 wish", other: "Add \(count) wishes")
        self.remarks = Array(remarks.prefix(Self.shown))
        (self.word, cancel, self.child, isChecklist) = (word, page, child, false)
        rows = wishes.prefix(Self.shown).map {
            Row(
                name: $0.name, isDone: false, quantity: $0.fields.quantity.map { "× \($0)" },
                link: $0.fields.link)
        }
        more = Self.more(than: count)
    }

    private static func more(than count: Int) -> Text? {
        count > shown ? Text("… and \(count - shown) more") : nil
    }

    /// What is said of lines that are longer than a name.
    package static func long(_ count: Int) -> Text {
        Text(
            count: count, one: "1 line is long: all of it stands in its text.",
            other: "\(count) lines are long: all of each stands in its text.")
    }
}
