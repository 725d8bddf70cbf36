import HearthAPI
package import HearthRows
package import HearthSodium
import HearthWire
import HearthZones

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
            let token = try household.addSignIn(of: row.identity, seed: nil, by: self, work)
            return try household.signInInfo(token, of: row.identity, name, work)
        }
        guard let passphrase else { throw HearthError(.textEmpty, ["field": "passphrase"]) }
        let seed = try household.seed(of: row, passphrase: passphrase, work)
        let token = try household.addSignIn(of: row.identity, seed: seed, by: self, work)
        household.keyring.attemptSucceeded(of: row.identity)
        try household.happened(.unlocked(row.identity), work)
        return try household.signInInfo(token, of: row.identity, name, work)
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
        return try household.signInInfo(token, of: asker.identity, asker.name, work)
    }
}

extension BindSignIn: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        guard let token = SignInToken(asker.sessionToken),
            household.keyring.presences.member(signedInWith: token.digest) == asker.identity,
            household.keyring.presences.device(of: token.digest) == nil
        else { return Done() }
        household.keyring.bind(token.digest, to: device)
        if var row = try household.signIn(with: token, work) {
            row.device = device
            try work.store.put(row)
        }
        return Done()
    }
}

extension EndDeviceSignIns: UseCase {
    var needsMember: Bool { false }

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let ended = Set(devices)
        // Also those that were not shown since the node started.
        for row in try work.store.rows(SignInRow.self)
        where row.device.map(ended.contains) ?? false {
            try work.store.remove(SignInRow.self, row.key)
        }
        for (token, member) in household.keyring.presences.tokens(at: ended) {
            household.keyring.close(
                token, of: member, serving: household.nextBeat(of: member, after: work.now))
        }
        return Done()
    }
}

extension Household {
    func signInInfo(
        _ token: SignInToken, of member: IdentityKey, _ name: String, _ work: Work
    ) throws -> SignInInfo {
        SignInInfo(
            token: token.text, member: name, isShort: isShort(member),
            isHouseholder: try householders(work).contains(member),
            device: keyring.presences.device(of: token.digest),
            elsewhereSince: elsewhere[member]?.text,
            movingSince: try movingSince(of: member, work)?.text,
            copyOf: try copyOf(member, work)?.text, zone: zone(of: member).name)
    }

    /// Whom this token signs in; nil: nobody.
    package func member(signedInWith token: String) -> IdentityKey? {
        SignInToken(token).flatMap { keyring.presences.member(signedInWith: $0.digest) }
    }

    /// Has a member who has a passphrase give it once more, although their keys are open: anybody
    /// who sits down at their screen cannot take their place for good.
    ///
    /// - Throws: `passphraseAgain` when it was not given, `noPassphraseSet` when there is none, and
    ///   as `seed(of:passphrase:)` does.
    package mutating func confirm(_ asker: Asker, passphrase: String?, _ work: Work) throws {
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
}
