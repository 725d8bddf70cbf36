package import HearthAPI
package import HearthLanguage

extension PastedView {
    /// Lines of a checklist. `page`: where they were pasted. `longCount`: how many are longer than a name.
    package static func lines(
        _ lines: [NewLine], longCount: Int, word: String, list: ListInfo, page: String,
        child: String?
    ) -> PastedView {
        let count = lines.count
        let done = lines.count { $0.isDone == true }
        var remarks: [Text] = []
        if done > 0 {
            remarks.append(
                Text(
                    count: done, one: "1 of them is ticked.", other: "\(done) of them are ticked.")
            )
        }
        if longCount > 0 { remarks.append(long(longCount)) }
        return PastedView(
            Text(
                count: count, one: "Add 1 line to “\(list.title ?? "…")”?",
                other: "Add \(count) lines to “\(list.title ?? "…")”?"),
            button: Text(count: count, one: "Add 1 line", other: "Add \(count) lines"),
            remarks: remarks, word: word, page: page, child: child, isChecklist: true,
            rows: lines.lazy.map { Row(name: $0.name, isDone: $0.isDone == true) })
    }

    /// What is said of lines that are longer than a name.
    package static func long(_ count: Int) -> Text {
        Text(
            count: count, one: "1 line is long: all of it stands in its text.",
            other: "\(count) lines are long: all of each stands in its text.")
    }
}
