import Foundation

/// Published test vectors, where they lie beside the checkout or in `HEARTH_VECTORS`.
package enum Vectors {
    private static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["HEARTH_VECTORS"] {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        return beside.appending(path: "vectors")
    }

    /// What lies beside the checkout.
    static var beside: URL {
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        return root.appending(path: "../shared").standardizedFileURL
    }

    /// Whether such a file is there.
    package static func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: file).path)
    }

    /// What is in such a file.
    package static func load<Content: Decodable>(_ file: String) throws -> Content {
        let data = try Data(contentsOf: folder.appending(path: file))
        return try JSONDecoder().decode(Content.self, from: data)
    }
}
