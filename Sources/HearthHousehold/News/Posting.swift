import HearthReplication
package import HearthSodium
package import HearthWire

extension Household {
    /// Puts a piece of news into a member's book; the only way into it. `moment`: when it was, where that is
    /// not now.
    package mutating func post(
        _ draft: NewsDraft, to book: inout NewsBook, of member: IdentityKey,
        at moment: WallTime? = nil, _ work: Work
    ) {
        precondition(
            draft.isFor(member, in: replicator.directory),
            "news of claims go to members of the circle alone")
        news.fresh.append(FreshNews(member: member, item: book.add(draft, at: moment ?? work.now)))
    }
}
