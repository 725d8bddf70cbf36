package import HearthAPI
package import HearthCommandLine
import HearthHousehold
import HearthNode
import HearthSodium
import HearthWire

/// The homes on this machine, and their nodes.
package struct HomesOfThisMachine: LocalHomes {
    /// All that the account can get at.
    package init() {}

    package func exists(at path: String) -> Bool { Home.exists(at: path) }

    package func create(at path: String, _ household: SetUpHousehold) async throws -> MadeHome {
        let made = try await Home.create(
            at: path, household: household.household, member: household.member,
            passphrase: household.passphrase, currency: household.currency)
        return MadeHome(household: made.household, member: made.member, key: made.key)
    }

    package func recover(
        at path: String, _ operation: RecoverMember, currency: String?
    ) throws -> HouseholdInfo {
        try Home.recover(at: path, operation, currency: currency)
    }

    package func check(
        _ backup: String, code: String, progress: (Double) throws -> Void
    ) throws -> CheckedBackup {
        let found = try Restoring.check(backup, seed: Self.seed(code), progress: progress)
        return CheckedBackup(
            household: found.household, madeAt: found.madeAt, leftOut: found.leftOut)
    }

    package func restore(
        _ backup: String, code: String, into path: String, progress: (Double) throws -> Void
    ) throws -> (home: RestoredHome, devices: [String]) {
        var devices: [String] = []
        let restored = try Restoring.restore(
            backup, seed: Self.seed(code), into: path,
            prepare: { devices = try RestoredDevices.void(in: $0) }, progress: progress)
        let home = RestoredHome(
            home: restored.home, household: restored.household, madeAt: restored.madeAt,
            householders: restored.householders, member: restored.member, files: restored.files,
            leftOut: restored.leftOut)
        return (home, devices)
    }

    package func run(_ command: RunCommand) async throws {
        try await RunningNode(command: command, console: .current).run()
    }

    /// - Throws: `HearthError`: it is no recovery code.
    private static func seed(_ code: String) throws(HearthError) -> Seed {
        do throws(RecoveryCode.Failure) {
            return try RecoveryCode(typed: code).seed
        } catch {
            throw HearthError(error)
        }
    }
}
