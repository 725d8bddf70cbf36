package import HearthAPI
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// The one place that decides whether somebody may ask for something, of the API, of pages and of
    /// commands alike.
    ///
    /// - Throws: `HearthError`: it is not for them, or they have to show that it is them.
    package func checkAskers(
        _ askers: Askers, of asker: Asker, _ caller: Caller, _ work: Work
    ) throws {
        if caller.place == .home { return }
        switch askers {
        case .anyone, .everybody: return
        case .atHome: throw HearthError(.atHomeOnly)
        case .householders:
            let householders = try householders(work)
            // A name alone says nothing on a page: the sign-in has to be theirs.
            guard let token = SignInToken(caller.session), !token.isForCalendars,
                keyring.presences.member(signedInWith: token.digest) == asker.identity
            else { throw HearthError(.signedOut) }
            guard householders.contains(asker.identity) else {
                let names = try householders.map { try personName($0, work) }.sorted()
                throw HearthError(
                    .householdersOnly, ["candidates": names.joined(separator: ", ")])
            }
        }
    }

    /// Has whoever asks on a page give their passphrase once more.
    ///
    /// - Throws: `HearthError`: as `confirm`; `ownPassphraseFirst`: they have none, where everybody sits.
    package mutating func checkConfirmation(
        _ current: String?, of asker: Asker, _ caller: Caller, _ work: Work
    ) throws {
        if caller.place == .home { return }
        if caller.place == .familyDevice,
            try work.store.row(MemberRow.self, asker.identity)?.protection.isEmpty ?? true
        {
            throw HearthError(.ownPassphraseFirst)
        }
        try confirm(asker, passphrase: current, work)
    }
}

extension ConfirmAskers: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> CallerInfo
    {
        try household.checkAskers(wanted, of: asker, asker.caller, work)
        // At home nobody need be named.
        guard asker.caller.place != .home else { return CallerInfo(key: nil, isHouseholder: true) }
        return CallerInfo(
            key: PublicKeyText(identity: asker.identity, node: household.node).text,
            isHouseholder: try household.householders(work).contains(asker.identity))
    }
}
