import Foundation
import HearthAPI
import HearthLanguage
import HearthWire

/// A folder with a backup for each day.
struct BackupFolder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// - Throws: `backupFolderMissing`: it is not there, or nothing can be written into it.
    func check() throws(HearthError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue,
            FileManager.default.isWritableFile(atPath: path)
        else { throw HearthError(.backupFolderMissing, ["path": path]) }
    }

    /// Where the backup that is made now is put.
    ///
    /// - Throws: `backupFolderMissing`.
    func newPath(at now: WallTime) throws(HearthError) -> String {
        try check()
        guard let local = LocalTime(seconds: Int(now.seconds)) else {
            throw HearthError(.internalError)
        }
        return path + "/hearth-\(local.day)-\(local.clock.filter(\.isNumber)).backup"
    }

    /// Removes those of former days but for so many. What is called otherwise stays.
    func removeOld(keeping count: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let ours = names.filter {
            $0.wholeMatch(of: /hearth-\d{4}-\d{2}-\d{2}-\d{4}\.backup/) != nil
        }
        for name in ours.sorted().dropLast(count) {
            try? FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }
}
