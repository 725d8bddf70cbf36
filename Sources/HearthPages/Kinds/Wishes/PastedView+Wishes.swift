package import HearthAPI
package import HearthLanguage

extension PastedView {
    /// Wishes; `list`: what theirs is called, nil for none.
    package static func wishes(
        _ wishes: [ImportedWish], remarks: [Text], word: String, list: String?, page: String,
        child: String?
    ) -> PastedView {
        let count = wishes.count
        let heading =
            if let list {
                Text(
                    count: count, one: "Add 1 wish to “\(list)”?",
                    other: "Add \(count) wishes to “\(list)”?")
            } else {
                Text(count: count, one: "Add 1 wish?", other: "Add \(count) wishes?")
            }
        return PastedView(
            heading, button: Text(count: count, one: "Add 1 wish", other: "Add \(count) wishes"),
            remarks: remarks, word: word, page: page, child: child,
            rows: wishes.lazy.map {
                Row(
                    name: $0.name, quantity: $0.fields.quantity.map { "× \($0)" },
                    link: $0.fields.link)
            })
    }
}
