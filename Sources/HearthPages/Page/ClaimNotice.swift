package import HearthAPI
package import HearthLanguage

/// What a page says once of reserving, holding, chipping in and buying: what came of it.
package enum ClaimNotice {
    package static func text(_ claim: ClaimInfo) -> Text {
        let lines = ClaimText.outcome(of: claim) + [Text("It is in your cart.")]
        let sentences = lines.map { PlainSentences.withoutCommands($0.string) }
        return Text(verbatim: sentences.joined(separator: " "))
    }
}
