package import HearthAPI

/// What commands do with homes on this machine without asking a node, and the node itself. The program
/// hands it in (`Program.run`): commands know neither node nor web server, and are compiled beside them.
package protocol LocalHomes: Sendable {
    /// Whether a household was ever made there, be its database there or not.
    func exists(at path: String) -> Bool

    /// Makes a home with its first member, or sets up one in which nobody lives yet.
    ///
    /// - Throws: `HearthError`, `nodeAlreadyRunning` where the node is to be asked; a home that was there
    ///   before is left as it is.
    func create(at path: String, _ household: SetUpHousehold) async throws -> MadeHome

    /// Makes a home for somebody whose computer is lost, or has them live in one in which nobody lives yet.
    ///
    /// - Throws: `HearthError`, `nodeAlreadyRunning` where the node is to be asked; a home that was there
    ///   before is left as it is.
    func recover(
        at path: String, _ operation: RecoverMember, currency: String?
    ) throws -> HouseholdInfo

    /// Reads all of a backup without writing anything; `code` is a recovery code as it was typed.
    ///
    /// - Throws: `HearthError`, or what `progress` threw.
    func check(
        _ backup: String, code: String, progress: (Double) throws -> Void
    ) throws -> CheckedBackup

    /// Puts a backup into a folder in which no home is; `code` is a recovery code as it was typed.
    ///
    /// - Throws: `HearthError`, or what `progress` threw; then no home is there.
    /// - Returns: The home, and the names of the devices that have to be added to it again.
    func restore(
        _ backup: String, code: String, into path: String, progress: (Double) throws -> Void
    ) throws -> (home: RestoredHome, devices: [String])

    /// Runs the node of a home, with its pages, until it is told to stop.
    ///
    /// - Throws: `HearthError` where it cannot start; what ended it.
    func run(_ command: RunCommand) async throws
}
