import HearthLists
import HearthWire

extension LetterBody {
    /// This together with an older state: what either offered, answered or asked since is there, and
    /// what either withdrew is not. Of two offers or answers about one list that of the later round
    /// counts, and of one round that somebody left it.
    ///
    /// Addresses and the key of the profile are as here: they are what the home knows now.
    func merged(with older: LetterBody, since base: LetterBody?) -> LetterBody {
        var merged = self
        merged.offers = Array(
            ThreeWay.elements(older.offers, offers, since: base?.offers, by: \.list) {
                older, newer, _ in older.round > newer.round ? older : newer
            }.prefix(Limits.listsPerMember))
        merged.answers = Array(
            ThreeWay.elements(older.answers, answers, since: base?.answers, by: \.list) {
                older, newer, base in
                guard older.round == newer.round else {
                    return older.round > newer.round ? older : newer
                }
                // Nobody can say yes once more to what they left, only to what is offered again.
                if let left = [newer, older].first(where: { $0.decision == .left }) { return left }
                return ThreeWay.value(older, newer, since: base)
            }.prefix(Limits.listsPerMember))
        merged.asks = Array(
            ThreeWay.elements(older.asks, asks, since: base?.asks, by: \.list) { older, newer, _ in
                older.time > newer.time ? older : newer
            }.prefix(Limits.asksPerLetter))
        merged.rosterRequests = Array(
            ThreeWay.elements(
                older.rosterRequests, rosterRequests, since: base?.rosterRequests, by: \.key
            ) { older, newer, _ in
                // Of one round, that somebody goes.
                guard older.round == newer.round else {
                    return older.round > newer.round ? older : newer
                }
                return older.role == nil ? older : newer
            }.prefix(Limits.rosterRequestsPerLetter))
        return merged
    }
}
