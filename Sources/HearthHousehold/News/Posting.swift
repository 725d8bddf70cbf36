import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Puts a piece of news into a member's book; the only way into it. `moment`: when it was, where that is
    /// not now. `call`: whom else it is told.
    package mutating func post(
        _ draft: NewsDraft, to book: inout NewsBook, of member: IdentityKey,
        at moment: WallTime? = nil, as call: NewsCall = .usual, _ work: Work
    ) {
        precondition(
            draft.isFor(member, in: replicator.directory),
            "news of claims go to members of the circle alone")
        news.fresh.append(
            FreshNews(member: member, item: book.add(draft, at: moment ?? work.now), call: call))
    }

    /// The same for what is told at once: the book is saved.
    mutating func post(
        _ drafts: [NewsDraft], to member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        var book = try book(of: member, keys: keys, work)
        for draft in drafts { post(draft, to: &book, of: member, work) }
        try save(book, of: member, keys: keys, work)
        news.books[member] = book
        noteChange()
    }
}
