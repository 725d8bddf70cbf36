package import HearthAPI
package import HearthHousehold
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

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
        if let since = elsewhere[found.row.identity] {
            throw HearthError(
                .livesElsewhere, ["member": found.name, "date": String(since.text.prefix(10))])
        }
        return (found.row, found.name)
    }

    /// From now on nothing is taken here of what the member writes, so that it is all in what is packed up.
    ///
    /// - Returns: Since when that was so before, for `stopMoving`.
    package mutating func beginMoving(
        _ member: IdentityKey, _ work: Work
    ) throws -> WallTime? {
        let before = try packedAt(of: member, work)
        try Settings.set(.packedAt, of: member, text: "\(work.now.milliseconds)", work)
        noteChange()
        return before
    }

    /// Nothing was packed up: it is as it was before.
    package mutating func stopMoving(
        _ member: IdentityKey, since before: WallTime?, _ work: Work
    ) throws {
        try Settings.set(.packedAt, of: member, text: before.map { "\($0.milliseconds)" }, work)
        noteChange()
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
}

extension StayHere: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> MemberInfo
    {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        if try household.movingSince(of: asker.identity, work) != nil {
            try household.comeHere(asker.identity, keys: keys, work)
            household.noteChange()
        }
        guard let row = try work.store.row(MemberRow.self, asker.identity) else {
            throw HearthError(.internalError)
        }
        return try household.memberInfo(row, for: asker, work)
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
