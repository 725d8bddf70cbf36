import Foundation
import HearthAPI
import HearthKinds
import Testing

@testable import HearthLanguage

/// What is declared by itself, and has to stand in its table as well.
@Suite("Tables of codes and of news")
struct DeclaredTests {
    /// Of `static let name = maker("name", …)` in the sources of the API: both names.
    private static func declared(
        by makers: Regex<AnyRegexOutput>
    ) throws -> [(name: String, called: String)] {
        let here = #filePath
        let root = here.firstRange(of: "/Tests/").map { here[..<$0.lowerBound] } ?? ""
        let folder = root + "/Sources/HearthAPI/"
        var found: [(String, String)] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: String(folder))
        where name.hasSuffix(".swift") {
            let source = try String(contentsOfFile: folder + name, encoding: .utf8)
            for match in source.matches(of: makers) {
                guard let name = match.output[1].substring, let called = match.output[2].substring
                else { continue }
                found.append((String(name), String(called)))
            }
        }
        return found
    }

    @Test("Every error code that is declared is in the table, under its name, once")
    func codes() throws {
        let makers = try Regex(#"static let (\w+) = (?:typed|refused)\(\s*"(\w+)""#)
        let declared = try Self.declared(by: makers)
        for (name, called) in declared { #expect(name == called) }
        #expect(declared.map(\.called).sorted() == ErrorCode.allCases.map(\.rawValue).sorted())
    }

    @Test("So is every kind of news, and each has a sentence of its own")
    func news() throws {
        let makers = try Regex(#"static let (\w+) = NewsKind\(\s*"([\w-]+)""#)
        let declared = try Self.declared(by: makers)
        for (name, called) in declared {
            #expect(name.lowercased() == called.replacing("-", with: ""))
        }
        #expect(declared.map(\.called).sorted() == NewsKind.allCases.map(\.rawValue).sorted())
        for kind in NewsKind.allCases {
            let words = NewsWords.table.all.filter { $0.kind == kind }
            #expect(words.contains { $0.listKind == nil }, "\(kind.rawValue)")
            #expect(Set(words.map(\.listKind)).count == words.count, "\(kind.rawValue)")
        }
    }

    @Test("A code or a kind of news that only another Hearth knows is none")
    func unknown() {
        #expect(ErrorCode(rawValue: "fromTomorrow") == nil)
        #expect(NewsKind(rawValue: "from-tomorrow") == nil)
        #expect(
            throws: DecodingError.self,
            performing: {
                try JSONDecoder().decode([NewsKind].self, from: Data(#"["from-tomorrow"]"#.utf8))
            })
        #expect(throws: Never.self) {
            let kinds = try JSONDecoder().decode(
                [NewsKind].self, from: Data(#"["kept-twice"]"#.utf8))
            #expect(kinds == [.keptTwice])
        }
    }

    @Test("A phone is told that something is due, or new, and nothing of what givers do")
    func phones() {
        #expect(NewsKind.due.push.string(in: .english).hasPrefix("Something is due."))
        for kind in NewsKind.allCases where kind != .due {
            #expect(kind.push.string(in: .english).hasPrefix("Something is new."))
        }
        let leaking = NewsWords(.whisper, push: Text(verbatim: "A whisper.")) { _ in
            Text(verbatim: "")
        }
        #expect(leaking.push.string(in: .english).hasPrefix("Something is new."))
    }
}
