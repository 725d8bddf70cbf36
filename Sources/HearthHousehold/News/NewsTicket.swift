package import HearthAPI
import HearthReplication
package import HearthSodium
package import HearthWire

/// What somebody holds who follows a member's news as they come.
package struct NewsTicket: Sendable, Hashable {
    package let member: IdentityKey
    fileprivate let session: [UInt8]
}

extension Household {
    /// Lets a member follow her news. What came after those with the id `earlier` is given at once.
    ///
    /// - Throws: `HearthError` when her keys are locked, or nobody is called so.
    package mutating func follow(
        as caller: Caller, since earlier: Int?, _ work: Work
    ) throws -> (ticket: NewsTicket, missed: [NewsInfo]) {
        replicator.stepBegins(at: work.now)
        news.fresh = []
        let asker = try asker(caller, needsMember: true, work)
        let book = try newestBook(of: asker, work)
        let session = asker.sessionToken.flatMap { Hex.decode($0) } ?? []
        let last = earlier.map { UInt64(clamping: $0) } ?? .max
        return (
            NewsTicket(member: asker.identity, session: session),
            book.items.filter { $0.id > last }.map(\.info)
        )
    }

    /// Whether the session that a ticket was given to goes on.
    package func isValid(_ ticket: NewsTicket, at now: WallTime) -> Bool {
        keyring.isPermanent(ticket.member)
            || keyring.isOpen(ticket.session, for: ticket.member, now: now)
    }

    /// Whether a member is here, in any session.
    package func isPresent(_ member: IdentityKey, at now: WallTime) -> Bool {
        keyring.isPermanent(member) || keyring.hasSession(member, now: now)
    }

    /// What was put into books in the step that was just committed.
    package var freshNews: [FreshNews] { news.fresh }
}

extension FreshNews {
    package var info: NewsInfo { item.info }
}
