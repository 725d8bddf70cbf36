import HearthAPI
import HearthLanguage

extension ClaimText {
    /// Who sees to what.
    static func roles(_ claim: ClaimInfo) -> [String] {
        guard let standing = claim.wish.standing else { return [] }
        var facts = Facts()
        for (task, name) in GivingText.tasks(standing) {
            facts.add(label(of: task), name ?? Text("nobody yet").string)
        }
        return [Text("Who sees to what for “\(claim.wish.name)”:").string]
            + facts.lines(indent: 2)
    }

    private static func label(of task: GiftTask) -> Text {
        switch task {
        case .buys: Text("Buys")
        case .wraps: Text("Wraps")
        case .card: Text("Writes the card")
        }
    }
}
