import Foundation
import HearthAPI

/// Where a restore puts what is not whole yet: a new folder in the home's, so that files move without being
/// copied.
struct RestoringFolder {
    let path: String

    private static let prefix = "restoring-"

    /// Makes one, for the user alone. Those of restores that were cut off are removed; the home is locked, so that
    /// none of them is in use.
    ///
    /// - Throws: `homeReadOnly`.
    init(in home: String) throws(HearthError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        for name in names where name.wholeMatch(of: /restoring-[A-Za-z0-9]{6}/) != nil {
            Self.removeIfOurs(home + "/" + name)
        }
        var template = Array((home + "/" + Self.prefix + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw HearthError(.homeReadOnly, ["home": home]) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func remove() { Self.removeIfOurs(path) }

    /// Removes a folder in which there is nothing but files that a restore writes.
    private static func removeIfOurs(_ folder: String) {
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
            names.allSatisfy(HomeFiles.isWritten)
        else { return }
        for name in names { unlink(folder + "/" + name) }
        rmdir(folder)
    }
}
