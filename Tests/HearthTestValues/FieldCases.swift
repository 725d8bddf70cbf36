import Foundation

/// Inputs as people met them, where they lie beside the checkout or in `HEARTH_CASES`.
package enum FieldCases {
    private static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["HEARTH_CASES"] {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        return Vectors.beside.appending(path: "cases/third")
    }

    /// Whether such a file or folder is there.
    package static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    /// What is in such a file.
    package static func octets(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: path)))
    }
}
