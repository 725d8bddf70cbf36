package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Whom a caller speaks for.
    package func asker(
        _ caller: Caller, needsMember: Bool, naming: Names.Naming = .beginning, _ work: Work
    ) throws -> Asker {
        let members = try work.store.rows(MemberRow.self)
        guard !members.isEmpty else { throw HearthError(.nobodyHere) }
        let named = try members.map { (row: $0, name: try personName($0.identity, work)) }
        let chosen: (row: MemberRow, name: String)
        let shown = SignInToken(caller.session)
        let signedIn = try shown.flatMap {
            try keyring.presences.member(signedInWith: $0.digest) ?? signIn(with: $0, work)?.member
        }
        if let wanted = caller.member, let link = try? Link(wanted),
            let found = named.first(where: { $0.row.identity == link.key.identity })
        {
            chosen = found
        } else if let wanted = caller.member {
            chosen = try Names.one(
                named, called: wanted, by: naming, name: \.name, unknown: .unknownMember,
                ambiguous: .ambiguousMember)
        } else if let found = named.first(where: { $0.row.identity == signedIn }) {
            chosen = found
        } else if let only = named.first, named.count == 1 || !needsMember {
            chosen = only
        } else {
            throw HearthError(
                .memberNotNamed, ["candidates": named.map(\.name).joined(separator: ", ")])
        }
        let identity = chosen.row.identity
        let isOpen =
            keyring.presences.permanent.contains(identity)
            || keyring.presences.isHere(identity, with: shown?.digest, now: work.now)
        return Asker(
            identity: identity, name: chosen.name,
            keys: isOpen ? keyring.keys(of: identity) : nil, caller: caller,
            naming: naming)
    }

    /// What the asker may know of a member here. Whether somebody else is at their keys now, and so
    /// perhaps giving, is nobody's business.
    package func memberInfo(_ row: MemberRow, for asker: Asker, _ work: Work) throws -> MemberInfo {
        MemberInfo(
            name: try personName(row.identity, work),
            key: PublicKeyText(identity: row.identity, node: node).text,
            hasPassphrase: !row.protection.isEmpty,
            isUnlocked: row.identity == asker.identity && asker.keys != nil,
            isGuest: try Settings.isOn(.isGuest, of: row.identity, work),
            isHouseholder: try householders(work).contains(row.identity),
            isChild: try Settings.isOn(.isChild, of: row.identity, work),
            elsewhereSince: elsewhere[row.identity]?.text,
            movingSince: try movingSince(of: row.identity, work)?.text,
            copyOf: try copyOf(row.identity, work)?.text)
    }

    /// Makes a member: seed, keys, card and tray, all in one.
    package mutating func addMember(
        named text: String, passphrase: String?, isGuest: Bool = false, isChild: Bool = false,
        recoveredFrom recoveredSeed: Seed? = nil, _ work: Work
    ) throws -> MemberInfo {
        let name = try Names.cleaned(text, field: "name", .person)
        let members = try work.store.rows(MemberRow.self)
        guard members.count < Limits.membersPerNode else {
            throw HearthError(.limitMembers, ["limit": "\(Limits.membersPerNode)"])
        }
        try checkName(name, isFreeAmong: members, work)
        guard
            let seed = recoveredSeed ?? Seed(octets: entropy.octets(Seed.byteCount, for: .key))
        else { throw HearthError(.internalError) }
        let keys = MemberKeys(seed: seed)
        var row = MemberRow(
            identity: keys.identity.publicKey, sealingKey: keys.sealing.publicKey,
            seed: SeedProtection.unprotected(seed), protection: [],
            incarnation: firstIncarnation(of: keys.identity.publicKey, at: work.now),
            createdAt: work.now)
        if let passphrase {
            (row.seed, row.protection) = try SeedProtection.seal(
                seed, passphrase: passphrase, cost: machine.passphraseCost, entropy: entropy)
        }
        try keepHouseholders(work)
        try work.store.put(row)
        if isGuest {
            try Settings.set(.isGuest, of: row.identity, true, work)
            guests.insert(row.identity)
        }
        if isChild {
            try Settings.set(.isChild, of: row.identity, true, work)
            // Written down, so that growing up makes them no householder.
            try Settings.set(.isHouseholder, of: row.identity, false, work)
        }
        replicator.directory.members.insert(row.identity)
        try keepRescueKey(of: keys, work)
        try publishCard(name: name, keys: keys, work)
        try savePreferences(Preferences(), of: row.identity, keys: keys, work)
        try happened(.memberCame(row.identity), work)
        let asker = Asker(identity: row.identity, name: name, keys: keys, caller: Caller())
        _ = try makeList(
            salt: entropy.octets(16, for: .identifier), title: "Tray", role: .tray, by: asker,
            work)
        if passphrase == nil { keyring.unlock(row) }
        try befriendHousemates(work)
        if recoveredSeed == nil, !isGuest {
            try trustAdults(
                who: members.map(\.identity).filter { elsewhere[$0] == nil }, by: row.identity,
                work)
        }
        try refreshPairs(work)
        noteChange()
        return try memberInfo(row, for: asker, work)
    }
}

