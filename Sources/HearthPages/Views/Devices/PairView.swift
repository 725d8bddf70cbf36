package import HearthAPI
package import HearthLanguage

/// What a device shows that wants to be let in. It names nobody.
package struct PairView: PageContent {
    package static let template = "pair"

    /// What both screens show.
    let words: String?
    let problem: Text?

    package init(words: [PairingWord]?, problem: Text? = nil) {
        self.words = words.map { $0.map(\.text.string).joined(separator: " · ") }
        self.problem = problem
    }
}
