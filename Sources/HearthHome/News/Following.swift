package import HearthAPI
package import HearthHousehold
package import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

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
}
