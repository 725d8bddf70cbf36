import Foundation
import Testing

@Suite("Functions")
struct FunctionLengthTests {
    private static let sources =
        URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources"

    /// In lines, from the line that names it to the one that closes it.
    private static let longest = 60

    @Test("No function is longer than 60 lines")
    func lengths() throws {
        let files = FileManager.default.enumerator(atPath: Self.sources)
        while let file = files?.nextObject() as? String {
            guard file.hasSuffix(".swift"), !file.contains("/Generated/") else { continue }
            let text = try String(contentsOfFile: "\(Self.sources)/\(file)", encoding: .utf8)
            for (line, length) in Self.lengths(in: text) where length > Self.longest {
                Issue.record("\(file):\(line) has \(length) lines")
            }
        }
    }

    @Test("One that is longer is found")
    func finder() {
        let body = String(repeating: "        work()\n", count: 60)
        let long = "struct A {\n    private func work(\n        a: Int\n    ) {\n\(body)    }\n}\n"
        #expect(Self.lengths(in: long).map(\.length) == [64])
        #expect(Self.lengths(in: "protocol A {\n    init()\n}\n").isEmpty)
    }

    /// By the line on which each begins. What closes it stands as far from the margin as what begins it.
    private static func lengths(in text: String) -> [(line: Int, length: Int)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { index in
            let line = lines[index]
            let words = line.split { " (<".contains($0) }
            guard
                words.contains("func") || words.first(where: { !modifiers.contains($0) }) == "init",
                line.contains("(")
            else { return nil }
            let margin = line.prefix { $0 == " " }
            guard let end = lines[index...].firstIndex(where: { $0 == margin + "}" }) else {
                return nil
            }
            // A requirement of a protocol has no body: what closes next is not its own.
            let isOwn = !lines[(index + 1)..<end].contains { other in
                !other.isEmpty && !other.hasPrefix(margin + " ") && !other.hasPrefix(margin + ")")
            }
            return isOwn ? (index + 1, end - index + 1) : nil
        }
    }

    private static let modifiers: Set<Substring> = [
        "package", "public", "private", "fileprivate", "static", "mutating", "override",
        "convenience", "required", "nonisolated",
    ]
}
