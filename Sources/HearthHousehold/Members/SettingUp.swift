package import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// Whether somebody lives here.
    package var isInhabited: Bool { !replicator.directory.members.isEmpty }

    /// Names the household and makes its first member, both or neither.
    ///
    /// - Throws: `homeExists` when somebody lives here already, and what is wrong with the names or
    ///   the passphrase.
    package mutating func setUp(
        _ operation: SetUpHousehold, _ work: Work
    ) throws -> HouseholdInfo {
        guard try work.store.rows(MemberRow.self).isEmpty else {
            throw HearthError(.homeExists, ["home": home])
        }
        name = try HouseholdName.checked(operation.household)
        try Settings.set(.household, Array(name.utf8), work)
        let member = try addMember(
            named: operation.member, passphrase: operation.passphrase, work)
        return HouseholdInfo(household: name, member: member.name, key: member.key)
    }
}
