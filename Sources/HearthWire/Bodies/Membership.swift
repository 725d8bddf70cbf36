package import HearthSodium

/// Where somebody stands with a list that one of its owners offers to them. Both homes decide it by
/// this rule, from the letters of the two and the list's roster (protocol-spec/records.md, Rounds):
///
/// - Every offer of a list to a person has a **round**, higher than all that was said of it before. An
///   answer names the round of the offer that it answers. A **removal** in the roster says up to which
///   round offers to the person are over.
/// - An offer also says **since** which round the list has been offered: the first one after they were
///   last off the list. It stays while a reader is asked for another role.
/// - So an offer is over if its `since` is not above the removal, and an answer to a round before
///   `since` says nothing any more. An answer to an earlier round that is not before `since` holds
///   until they answer again: nobody stops reading because they are asked for another role.
/// - To only read needs no answer of somebody who reads already: a yes to an earlier round that is not
///   before `since` is one to an offer in the role friend too.
package enum Membership: Hashable, Sendable {
    /// Nothing is offered to them, or they were taken off after it was.
    case off
    /// They are asked, and have said nothing since they were last off.
    case asked
    /// They have said this, and are asked again.
    case askedAgain(after: LetterBody.Decision)
    /// They have said this to the present offer.
    case answered(LetterBody.Decision)
    /// They have answered a later offer, which the home that made it has forgotten. Nobody is let in
    /// by that, and nobody is asked.
    case ahead

    /// Where somebody stands, by what the owner's letter offers, what the person's letter answers and
    /// their removal in the roster. The last is nil where the person themselves decides: who is taken
    /// off gets no roster any more.
    package static func decide(
        offer: LetterBody.Offer?, answer: LetterBody.Answer?, removal: UInt32? = nil
    ) -> Membership {
        guard let offer, !isOver(offer.since, by: removal) else { return .off }
        guard let answer, answer.round >= offer.since else { return .asked }
        if answer.round > offer.round { return .ahead }
        if answer.round == offer.round || offer.role == .friend && answer.decision == .accepted {
            return .answered(answer.decision)
        }
        return .askedAgain(after: answer.decision)
    }

    /// Whether what was offered, or asked of the host, since a round is over.
    package static func isOver(_ since: UInt32, by removal: UInt32?) -> Bool {
        removal.map { since <= $0 } ?? false
    }

    /// Whether the person is to answer.
    package var isOpen: Bool {
        switch self {
        case .asked, .askedAgain: true
        case .off, .answered, .ahead: false
        }
    }

    /// What the person said to the present offer.
    package var decision: LetterBody.Decision? {
        if case .answered(let decision) = self { decision } else { nil }
    }

    // MARK: Rounds

    /// The round of a new offer, above everything that was said of the list between two people.
    ///
    /// It is no earlier than the clock, so that no round comes twice where both letters forgot the last
    /// one. A friend's number may be anything, the highest included.
    package static func nextRound(after rounds: [UInt32?], now: WallTime) -> UInt32 {
        let newest = rounds.compactMap(\.self).max() ?? 0
        return max(newest == .max ? newest : newest + 1, UInt32(clamping: now.seconds))
    }

    /// The `since` of a new offer: of somebody who reads the list, that of the present offer. If that is
    /// lost, they were not taken off after their removal.
    package static func since(
        isReader: Bool, present: LetterBody.Offer?, removal: UInt32?, round: UInt32
    ) -> UInt32 {
        guard isReader else { return round }
        return present?.since ?? removal.map { $0 == .max ? $0 : $0 + 1 } ?? 0
    }

    /// The round of a removal: all that was offered to the person up to now is over, except an offer
    /// that was made since they last said yes, because they had been taken off before that. What
    /// another owner requested for them is over too.
    package static func removalRound(
        offer: LetterBody.Offer?, answer: LetterBody.Answer?, requested: UInt32?, now: WallTime
    ) -> UInt32 {
        var round = max(offer?.round ?? 0, UInt32(clamping: now.seconds))
        if let offer, answer?.decision == .accepted,
            decide(offer: offer, answer: answer) == .asked
        {
            round = offer.since - 1
        }
        return max(round, requested ?? 0)
    }
}

extension RosterBody {
    /// The round up to which offers to somebody are over, as far as this roster can tell; nil: they were
    /// not taken off.
    ///
    /// Of people who were taken off before all whom it still names it knows nothing, except of its
    /// readers: they were not taken off unnamed.
    package func removal(of person: IdentityKey, on list: ListID) -> UInt32? {
        let named = removal(of: AuthorTag(of: person, in: list))
        guard named == nil, removals.count == Limits.rosterRemovals,
            !readers.contains(where: { $0.person.identity == person })
        else { return named }
        return removals.map(\.round).min()
    }

    /// Whether what is asked of the host about somebody is over.
    package func isOver(_ request: LetterBody.RosterRequest) -> Bool {
        Membership.isOver(
            request.round, by: removal(of: request.person.identity, on: request.list))
    }
}
