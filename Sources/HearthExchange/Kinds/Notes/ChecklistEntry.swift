import HearthLists

/// A line of a checklist from a file, as a home takes it: of one that is too long the beginning is the name, cut at a
/// word, and all of it stands in the text.
struct ChecklistEntry: Hashable {
    let name: String
    let text: String
    /// Whether the words do not all fit.
    let isCut: Bool

    /// Nil for a line with nothing to see on it.
    init?(_ entry: ChecklistText.Entry) {
        let rule = TextRule(limit: ExchangeLimits.file)
        let whole = WishText.fit(entry.line.text, to: rule).text
        guard (try? TextRule(limit: ExchangeLimits.file, mayBeEmpty: false).check(whole)) != nil
        else { return nil }
        let name = FittedName(whole)
        self.name = name.text
        // What a home wrote says the whole line in its text already.
        let words = [name.isWhole ? "" : whole, entry.text].filter { !$0.isEmpty }
        let fitted = WishText.fit(words.joined(separator: "\n"), to: .notes)
        text = fitted.text
        isCut = fitted.isCut
    }
}
