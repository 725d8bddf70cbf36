import Foundation
import HearthAPI
import HearthBackup
import HearthHousehold
import HearthLanguage
import HearthProcess
import HearthRecovery
import HearthWire

/// A folder with a backup for each day. What the home did not write down that it made there, it leaves alone:
/// files of other homes and of people, and whatever is called like one of its own.
struct BackupFolder: Sendable {
    private let path: String
    /// The home's.
    private let mark: String

    init(_ path: String, mark: String) { (self.path, self.mark) = (path, mark) }

    /// Nil: none is set.
    init?(_ kept: KeptBackups) {
        guard let path = kept.folder, let mark = kept.mark else { return nil }
        self.init(path, mark: mark)
    }

    /// Tells the disk from the empty folder in which it is mounted.
    private var markFile: String { path + "/.hearth-" + mark }

    /// Whether the folder was set up by this home, and its disk is there.
    var isThere: Bool {
        var status = stat()
        return lstat(markFile, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Puts the mark file there, if it is not.
    ///
    /// - Throws: `backupFolderMissing`: the folder is not there, or nothing can be written into it.
    func setUp() throws(HearthError) {
        guard access(path, W_OK) == 0 else {
            throw HearthError(.backupFolderMissing, ["path": path])
        }
        guard !isThere else { return }
        let text = Array("Hearth knows this disk by this file, and puts backups here.\n".utf8)
        let descriptor = open(markFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw HearthError(.backupFolderMissing, ["path": path]) }
        defer { close(descriptor) }
        guard write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0 else {
            unlink(markFile)
            throw HearthError(.fileDiskFull, ["file": path])
        }
    }

    /// What is at a path, where that is in this folder and a backup.
    func known(_ path: String) -> MadeBackup? {
        guard let slash = path.lastIndex(of: "/"), path[..<slash] == self.path,
            let head = BackupHead.digest(of: path)
        else { return nil }
        return MadeBackup(
            name: String(path[path.index(after: slash)...]), head: head, isDaily: true)
    }

    /// A name for the backup that is made now, in which nothing is there.
    func newName(at now: WallTime) throws(HearthError) -> String {
        // By the computer's clock, also where a page asks that shows another.
        guard let local = LocalTime(seconds: Int(now.seconds), in: MachineZones.shared.own) else {
            throw HearthError(.internalError)
        }
        let name = "hearth-\(local.day)-\(local.clock.filter(\.isNumber))-\(mark)"
        // Several in one minute, as where a clock is set back.
        for suffix in [""] + (2...99).map({ "-\($0)" }) {
            var status = stat()
            guard lstat(place(of: name + suffix + Self.ending), &status) == 0 else {
                return name + suffix + Self.ending
            }
        }
        throw HearthError(.backupExists, ["path": place(of: name + Self.ending)])
    }

    func place(of name: String) -> String { path + "/" + name }

    /// Removes the first of these that are there, but for the last `count`.
    ///
    /// - Returns: Those that were removed.
    func removeOld(of made: [MadeBackup], keeping count: Int) -> [MadeBackup] {
        made.filter(isThere).dropLast(max(1, count)).filter { unlink(place(of: $0.name)) == 0 }
    }

    /// How many backups are there besides these, whole or not.
    func countOthers(than made: [MadeBackup]) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let ours = Set(made.filter(isThere).map(\.name))
        return names.count { name in
            (name.hasSuffix(Self.ending) || name.hasSuffix(".unfinished")) && !ours.contains(name)
        }
    }

    private static let ending = ".backup"

    private func isThere(_ made: MadeBackup) -> Bool {
        BackupHead.digest(of: place(of: made.name)) == made.head
    }
}
