package import HearthAPI
package import HearthLanguage

/// What a page says once of reserving, holding, chipping in and buying: what came of it.
package enum ClaimNotice {
    /// A line, where it went as they asked; all there is to know, where it did not.
    package static func text(_ claim: ClaimInfo) -> Text {
        let lines = ClaimText.outcome(of: claim)
        if lines.count == 1, let line = line(claim) { return line }
        let sentences = (lines + [Text("It is in your cart.")])
            .map { PlainSentences.withoutCommands($0.string) }
        return Text(verbatim: sentences.joined(separator: " "))
    }

    private static func line(_ claim: ClaimInfo) -> Text? {
        switch claim.state {
        case .reserved: Text("Reserved · in your cart")
        case .held:
            claim.wish.standing?.queue.first(where: \.isCaller)?.until
                .map { Text("Held until \(LocalTime.near($0)) · in your cart") }
        case .bought: Text("Marked as bought")
        default: nil
        }
    }
}
