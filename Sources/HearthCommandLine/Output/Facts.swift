import HearthLanguage

/// What is known about one thing: a label and a value a line, the values aligned.
struct Facts {
    private var facts: [(label: String, value: String)] = []

    /// Adds a line, or nothing when there is no value. Further lines of a value are indented.
    mutating func add(_ label: Text, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        facts.append((label.string, SafeText.block(value)))
    }

    mutating func add(_ label: Text, _ value: Text) { add(label, value.string) }

    func lines(indent: Int = 0) -> [String] {
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
