package import HearthAPI
package import HearthSodium
package import HearthWire

/// What somebody holds who follows a member's news as they come.
package struct NewsTicket: Sendable, Hashable {
    package let member: IdentityKey
    /// The hash of the token that they showed.
    let session: Digest?
    /// Whether it was given to a sign-in, with which it ends even if the member needs none.
    let isSignIn: Bool

    package init(member: IdentityKey, session: Digest?, isSignIn: Bool) {
        self.member = member
        self.session = session
        self.isSignIn = isSignIn
    }
}

extension Household {
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
    /// What followers are told.
    package var event: NewsEvent { call == .usual ? .news(info) : .due(info) }
}
