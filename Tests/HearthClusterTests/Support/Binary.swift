import Foundation

/// The program under test.
enum Binary {
    /// `HEARTH_BINARY`, or `hearth` beside the bundle that runs these tests.
    static let path: String = {
        if let named = ProcessInfo.processInfo.environment["HEARTH_BINARY"], !named.isEmpty {
            return named
        }
        let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return bundle.deletingLastPathComponent().appending(path: "hearth").path
    }()
}
