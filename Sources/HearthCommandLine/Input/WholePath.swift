import Foundation

/// A path that means the same to the node, which has another folder to start from.
enum WholePath {
    static func of(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
