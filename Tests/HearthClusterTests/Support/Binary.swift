import Foundation

/// The program under test.
enum Binary {
    /// `HEARTH_BINARY`, or `hearth` beside the bundle that runs these tests.
    static let path: String = {
        if let named = ProcessInfo.processInfo.environment["HEARTH_BINARY"], !named.isEmpty {
            return named
        }
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
        let folders =
            [bundle, CommandLine.arguments.first]
            .compactMap { $0 }
            .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../.build/debug").standardized
        let candidates = (folders + [root]).map { $0.appendingPathComponent("hearth").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
            ?? candidates[candidates.count - 1]
    }()
}
