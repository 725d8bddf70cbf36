package import HearthAPI
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Who asks, or the child for whom they do, and whether keys came into memory with their sign-in.
    ///
    /// - Throws: `HearthError`: nobody is called so, their keys are needed and locked, or it is not for
    ///   them.
    package mutating func authenticate<Case: UseCase>(
        _ caller: Caller, for useCase: Case, _ work: Work
    ) throws -> (asker: Asker, hasOpened: Bool) {
        try checkPurpose(of: caller, isForCalendars: Case.isForCalendars)
        endIfIdle(caller, at: work.now)
        let hasOpened = try openSignIn(caller, work)
        let asker = try asker(
            caller, needsMember: useCase.needsMember,
            naming: Case.isReading ? .beginning : .whole, work)
        if Case.needsKeys, asker.keys == nil {
            throw HearthError(.locked, ["member": asker.name])
        }
        try checkAskers(Case.askers, of: asker, caller, work)
        if let confirmed = useCase as? any Confirmed, confirmed.needsConfirmation {
            try checkConfirmation(confirmed.current, of: asker, caller, work)
        }
        let actor = try actor(for: useCase, asker, work)
        try checkLivesHere(actor, for: Case.self, work)
        return (actor, hasOpened)
    }
}
