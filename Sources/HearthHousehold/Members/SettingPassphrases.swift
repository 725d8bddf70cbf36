package import HearthAPI
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension SetPassphrase: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> MemberInfo
    {
        guard let keys = asker.keys,
            let row = try work.store.row(MemberRow.self, asker.identity)
        else { throw HearthError(.locked, ["member": asker.name]) }
        try household.confirm(asker, passphrase: current, work)
        if new == nil {
            let blindHosts = household.replicator.directory.lists.values.filter { entry in
                entry.ownerNodes.contains(household.node)
                    && entry.circle.contains { $0.identity == asker.identity }
            }
            guard blindHosts.isEmpty else {
                throw HearthError(.circleNeedsPassphrase, ["member": asker.name])
            }
        }
        let shown = SignInToken(asker.sessionToken).flatMap {
            household.keyring.presences.member(signedInWith: $0.digest) == asker.identity
                ? $0 : nil
        }
        return try household.put(keys.seed, of: row, under: new, asker, keeping: shown, work)
    }
}

extension ReplacePassphrase: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ReplacedPassphraseInfo
    {
        guard let row = try work.store.row(MemberRow.self, asker.identity),
            !row.protection.isEmpty
        else { throw HearthError(.noPassphraseSet, ["member": asker.name]) }
        // A slip here is no wrong code.
        try SeedProtection.checkPassphrase(new)
        let seed = try household.seed(of: row, named: asker.name, recoveryCode: code, work)
        _ = try household.put(seed, of: row, under: new, asker, keeping: nil, work)
        household.keyring.attemptSucceeded(of: row.identity)
        var token: SignInToken?
        if signsIn == true {
            token = try household.addSignIn(
                of: row.identity, seed: seed, by: SignIn(member: asker.name, device: device), work)
            try household.happened(.unlocked(row.identity), work)
        }
        try household.noteReplacement(of: row.identity, with: token?.digest, work)
        return ReplacedPassphraseInfo(
            member: asker.name,
            signIn: try token.map {
                try household.signInInfo($0, of: row.identity, asker.name, work)
            })
    }
}

extension Household {
    /// Puts a member's seed under a passphrase, or under none, and ends everything by which they are
    /// here except the sign-in `shown`. The keys that follow from the seed stay what they are.
    fileprivate mutating func put(
        _ seed: Seed, of row: MemberRow, under passphrase: String?, _ asker: Asker,
        keeping shown: SignInToken?, _ work: Work
    ) throws -> MemberInfo {
        var row = row
        if let passphrase {
            (row.seed, row.protection) = try SeedProtection.seal(
                seed, passphrase: passphrase, cost: machine.passphraseCost, entropy: entropy)
        } else {
            row.seed = SeedProtection.unprotected(seed)
            row.protection = []
        }
        try work.store.put(row)
        // From now on they do themselves what keepers did for them.
        if passphrase != nil, try Settings.isOn(.isChild, of: row.identity, work) {
            try Settings.set(.isChild, of: row.identity, false, work)
            try tellWhetherChild(row.identity, work)
        }
        // There are lists whose circle they could not join without one.
        try happened(.passphraseChanged, work)
        let device = shown.flatMap { keyring.presences.device(of: $0.digest) }
        keyring.close(row.identity)
        if row.protection.isEmpty { keyring.unlock(row) }
        try renewSignIns(
            of: asker, but: shown, at: device, seed: row.protection.isEmpty ? nil : seed, work)
        return try memberInfo(row, for: asker, work)
    }
}
