import Foundation
import Testing

@Suite("Documents, templates, styles and scripts")
struct DocumentTests {
    private static let widest = 120
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Every file of these kinds, by its path below the root of the project.
    private static func files(_ endings: Set<String>) throws -> [(path: String, text: String)] {
        let places = ["", "protocol-spec", "Sources", "Tests", "scripts"]
        return try places.flatMap { place -> [(path: String, text: String)] in
            let folder = root.appending(path: place).path
            let names =
                place.isEmpty
                ? try FileManager.default.contentsOfDirectory(atPath: folder)
                : try FileManager.default.subpathsOfDirectory(atPath: folder)
            return try names.filter { name in
                endings.contains { name.hasSuffix("." + $0) } && !name.contains(".build/")
                    // Links of packages to the sources.
                    && !name.contains("Sources/Hearth/")
            }.sorted().map { name in
                let path = place.isEmpty ? name : place + "/" + name
                let file = root.appending(path: path)
                return (path, try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    @Test("No line is longer than 120 columns, except tables and what is quoted as it is")
    func width() throws {
        let files = try Self.files(["md", "mustache", "css", "js"])
        #expect(files.count > 50)
        for (path, text) in files {
            let isMarkdown = path.hasSuffix(".md")
            var isQuoted = false
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                if line.hasPrefix("```") { isQuoted.toggle() }
                let isFree =
                    isMarkdown && (isQuoted || line.hasPrefix("|") || line.hasPrefix("    "))
                #expect(isFree || line.count <= Self.widest, "\(path):\(number + 1)")
            }
        }
    }

    @Test("Every module has a front page of at most 40 lines that names each of its folders")
    func frontPages() throws {
        let sources = Self.root.appending(path: "Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .filter { $0.lowercased().hasPrefix("hearth") }
        #expect(modules.count >= 30)
        for module in modules {
            let folder = sources.appending(path: module)
            let page = folder.appending(path: "\(module).docc/\(module).md")
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(text.hasPrefix("# \(module)\n"))
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
            let said = Set(
                text.matches(of: /- \*\*([^*]+)\*\*/).flatMap { $0.1.split(separator: ", ") })
            let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.contains(".") }
            #expect(said == Set(folders.map { Substring($0) }), "\(module)")
        }
    }

    @Test("Every relative link in a document leads to a file, and every anchor to a heading")
    func links() throws {
        let documents = try Self.files(["md"])
        let anchors = Dictionary(
            uniqueKeysWithValues: documents.map { ($0.path, Self.anchors(in: $0.text)) })
        var count = 0
        for (path, text) in documents {
            // What is quoted as code leads nowhere.
            let words = text.replacing(/`[^`\n]+`/, with: "")
            for match in words.matches(of: /\]\(([^)\s]+)\)/) {
                let target = match.1
                guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
                let pieces = target.split(
                    separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let folder = path.split(separator: "/").dropLast().joined(separator: "/")
                let file = pieces[0].isEmpty ? path : Self.joined(folder, String(pieces[0]))
                #expect(
                    FileManager.default.fileExists(atPath: Self.root.appending(path: file).path),
                    "\(path): \(target)")
                if pieces.count == 2, let known = anchors[file] {
                    #expect(known.contains(String(pieces[1])), "\(path): \(target)")
                }
                count += 1
            }
        }
        #expect(count > 50)
    }

    /// A path from a folder, without `..`.
    private static func joined(_ folder: String, _ path: String) -> String {
        var pieces = folder.split(separator: "/").map(String.init)
        for piece in path.split(separator: "/") {
            if piece == ".." { _ = pieces.popLast() } else { pieces.append(String(piece)) }
        }
        return pieces.joined(separator: "/")
    }

    /// What links to headings are called: small letters, digits, dashes for spaces.
    private static func anchors(in text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
                let words = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
                return String(
                    words.compactMap { character -> Character? in
                        if character == " " { return "-" }
                        let isKept =
                            character.isLetter || character.isNumber || "-_".contains(character)
                        return isKept ? character : nil
                    })
            })
    }
}
