package import HearthAPI
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Whether somebody lives here.
    package var isInhabited: Bool { !replicator.directory.members.isEmpty || !elsewhere.isEmpty }

    /// Names the household and makes its first member, both or neither.
    ///
    /// - Throws: `homeExists` when somebody lives here already, and what is wrong with the names, the
    ///   passphrase or the currency.
    package mutating func setUp(
        _ operation: SetUpHousehold, _ work: Work
    ) throws -> HouseholdInfo {
        guard try work.store.rows(MemberRow.self).isEmpty else {
            throw HearthError(.homeExists, ["home": machine.home])
        }
        let currency = try operation.currency.map(Self.chosenCurrency)
        try rename(to: operation.household, work)
        try Settings.set(.currency, text: currency?.code, work)
        let member = try addMember(
            named: operation.member, passphrase: operation.passphrase, work)
        return HouseholdInfo(household: name, member: member.name, key: member.key)
    }
    /// - Throws: what is wrong with the name.
    mutating func rename(to name: String, _ work: Work) throws {
        self.name = try HouseholdName.checked(name)
        try Settings.set(.household, Array(self.name.utf8), work)
    }
}

extension RenameHousehold: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> HouseholdNameInfo {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        try household.rename(to: name, work)
        household.noteChange()
        return HouseholdNameInfo(household: household.name)
    }
}
