import HearthSodium

/// What a letter says of lists is a map of entries, each with a round or a time.
extension LetterBody: MergedState {
    /// Notes which offers and asks of another state of this letter are not made any more.
    package mutating func noteWithdrawals(since old: LetterBody) {
        withdrawn = old.withdrawn
        withdrawnAsks = old.withdrawnAsks
        let asked = Set(asks.map(\.list))
        for ask in old.asks where !asked.contains(ask.list) {
            withdrawnAsks[ask.list] = max(withdrawnAsks[ask.list] ?? ask.time, ask.time)
        }
        let offered = Set(offers.map(\.list))
        for offer in old.offers where !offered.contains(offer.list) {
            withdrawn[offer.list] = max(withdrawn[offer.list] ?? 0, offer.round)
        }
        cut()
    }

    /// This with the entries of another state of the same letter, in either order: of each list the offer
    /// and the answer of the highest round, the ask that was made last, and of each person and list the
    /// request of the highest round; but no offer that either took back. What a letter says besides is as
    /// here.
    package func merged(with other: LetterBody) -> LetterBody {
        var merged = self
        merged.withdrawn.merge(other.withdrawn) { max($0, $1) }
        merged.withdrawnAsks.merge(other.withdrawnAsks) { max($0, $1) }
        merged.offers = EntryMap.merged(offers, other.offers, by: \.list) {
            EntryRank(UInt64($0.round), $0.octets)
        }.filter { offer in merged.withdrawn[offer.list].map { offer.round > $0 } ?? true }
        merged.answers = EntryMap.merged(answers, other.answers, by: \.list) {
            // Nobody can say yes once more to what they left, only to what is offered again.
            EntryRank(UInt64($0.round), ($0.decision == .left ? [1] : [0]) + $0.octets)
        }
        merged.asks = EntryMap.merged(asks, other.asks, by: \.list) {
            EntryRank($0.time, $0.octets)
        }.filter { ask in merged.withdrawnAsks[ask.list].map { ask.time > $0 } ?? true }
        merged.rosterRequests = EntryMap.merged(
            rosterRequests, other.rosterRequests, by: \.key
        ) {
            // Of one round, that somebody goes.
            EntryRank(UInt64($0.round), ($0.role == nil ? [1] : [0]) + $0.octets)
        }
        merged.cut()
        return merged
    }

    /// The same without what it says of offers that are not among these: that says nothing any more, and
    /// would fill the letter.
    package func answering(_ offers: [Offer]) -> LetterBody {
        var answering = self
        let offered = Set(offers.map(\.list))
        answering.answers.removeAll { !offered.contains($0.list) }
        answering.asks.removeAll { $0.list.map { !offered.contains($0) } ?? false }
        answering.rosterRequests.removeAll { !offered.contains($0.list) }
        return answering
    }

    /// Leaves as much as a letter has room for: what is newest.
    private mutating func cut() {
        let limit = Limits.listsPerMember
        if withdrawn.count > limit {
            let newest = withdrawn.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
            withdrawn = Dictionary(uniqueKeysWithValues: newest.prefix(limit).map { ($0, $1) })
        }
        if withdrawnAsks.count > Limits.asksPerLetter {
            let newest = withdrawnAsks.sorted {
                ($0.value, $0.key?.octets.first ?? 0) > ($1.value, $1.key?.octets.first ?? 0)
            }
            withdrawnAsks = Dictionary(
                uniqueKeysWithValues: newest.prefix(Limits.asksPerLetter).map { ($0, $1) })
        }
        offers = Array(offers.prefix(limit))
        answers = Array(answers.prefix(limit))
        asks = Array(asks.prefix(Limits.asksPerLetter))
        rosterRequests = Array(rosterRequests.prefix(Limits.rosterRequestsPerLetter))
    }
}
