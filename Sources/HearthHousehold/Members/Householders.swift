package import HearthAPI
package import HearthRows
package import HearthSodium
import HearthWire

/// Who may decide for the household: its householders, of whom there is always one.
extension Household {
    /// Every member who is no guest, unless it was said of them; where that is nobody, as in a home of
    /// before with guests alone, whoever has lived here longest.
    package func householders(_ work: Work) throws -> Set<IdentityKey> {
        let members = try work.store.rows(MemberRow.self).sorted { $0.createdAt < $1.createdAt }
        let found = try members.map(\.identity).filter { member in
            try Settings.written(.isHouseholder, of: member, work)
                ?? !Settings.isOn(.isGuest, of: member, work)
        }
        return found.isEmpty ? Set(members.prefix(1).map(\.identity)) : Set(found)
    }

    /// Writes down who the householders are, so that somebody who comes changes nothing of it.
    func keepHouseholders(_ work: Work) throws {
        for member in try householders(work) {
            try Settings.set(.isHouseholder, of: member, true, work)
        }
    }

    /// - Throws: `lastHouseholder`: they are, and nobody else is.
    package func checkNotLastHouseholder(_ member: IdentityKey, _ name: String, _ work: Work) throws
    {
        guard try householders(work) != [member] else {
            throw HearthError(.lastHouseholder, ["name": name])
        }
    }
}

extension SetHouseholder: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> MemberInfo
    {
        let members = try work.store.rows(MemberRow.self)
            .map { (row: $0, name: try household.personName($0.identity, work)) }
        let (row, name) = try Names.one(
            members, called: member, name: \.name, unknown: .unknownMember,
            ambiguous: .ambiguousMember)
        if !isHouseholder, try household.householders(work).contains(row.identity) {
            try household.checkNotLastHouseholder(row.identity, name, work)
        }
        guard try !isHouseholder || !household.isChild(row.identity, work) else {
            throw HearthError(.childDecidesNothing, ["name": name])
        }
        try household.keepHouseholders(work)
        try Settings.set(.isHouseholder, of: row.identity, isHouseholder, work)
        if isHouseholder, household.guests.contains(row.identity) {
            try Settings.set(.isGuest, of: row.identity, false, work)
        }
        household.noteChange()
        return try household.memberInfo(row, for: asker, work)
    }
}
