import HearthAPI
package import HearthSodium
import HearthWire

extension SignIn: UseCase {
    var needsMember: Bool { false }

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> SignInInfo {
        let members = try work.store.rows(MemberRow.self)
            .map { (row: $0, name: try household.personName($0.identity, work)) }
        let (row, name) = try Names.one(
            members, called: member, name: \.name, unknown: .unknownMember,
            ambiguous: .ambiguousMember)
        let passphrase = passphrase?.nilIfEmpty
        guard !row.protection.isEmpty else {
            guard passphrase == nil else {
                throw HearthError(.noPassphraseSet, ["member": name])
            }
            let token = try household.addSignIn(
                of: row.identity, seed: nil, isForCalendars: forCalendars == true, work)
            return SignInInfo(token: token.text, member: name)
        }
        guard let passphrase else { throw HearthError(.textEmpty, ["field": "passphrase"]) }
        let seed = try household.seed(of: row, passphrase: passphrase, work)
        let token = try household.addSignIn(
            of: row.identity, seed: seed, isForCalendars: forCalendars == true, work)
        household.keyring.attemptSucceeded(of: row.identity)
        try household.happened(.unlocked(row.identity), work)
        return SignInInfo(
            token: token.text, member: name, isShort: household.isShort(row.identity))
    }
}

extension SignOutElsewhere: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let (member, shown) = (asker.identity, SignInToken(asker.sessionToken)?.digest)
        try Settings.countEnding(of: member, work)
        // Also those that were not shown since the node started.
        for row in try work.store.rows(SignInRow.self, of: member) where row.token != shown {
            try work.store.remove(SignInRow.self, row.key)
        }
        let serving = household.nextBeat(of: member, after: work.now)
        for token in household.keyring.presences.tokens(of: member) where token != shown {
            household.keyring.close(token, of: member, serving: serving)
        }
        return Done()
    }
}

extension ShowSignIn: UseCase {
    var needsMember: Bool { false }

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> SignInInfo {
        // Known to the keyring, for a row that was damaged opens nothing.
        guard let token = SignInToken(asker.sessionToken),
            household.keyring.presences.member(signedInWith: token.digest) == asker.identity
        else { throw HearthError(.signedOut) }
        return SignInInfo(
            token: token.text, member: asker.name, isShort: household.isShort(asker.identity))
    }
}

extension Household {
    /// Whom this token signs in; nil: nobody.
    package func member(signedInWith token: String) -> IdentityKey? {
        SignInToken(token).flatMap { keyring.presences.member(signedInWith: $0.digest) }
    }

    /// Has a member who has a passphrase give it once more, although their keys are open: anybody
    /// who sits down at their screen cannot take their place for good.
    ///
    /// - Throws: `passphraseAgain` when it was not given, `noPassphraseSet` when there is none, and
    ///   as `seed(of:passphrase:)` does.
    mutating func confirm(_ asker: Asker, passphrase: String?, _ work: Work) throws {
        let passphrase = passphrase?.nilIfEmpty
        guard let row = try work.store.row(MemberRow.self, asker.identity),
            !row.protection.isEmpty
        else {
            guard passphrase == nil else {
                throw HearthError(.noPassphraseSet, ["member": asker.name])
            }
            return
        }
        guard let passphrase else {
            throw HearthError(.passphraseAgain, ["member": asker.name])
        }
        _ = try seed(of: row, passphrase: passphrase, work)
        keyring.attemptSucceeded(of: row.identity)
    }

    /// The seed of a member that this passphrase opens.
    ///
    /// - Throws: `HearthError.tooManyAttempts`, and `WrongPassphrase`, which has to be counted.
    func seed(of row: MemberRow, passphrase: String, _ work: Work) throws -> Seed {
        if let seconds = keyring.attemptDelay(of: row.identity, now: work.now) {
            throw HearthError(.tooManyAttempts, ["seconds": "\(seconds)"])
        }
        guard
            let seed = SeedProtection.open(
                row.seed, protection: row.protection, passphrase: passphrase)
        else { throw WrongPassphrase(member: row.identity) }
        return seed
    }
}
