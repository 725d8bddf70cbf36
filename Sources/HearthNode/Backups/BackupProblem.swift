import HearthAPI
import HearthBackup
import HearthStore

/// Says in people's words why a backup was not made or not opened.
enum BackupProblem {
    static func shown(_ error: any Error, path: String, home: String) -> HearthError {
        switch error {
        case let error as BackupError: shown(error, path: path)
        default: HomeError.shown(error, home: home)
        }
    }

    static func shown(_ error: BackupError, path: String) -> HearthError {
        switch error {
        case .notABackup: HearthError(.backupNone, ["path": path])
        case .newer: HearthError(.backupNewer, ["path": path])
        case .otherCode: HearthError(.backupOtherCode)
        case .damaged: HearthError(.backupDamaged, ["path": path])
        case .exists: HearthError(.backupExists, ["path": path])
        case .diskFull: HearthError(.fileDiskFull, ["file": path])
        case .io(let reason): HearthError(.backupUnwritable, ["path": path, "reason": reason])
        }
    }
}