extension Household {
    /// Changes what a member is called, and says so in the rosters that are written here.
    ///
    /// - Returns: The name as it stands in their card now.
    mutating func rename(
        _ asker: Asker, to text: String, keys: MemberKeys, _ work: Work
    ) throws -> String {
        let name = try Names.cleaned(text, field: "name", .person)
        guard name != asker.name else { return name }
        try checkName(
            name,
            isFreeAmong: work.store.rows(MemberRow.self).filter { $0.identity != asker.identity },
            work)
        try publishCard(name: name, keys: keys, work)
        try cardArrived(of: asker.identity, work)
        try renewOldCards(dueBy: nil, work)
        return name
    }

    /// People of one home are told apart by their names.
    private func checkName(_ name: String, isFreeAmong members: [MemberRow], _ work: Work) throws {
        for member in members
        where Names.isSame(try personName(member.identity, work), name) {
            throw HearthError(.memberNameTaken, ["name": name])
        }
    }

    /// `version`: above that of the card held; nil: the next one.
    package mutating func publishCard(
        name: String, keys: MemberKeys, as version: HearthWire.Version? = nil, _ work: Work
    ) throws {
        let identity = keys.identity.publicKey
        let card = CardBody(
            identity: identity, sealingKey: keys.sealing.publicKey, nodeKey: node, name: name)
        let version = try version ?? nextCardVersion(of: identity, work)
        try publish(card.record(version: version, by: keys.identity), work)
    }
}

extension AddMember: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> MemberInfo
    {
        let isSure = try asker.isNamed || work.store.rows(MemberRow.self).count == 1
        let member = try household.addMember(
            named: name, passphrase: passphrase, isGuest: isGuest ?? false, work)
        // About a guest they are asked, as everybody here.
        if isSure, asker.keys != nil, !member.isGuest,
            let newcomer = try? PublicKeyText(member.key).identity
        {
            try household.trustAdults(who: [newcomer], by: asker.identity, work)
        }
        return member
    }
}

extension ListMembers: UseCase {
    package var needsMember: Bool { false }

    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [MemberInfo] {
        try work.store.rows(MemberRow.self).sorted { $0.createdAt < $1.createdAt }
            .map { try household.memberInfo($0, for: asker, work) }
    }
}

extension Unlock: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> SessionInfo {
        guard let row = try work.store.row(MemberRow.self, asker.identity),
            !row.protection.isEmpty
        else { throw HearthError(.noPassphraseSet, ["member": asker.name]) }
        let seed = try household.seed(of: row, passphrase: passphrase, work)
        let token = household.entropy.octets(32, for: .key)
        let end = work.now.adding(Presences.unlockedLength)
        household.keyring.open(
            seed, of: row.identity, by: .unlocked(until: end), token: BLAKE2b.digest(token))
        household.keyring.attemptSucceeded(of: row.identity)
        try household.happened(.unlocked(row.identity), work)
        let new = try household.replacements(of: asker, work).filter(\.isNew).map(\.at)
        return SessionInfo(
            token: Hex.encode(token), member: asker.name, expiresAt: end.text,
            replacedAt: new.isEmpty ? nil : new)
    }
}

extension Lock: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done
    {
        try household.endSignIn(of: asker, work)
        if let token = SignInToken(asker.sessionToken) {
            household.keyring.close(
                token.digest, of: asker.identity,
                serving: household.nextBeat(of: asker.identity, after: work.now))
        }
        return Done()
    }
}

extension ShowKey: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> KeyInfo
    {
        let key = PublicKeyText(identity: asker.identity, node: household.node)
        let link = Link(key: key, addresses: household.addresses.compactMap { HostPort($0) })
        return KeyInfo(key: key.text, link: link.text, addresses: household.addresses)
    }
}

extension ShowRecoveryCode: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> RecoveryInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        try household.confirm(asker, passphrase: passphrase, work)
        return RecoveryInfo(code: RecoveryCode(seed: keys.seed).text)
    }
}
