import HearthAPI
import HearthLanguage

/// What givers tell, for a person.
enum ThanksText {
    /// Exactly what the owner will learn.
    static func announcement(
        _ proposal: ThanksProposal, _ gifts: [GiftInfo], text: String?
    ) -> [String] {
        let told = proposal.told?.gifts.filter { old in
            !gifts.contains { $0.id == old.id || $0.wish == old.wish }
        }
        let words = text ?? proposal.told?.text
        var lines = [
            Text("\(proposal.owner) will learn that these gifts on “\(proposal.list)” are yours:")
                .description
        ]
        lines += ((told ?? []) + gifts).map { "  " + gift($0) }
        if let words, !words.isEmpty { lines.append("  “\(words)”") }
        lines.append(
            Text("The others on the list see that you told something, not what.").string)
        return lines
    }

    static func lines(_ thanks: ThanksInfo) -> [String] {
        var lines = thanks.gifts.map { "  " + gift($0) }
        if let text = thanks.text {
            lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
                "  " + SafeText.line(String($0))
            }
        }
        if thanks.isThanked { lines.append("  " + Text("You have thanked for it.").string) }
        return lines
    }

    private static func gift(_ gift: GiftInfo) -> String {
        let name = SafeText.line(gift.wish) + (gift.pieces.map { " × \($0)" } ?? "")
        return gift.isTogether ? Text("\(name), together with others").string : name
    }
}
