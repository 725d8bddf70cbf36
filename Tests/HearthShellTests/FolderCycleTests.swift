import Foundation
import Testing

@Suite("Folders that use each other")
struct FolderCycleTests {
    private static let root =
        URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    @Test("The largest cycle of each module is as large as ARCHITECTURE.md says")
    func cycles() throws {
        let stated = try String(contentsOfFile: Self.root + "/ARCHITECTURE.md", encoding: .utf8)
            .replacing("\n", with: " ")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-B", Self.root + "/scripts/folder-pairs", "--largest"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let octets = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let lines = String(decoding: octets, as: UTF8.self).split(separator: "\n")
        #expect(lines.count > 10)
        for line in lines {
            #expect(stated.contains(line + ",") || stated.contains(line + "."), "\(line)")
        }
    }
}
