package import HearthAPI
import HearthReplication
package import HearthSodium
import HearthWire

/// A member who moves to a home of their own takes all that is theirs along: a copy of this home with nothing
/// in it that is only others'.
extension Household {
    /// Whom a request to pack somebody up means.
    ///
    /// - Throws: `unknownMember` and the like; `lastMember`: who lives alone moves by a backup.
    package func packed(
        _ request: PackMember, by asker: Asker, _ work: Work
    ) throws -> (member: MemberRow, name: String) {
        let members = try work.store.rows(MemberRow.self)
        let named = try members.map { (row: $0, name: try personName($0.identity, work)) }
        let found = try Names.one(
            named, called: request.member, by: asker.naming, name: \.name,
            unknown: .unknownMember, ambiguous: .ambiguousMember)
        guard members.count > 1 else { throw HearthError(.lastMember, ["name": found.name]) }
        return (found.row, found.name)
    }

    /// Removes everything that is not this member's, in a copy of the home. Those who live in the home itself
    /// become friends elsewhere; `addresses` says where that is reached.
    package mutating func keepOnly(
        _ member: IdentityKey, homeAt addresses: [String], _ work: Work
    ) throws {
        let others = try work.store.rows(MemberRow.self).map(\.identity).filter { $0 != member }
        let own = Set(try work.store.rows(FriendRow.self, of: member).map(\.identity))
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.reader(member) == nil {
            try forget(entry.id, work)
        }
        let readers = Set(
            replicator.directory.lists.values.flatMap { $0.readers.map(\.identity) })
        for other in others {
            for row in try work.store.rows(FriendRow.self, of: other) {
                try work.store.remove(FriendRow.self, row.key)
                guard row.identity != member else { continue }
                try work.store.removeRecord(letterKey(from: row.identity, to: other))
                try work.store.removeRecord(letterKey(from: other, to: row.identity))
                if !own.contains(row.identity), !readers.contains(row.identity) {
                    try work.store.removeStream(.card(of: row.identity))
                }
            }
            try removeRows(of: other, work)
            forgetMember(other)
            let key = PairKey(member: member, other: other)
            if var row = try work.store.row(FriendRow.self, key) {
                // Housemates need no letters; their home is asked for what it keeps, like a friend's.
                (row.state, row.isRecovering) = (.knocking, true)
                row.addresses = addresses
                try work.store.put(row)
            }
        }
        // Who lives alone decides.
        for name in [Settings.MemberName.isGuest, .isChild, .isHouseholder] {
            try Settings.set(name, of: member, text: nil, work)
        }
        guests = []
        try Settings.set(.backups, text: nil, work)
        try rename(to: personName(member, work), work)
        try refreshPairs(work)
    }

    /// Has the member of a home that was packed up live on this node, which is new.
    ///
    /// - Throws: `backupOtherCode`: the seed is not theirs.
    package mutating func arrive(_ seed: Seed, _ work: Work) throws {
        let keys = MemberKeys(seed: seed)
        let member = keys.identity.publicKey
        guard try work.store.row(MemberRow.self, member) != nil else {
            throw HearthError(.backupOtherCode)
        }
        try Settings.set(.recoveredAt, of: member, text: "\(work.now.milliseconds)", work)
        try Settings.set(.hasAskedFound, of: member, true, work)
        recovered.insert(member)
        try comeHere(member, keys: keys, work)
    }
}

extension PackMember: UseCase {
    package var needsMember: Bool { false }

    /// Who is meant; the node does the rest.
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> PackedMember
    {
        try BackupPath.check(file)
        let (row, name) = try household.packed(self, by: asker, work)
        return PackedMember(
            member: name, file: file,
            key: PublicKeyText(identity: row.identity, node: household.node).text)
    }
}
