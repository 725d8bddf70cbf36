/// What the program says for a command line, as a page says it: here one taps.
package enum PlainSentences {
    /// The text without the sentences that name a command or an option; the first stays whatever it
    /// says.
    package static func withoutCommands(_ text: String) -> String {
        let sentences = text.split(separator: ". ")
        let kept = sentences.indices.filter {
            !sentences[$0].contains("`") && !sentences[$0].contains(" --")
        }
        let said = kept.isEmpty ? Array(sentences.indices.prefix(1)) : kept
        // Splitting took the full stop of every sentence but the last.
        let end = said.last == sentences.indices.last ? "" : "."
        return said.map { sentences[$0] }.joined(separator: ". ") + end
    }
}
