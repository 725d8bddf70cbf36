package import HearthAPI
import HearthRows
import HearthSodium
package import HearthWire

/// A guess that has to be counted although the operation changes nothing else.
package struct WrongGuess: Error {
    let member: IdentityKey
    package let shown: HearthError
}

extension Household {
    /// Counts a wrong passphrase or recovery code; outside the operation, which was undone.
    package mutating func count(_ guess: WrongGuess, now: WallTime) {
        keyring.attemptFailed(of: guess.member, now: now)
    }

    /// The seed of a member that this passphrase opens.
    ///
    /// - Throws: `HearthError.tooManyAttempts`, and `WrongGuess`, which has to be counted.
    func seed(of row: MemberRow, passphrase: String, _ work: Work) throws -> Seed {
        try checkAttempts(of: row, work)
        guard
            let opened = SeedProtection.open(
                row.seed, protection: row.protection, passphrase: passphrase)
        else {
            // They may be why.
            let hasBlanks = SeedProtection.hasOuterBlanks(passphrase)
            throw WrongGuess(
                member: row.identity,
                shown: HearthError(hasBlanks ? .wrongPassphraseBlanks : .wrongPassphrase))
        }
        if opened.isEarlier, !SeedProtection.hasOuterBlanks(passphrase) {
            var row = row
            (row.seed, row.protection) = try SeedProtection.seal(
                opened.seed, passphrase: passphrase, cost: machine.passphraseCost, entropy: entropy)
            try work.store.put(row)
        }
        return opened.seed
    }

    /// The seed of a member that this recovery code stands for.
    ///
    /// One key is derived and compared with this member's, whoever's code it is: that of somebody else here
    /// costs and says the same as one of nobody.
    ///
    /// - Throws: As `seed(of:passphrase:)`.
    func seed(
        of row: MemberRow, named name: String, recoveryCode: String, _ work: Work
    ) throws -> Seed {
        try checkAttempts(of: row, work)
        let seed: Seed
        do throws(RecoveryCode.Failure) {
            seed = try RecoveryCode(typed: recoveryCode).seed
        } catch {
            throw WrongGuess(member: row.identity, shown: HearthError(error))
        }
        guard seed.identity().publicKey == row.identity else {
            throw WrongGuess(
                member: row.identity, shown: HearthError(.recoveryCodeOfAnother, ["member": name]))
        }
        return seed
    }

    private func checkAttempts(of row: MemberRow, _ work: Work) throws {
        guard let seconds = keyring.attemptDelay(of: row.identity, now: work.now) else { return }
        throw HearthError(.tooManyAttempts, ["seconds": "\(seconds)"])
    }
}
