import Foundation
import HearthAPI
import HearthBackup
import HearthStore

/// What is in a home's folder: the files of `HomeFile`, and others, which are in no backup.
struct HomeFiles {
    /// Those that belong into a backup, beside the database: name and path.
    private(set) var backedUp: [(name: String, path: String)] = []
    /// The names of what no node wrote, and of what is no file or too large although it is called like one.
    private(set) var others: [String] = []

    init(in home: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        for name in names.sorted() where !Self.isOfDatabase(name) {
            let file = HomeFile(rawValue: name)
            if let file, !file.isBackedUp { continue }
            let path = home + "/" + name
            if file != nil, Self.isSmallFile(path) {
                backedUp.append((name, path))
            } else if !Self.isPassing(name) {
                others.append(name)
            }
        }
    }

    /// As many names as are told at once, and a mark if there are more.
    static func named(_ names: [String]) -> [String] {
        names.count > mostNamed ? names.prefix(mostNamed) + ["…"] : names
    }

    private static let mostNamed = 100

    /// The names of the files that are taken from a backup. Of one that holds one member alone it is the database:
    /// the rest is of the household that they leave.
    ///
    /// - Throws: `BackupError.damaged`: there is no database in it.
    static func taken(from manifest: BackupManifest) throws(BackupError) -> Set<String> {
        let files = manifest.files.filter { file in
            guard let known = HomeFile(rawValue: file.name), known.isBackedUp else { return false }
            return known == .database || manifest.member == nil && file.size <= HomeFile.largest
        }
        let names = Set(files.map(\.name))
        guard names.contains(HomeFile.database.rawValue) else { throw .damaged }
        return names
    }

    /// Whether something is called like a file that a restore brings, or that belongs to a database.
    static func areRestored(in home: String) -> Bool {
        let names = HomeFile.allCases.filter(\.isBackedUp).map(\.rawValue) + besidesDatabase
        return names.contains { isThere(home + "/" + $0) }
    }

    /// Whether something is there, be it a link that leads nowhere.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a node or a restore writes a file of this name.
    static func isWritten(_ name: String) -> Bool {
        HomeFile(rawValue: name) != nil || isOfDatabase(name) || isPassing(name)
    }

    private static let besidesDatabase = SQLiteStore.sideSuffixes.map {
        HomeFile.database.rawValue + $0
    }

    private static func isOfDatabase(_ name: String) -> Bool {
        name == HomeFile.database.rawValue || besidesDatabase.contains(name)
    }

    /// Foundation calls a file so that it writes whole or not at all, until it is whole.
    private static func isPassing(_ name: String) -> Bool { name.hasPrefix(".dat.nosync") }

    private static func isSmallFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && status.st_size <= HomeFile.largest
    }
}
