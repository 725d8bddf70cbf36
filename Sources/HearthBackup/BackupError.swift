/// Why a backup cannot be made or opened.
package enum BackupError: Error, Hashable, Sendable {
    /// No backup of Hearth's.
    case notABackup
    /// Made by a newer Hearth.
    case newer
    /// The recovery code is not that of somebody who may open it.
    case otherCode
    /// Cut off, or an octet of it is not what was written.
    case damaged
    /// Something lies there already.
    case exists
    case diskFull
    /// What the system says.
    case io(String)
}
