package import HearthLanguage

/// What is known about one thing: a label and a value a line, the values aligned.
package struct Facts {
    private var facts: [(label: String, value: String)] = []

    /// None yet.
    package init() {}

    /// Adds a line, or nothing when there is no value. Further lines of a value are indented.
    package mutating func add(_ label: Text, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        facts.append((label.string, SafeText.block(value)))
    }

    /// The same in the language that is spoken.
    package mutating func add(_ label: Text, _ value: Text) { add(label, value.string) }

    /// A line for each fact, and for each further line of its value.
    package func lines(indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let width = facts.map(\.label.displayWidth).max() ?? 0
        let hanging = margin + String(repeating: " ", count: width + 2)
        return facts.map { fact in
            let lines = fact.value.split(separator: "\n", omittingEmptySubsequences: false)
            return margin + fact.label.padded(to: width) + "  "
                + lines.joined(separator: "\n" + hanging)
        }
    }
}
