package import HearthAPI
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Whom a token signs in, if it does.
    func signIn(with token: SignInToken?, _ work: Work) throws -> SignInRow? {
        try token.flatMap { try work.store.row(SignInRow.self, $0.digest) }
    }

    /// Whether a step of this caller's may bring keys into memory: then it writes what waited for
    /// them, even if they only look.
    package func mayOpenSignIn(_ caller: Caller) -> Bool {
        SignInToken(caller.session).map { !keyring.presences.knows($0.digest) } ?? false
    }

    /// A calendar program reads dates and does nothing else.
    ///
    /// - Throws: `HearthError.signedOut`, as for a token that was never given.
    package func checkPurpose(of caller: Caller, isForCalendars: Bool) throws(HearthError) {
        guard !isForCalendars, SignInToken(caller.session)?.isForCalendars == true else { return }
        throw HearthError(.signedOut)
    }

    /// Takes up a sign-in of before the node started, with the first request that shows its token.
    ///
    /// Under another member's name a token opens nothing.
    ///
    /// - Returns: Whether keys came into memory that were not there.
    package mutating func openSignIn(_ caller: Caller, _ work: Work) throws -> Bool {
        guard let token = SignInToken(caller.session),
            !keyring.presences.knows(token.digest),
            let row = try signIn(with: token, work), !isShort(row.member),
            let member = try work.store.row(MemberRow.self, row.member)
        else { return false }
        if caller.member != nil,
            try asker(caller, needsMember: true, work).identity != row.member
        {
            return false
        }
        if member.protection.isEmpty {
            keyring.open(
                nil, of: row.member, by: token.presence(at: work.now), token: row.token,
                device: row.device)
            return false
        }
        guard let seed = token.open(row.seed, of: row.member),
            MemberKeys(seed: seed).identity.publicKey == row.member
        else { return false }
        let wasHere = keyring.keys(of: row.member) != nil
        keyring.open(
            seed, of: row.member, by: token.presence(at: work.now), token: row.token,
            device: row.device)
        guard !wasHere else { return false }
        try happened(.unlocked(row.member), work)
        return true
    }

    /// Makes a sign-in of a member; `seed` is that of one with a passphrase.
    mutating func addSignIn(
        of member: IdentityKey, seed: Seed?, by signIn: SignIn, _ work: Work
    ) throws -> SignInToken {
        let earlier = try signIns(of: member, work)
        for row in earlier.prefix(max(0, earlier.count - Presences.signInLimit + 1)) {
            try work.store.remove(SignInRow.self, row.key)
            // Their keys stay: this very step signs them in.
            keyring.forget(row.token)
        }
        let token = SignInToken(entropy, isForCalendars: signIn.forCalendars == true)
        try putSignIn(
            with: token, of: member, seed: seed, since: work.now, device: signIn.device, work)
        return token
    }

    /// Oldest first.
    private func signIns(of member: IdentityKey, _ work: Work) throws -> [SignInRow] {
        try work.store.rows(SignInRow.self, of: member)
            .sorted { $0.since < $1.since }
    }

    private mutating func putSignIn(
        with token: SignInToken, of member: IdentityKey, seed: Seed?, since: WallTime,
        device: String?, _ work: Work
    ) throws {
        keyring.open(
            seed, of: member, by: token.presence(at: work.now), token: token.digest,
            device: device)
        if isShort(member) {
            // It ends with this run at the latest: nothing of it is stored.
            return try work.store.remove(SignInRow.self, token.digest)
        }
        var sealed: [UInt8] = []
        if let seed {
            guard let octets = token.seal(seed, of: member, entropy) else {
                throw HearthError(.internalError)
            }
            sealed = octets
        }
        try work.store.put(
            SignInRow(
                token: token.digest, member: member, since: since, seed: sealed, device: device))
    }

    /// Ends the sign-in that the asker shows, if it is one of theirs.
    func endSignIn(of asker: Asker, _ work: Work) throws {
        guard let row = try signIn(with: SignInToken(asker.sessionToken), work),
            row.member == asker.identity
        else { return }
        try work.store.remove(SignInRow.self, row.key)
    }

    /// After a passphrase came, changed or went: ends every sign-in of the asker but the one that
    /// they show. Their seed is sealed for that one exactly if they have a passphrase now.
    mutating func renewSignIns(
        of asker: Asker, but shown: SignInToken?, at shownDevice: String?, seed: Seed?, _ work: Work
    ) throws {
        try Settings.countEnding(of: asker.identity, work)
        var (since, device) = (work.now, shownDevice)
        for row in try signIns(of: asker.identity, work) {
            if row.token == shown?.digest { (since, device) = (row.since, row.device) }
            try work.store.remove(SignInRow.self, row.key)
        }
        if let shown {
            try putSignIn(
                with: shown, of: asker.identity, seed: seed, since: since, device: device, work)
        }
    }
}
