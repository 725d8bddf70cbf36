import FoundationEssentials
import Glibc
import Testing

/// Texts that are kept in files; HEARTH_UPDATE_SNAPSHOTS=1 writes them anew.
enum Snapshot {
    static func expect(
        _ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let path = folder + "/" + name + ".txt"
        if ProcessInfo.processInfo.environment["HEARTH_UPDATE_SNAPSHOTS"] == "1" {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let kept = try? String(contentsOfFile: path, encoding: .utf8)
        #expect(
            text == kept, "HEARTH_UPDATE_SNAPSHOTS=1 keeps the new text of \(name)",
            sourceLocation: sourceLocation)
    }

    /// The names of those kept below a folder.
    static func names(below name: String) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)
        return Set(files.map { String($0.dropLast(".txt".count)) })
    }

    private static var folder: String {
        let file = #filePath
        return String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]) + "/Snapshots"
    }
}
