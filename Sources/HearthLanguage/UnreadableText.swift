/// What editors of a list wrote last and no reader here can read.
package enum UnreadableText {
    /// `names`: of those editors; nil for nobody.
    package static func line(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        return Text(
            "What \(People(names).description) wrote last cannot be read here. A newer Hearth may have written it; if so, update yours."
        )
    }
}
