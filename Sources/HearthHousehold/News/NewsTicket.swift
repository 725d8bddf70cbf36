package import HearthAPI
package import HearthReplication
package import HearthSodium
package import HearthWire

/// What somebody holds who follows a member's news as they come.
package struct NewsTicket: Sendable, Hashable {
    package let member: IdentityKey
    /// The hash of the token that they showed.
    fileprivate let session: Digest?
    /// Whether it was given to a sign-in, with which it ends even if the member needs none.
    fileprivate let isSignIn: Bool
}

extension Household {
    /// Lets a member follow their news. What came after those with the id `earlier` is given at
    /// once. The directives are to be carried out as those of any other step: their sign-in may
    /// just have been taken up.
    ///
    /// - Throws: `HearthError` when their keys are locked, or nobody is called so.
    package mutating func follow(
        as caller: Caller, since earlier: Int?, _ work: Work
    ) throws -> (ticket: NewsTicket, missed: [NewsInfo], directives: [Directive]) {
        beginStep(at: work.now)
        try checkPurpose(of: caller, isForCalendars: false)
        endIfIdle(caller, at: work.now)
        if try openSignIn(caller, work) {
            try react(work)
            try dialWanted(work)
        }
        let asker = try asker(caller, needsMember: true, work)
        let book = try newestBook(of: asker, work)
        let session = SignInToken(asker.sessionToken)?.digest
        let last = earlier.map { UInt64(clamping: $0) } ?? .max
        return (
            NewsTicket(
                member: asker.identity, session: session,
                isSignIn: session.flatMap { keyring.presences.member(signedInWith: $0) }
                    == asker.identity),
            book.items.filter { $0.id > last }.map(\.info), takeDirectives()
        )
    }

    /// Whether the session that a ticket was given to goes on.
    package func isValid(_ ticket: NewsTicket, at now: WallTime) -> Bool {
        !ticket.isSignIn && keyring.presences.permanent.contains(ticket.member)
            || keyring.presences.isHere(ticket.member, with: ticket.session, now: now)
    }

    /// Whether a member is here, in any session.
    package func isPresent(_ member: IdentityKey, at now: WallTime) -> Bool {
        keyring.presences.permanent.contains(member)
            || keyring.presences.isHere(member, now: now)
    }

    /// What was put into books in the step that was just committed.
    package var freshNews: [FreshNews] { news.fresh }
}

extension FreshNews {
    package var info: NewsInfo { item.info }
}
