package import HearthAPI
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

/// What others do for a child who has no passphrase, and what nobody does in the child's name alone.
///
/// The child's keys are always in memory here, so that what a keeper asks for is done as if the child had
/// asked: the knock, letter and roster are the child's own, and no other node hears of keepers.
extension Household {
    /// Whether a member is a child without a passphrase.
    func isChild(_ member: IdentityKey, _ work: Work) throws -> Bool {
        try Settings.isOn(.isChild, of: member, work) && !hasPassphrase(member, work)
    }

    /// Who in the end asks: whoever does, or the child for whom they do.
    ///
    /// - Throws: `HearthError`: in a child's name nobody asks for this, or the asker may not for the child.
    package mutating func actor<Case: UseCase>(
        for useCase: Case, _ asker: Asker, _ work: Work
    ) throws -> Asker {
        guard let acting = asker.caller.acting else {
            if asker.caller.place != .home, try isChild(asker.identity, work) {
                let askers = try useCase.childsAskers(in: &self, of: asker, work)
                guard askers == .child || askers == .childAndKeepers else {
                    throw try keepersDecide(askers, for: asker, work)
                }
            }
            return asker
        }
        let child = try child(called: acting.child, work)
        let askers = try useCase.childsAskers(in: &self, of: child, work)
        guard askers != .child else { throw HearthError(.notForAnother, ["name": child.name]) }
        try checkKeeps(asker, child, as: askers, work)
        if askers == .keepingHouseholders {
            try checkConfirmation(acting.passphrase, of: asker, asker.caller, work)
        }
        return Asker(
            identity: child.identity, name: child.name, keys: child.keys, caller: asker.caller,
            naming: asker.naming)
    }

    /// A child of this home who has no passphrase.
    ///
    /// - Throws: `HearthError`: nobody is called so, or they do it themselves.
    func child(called name: String, _ work: Work) throws -> Asker {
        let child = try asker(
            Caller(member: name), needsMember: true, naming: .whole, work)
        guard try isChild(child.identity, work), child.keys != nil else {
            throw HearthError(.notForAnother, ["name": child.name])
        }
        return child
    }

    /// - Throws: `HearthError` unless the asker is signed in and may act so for a child.
    func checkKeeps(
        _ asker: Asker, _ child: Asker, as askers: ChildsAskers, _ work: Work
    ) throws {
        guard try keepers(of: child.identity, as: askers, work).contains(asker.identity) else {
            throw try keepersDecide(askers, for: child, work)
        }
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        if asker.caller.place == .home { return }
        // A name alone says nothing on a page: the sign-in has to be theirs.
        guard let token = SignInToken(asker.caller.session), !token.isForCalendars,
            keyring.presences.member(signedInWith: token.digest) == asker.identity
        else { throw HearthError(.signedOut) }
    }

    /// Who acts so for a child: those who live here and are keepers of a list that the child made.
    func keepers(
        of child: IdentityKey, as askers: ChildsAskers, _ work: Work
    ) throws -> Set<IdentityKey> {
        let here = replicator.directory.lists.values.filter { $0.host == child }
            .flatMap(\.readers).filter { $0.role == .keeper }.map(\.identity)
            .filter { replicator.directory.members.contains($0) }
        let keepers = try Set(here).filter { try !Settings.isOn(.isGuest, of: $0, work) }
        guard askers == .keepingHouseholders else { return keepers }
        return keepers.intersection(try householders(work))
    }

    /// The refusal that says who can do it.
    private func keepersDecide(
        _ askers: ChildsAskers, for child: Asker, _ work: Work
    ) throws -> HearthError {
        let names = try keepers(of: child.identity, as: askers, work)
            .map { try personName($0, work) }.sorted()
        guard !names.isEmpty else { return HearthError(.atHomeOnly) }
        return HearthError(
            .keepersOnly, ["name": child.name, "candidates": names.joined(separator: ", ")])
    }

    /// Whether somebody keeps a list that a member made, or is asked to.
    fileprivate mutating func isOrMayBeKeeper(
        _ person: IdentityKey, of member: Asker, _ work: Work
    ) throws -> Bool {
        let own = replicator.directory.lists.values.filter { $0.host == member.identity }
        if own.contains(where: { $0.reader(person)?.role == .keeper }) { return true }
        let pair = PairKey(member: member.identity, other: person)
        guard let row = try work.store.row(FriendRow.self, pair), let keys = member.keys else {
            return false
        }
        if row.promised?.role == .keeper { return true }
        return try ownLetter(from: member.identity, to: person, keys: keys, work).offers
            .contains { $0.role == .keeper }
    }

    /// The same of friends by their names, as far as there are such.
    fileprivate mutating func isOrMayBeKeeper(
        anyOf names: [String], of member: Asker, _ work: Work
    ) throws -> Bool {
        for name in names {
            let linked = (try? Link(name))?.key.identity
            guard let person = linked ?? (try? friend(called: name, of: member, work))?.row.identity
            else { continue }
            if try isOrMayBeKeeper(person, of: member, work) { return true }
        }
        return false
    }
}

// Naming keepers, and taking them off, is more than asking friends.

extension ShareList {
    func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers {
        let namesKeeper =
            try keeper ?? (household.list(at: list, for: child, work).usualRole == .keeper)
        return try namesKeeper || household.isOrMayBeKeeper(anyOf: with, of: child, work)
            ? .keepingHouseholders : Self.forChildren
    }
}

extension UnshareList {
    func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers {
        let open = try household.list(at: list, for: child, work)
        let keepers = try household.readers(of: open, for: child, work)
            .filter { $0.role == .keeper }
        let isAboutKeeper = with.contains { name in
            !Names.called(
                name, among: keepers, name: \.name,
                hex: { (try? PublicKeyText($0.key).identity.hex) ?? "" }
            ).isEmpty
        }
        return isAboutKeeper ? .keepingHouseholders : Self.forChildren
    }
}

extension RemoveFriend {
    func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers {
        try household.isOrMayBeKeeper(anyOf: [friend], of: child, work)
            ? .keepingHouseholders : Self.forChildren
    }
}

// Who owns a list too invites to it.

extension NewList {
    package func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers {
        owners?.isEmpty ?? true ? .child : .keepingHouseholders
    }
}
