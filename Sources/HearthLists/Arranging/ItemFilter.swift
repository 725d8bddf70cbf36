/// Which items of a list are shown.
package struct ItemFilter: Hashable, Sendable {
    /// Each of them stands somewhere in the item.
    private var words: [SoughtWord] = []
    /// All of them stand on the item.
    private var tags: [String] = []
    private var store: String?
    /// Bounds of the price; with a currency they leave out other currencies.
    package var lowest: Bound?
    package var highest: Bound?

    /// An amount, in hundredths, of one currency or of any.
    package struct Bound: Hashable, Sendable {
        package let minorUnits: Int64
        package let currency: Currency?

        /// Reads `500`, `500 SEK` and other ways to write an amount (`WrittenPrice`).
        package init?(_ text: String) {
            guard let written = WrittenPrice(text, currency: nil) else { return nil }
            (minorUnits, currency) = (written.amount, written.isShared ? nil : written.currency)
        }
    }

    /// The items in which every word of the text stands, in their name, notes, tags, store or
    /// place; which have the tag, or all of several, one a line; and which are to be had in the store.
    package init(text: String = "", tag: String? = nil, store: String? = nil) {
        words = FoldedText.forSearch(text).split(whereSeparator: \.isWhitespace).map {
            SoughtWord($0)
        }
        tags = (tag ?? "").split(separator: "\n").map { FoldedText.forSearch(String($0)) }
        self.store = store.map(FoldedText.forSearch)
    }

    /// Whether there is anything to look for.
    package var hasWords: Bool { !words.isEmpty }

    package func shows(_ item: Item) -> Bool {
        if !hasTags(of: item) { return false }
        if let store, item.wish?.isToBeHad(in: store) != true { return false }
        return showsPrice(of: item) && hasWords(of: item)
    }

    private func hasTags(of item: Item) -> Bool {
        tags.isEmpty || Set(item.tags.map(FoldedText.forSearch)).isSuperset(of: tags)
    }

    private func showsPrice(of item: Item) -> Bool {
        guard lowest != nil || highest != nil else { return true }
        guard let price = item.givable?.price else { return false }
        for bound in [lowest, highest] {
            if let currency = bound?.currency, currency != price.currency { return false }
        }
        return price.minorUnits >= lowest?.minorUnits ?? 0
            && price.minorUnits <= highest?.minorUnits ?? .max
    }

    private func hasWords(of item: Item) -> Bool {
        guard !words.isEmpty else { return true }
        var text = SearchedText()
        text.append(item.name)
        text.append(item.text)
        for tag in item.tags { text.append(tag) }
        for file in item.attachments { text.append(file.caption) }
        for other in item.known?.texts ?? [] { text.append(other) }
        return words.allSatisfy(text.contains)
    }
}
