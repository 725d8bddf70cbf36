import Foundation
import Testing

/// A kind of list is its folders `Kinds/NAME` and a line in each layer's table: nothing else names it, nor a type that
/// its folders declare.
@Suite("What names a kind of list")
struct KindNamesTests {
    private static let sources =
        URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources"

    /// Lines of wishes outside of their folders and the tables: they are the base's first user. The number does not
    /// rise.
    private static let ofWishes = 301

    @Test("Every kind but wishes is named by its folders and the tables alone")
    func others() throws {
        let files = try Self.files()
        let kinds = Set(files.compactMap { Self.kind(of: $0.path) }).subtracting(["Wishes"])
        #expect(kinds.contains("Notes"))
        for kind in kinds.sorted() {
            for line in Self.lines(naming: kind, in: files) {
                Issue.record("\(kind): \(line.file): \(line.text)")
            }
        }
    }

    @Test("Wishes are named no more often than before")
    func wishes() throws {
        let lines = try Self.lines(naming: "Wishes", in: Self.files())
        print("\(lines.count) lines outside of their folders name wishes.")
        #expect(lines.count <= Self.ofWishes)
    }

    @Test(
        "A name is found as a literal, as a case and as a type, and in no comment, argument or longer word"
    )
    func finder() {
        let own = File(path: "HearthLists/Kinds/Poems/Poem.swift", text: "package struct Poem {}")
        for (text, isFound) in [
            ("let kind = \"poems\"", true), ("case .poems: 1", true), ("if kind == .poems {", true),
            ("let poem: Poem? = nil", true), ("// a Poem, or \"poems\"", false),
            ("let poems = 1", false), ("Poems.all", false), ("list.poems.count", false),
            ("\"poems and more\"", false), ("\"poems/add\"", true),
        ] {
            let other = File(path: "HearthWeb/Pages/Other.swift", text: text)
            #expect(!Self.lines(naming: "Poems", in: [own, other]).isEmpty == isFound, "\(text)")
        }
        // Tables name all kinds.
        let table = File(
            path: "HearthWeb/Kinds/KindPages.swift",
            text: "static let table = KindTable([KindPages.wishes, .poems])")
        #expect(Self.lines(naming: "Poems", in: [own, table]).isEmpty)
    }

    // MARK: Looking

    private struct File {
        /// From the folder of the sources.
        let path: String
        let text: String
    }

    private struct Line: Hashable {
        let file: String
        let text: String
    }

    private static func files() throws -> [File] {
        let all = FileManager.default.enumerator(atPath: sources)
        var files: [File] = []
        while let path = all?.nextObject() as? String {
            guard path.hasSuffix(".swift"), !path.contains("/Generated/") else { continue }
            files.append(
                File(
                    path: path,
                    text: try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)))
        }
        return files
    }

    /// The folder of a kind that a file stands in.
    private static func kind(of path: String) -> String? {
        let pieces = path.split(separator: "/").map(String.init)
        guard let index = pieces.firstIndex(of: "Kinds"), index + 2 < pieces.count else {
            return nil
        }
        return pieces[index + 1]
    }

    /// What items of every kind have, or people write: a kind of such a name is named where a line speaks of kinds.
    private static let fields: Set = ["notes", "words"]

    /// Lines outside of a kind's folders, and of the tables, that name it.
    private static func lines(naming kind: String, in files: [File]) -> [Line] {
        let name = kind.prefix(1).lowercased() + kind.dropFirst()
        let others = files.filter { self.kind(of: $0.path) != kind }
        let own = files.filter { self.kind(of: $0.path) == kind }.flatMap { declared(in: $0.text) }
        let types = Set(own).subtracting(others.flatMap { declared(in: $0.text) })
        let said = fields.contains(name) ? "^(?=.*([kK]ind|holds:)).*?" : ""
        let patterns = [
            "\(said)\"\(name)\"", "\"\(name)/[^\" ]*\"",
            "\(said)(?<![\\w)\\]?!])\\.\(name)\\b(?![\\.(\\w])",
        ]
        return others.flatMap { file -> [Line] in
            // A type of the same name within another is another one.
            let types = types.subtracting(declared(in: file.text, isNested: true)).sorted()
            let typed =
                types.isEmpty
                ? [] : ["(?<![\\w.\"])(\(types.joined(separator: "|")))(?![\\w\"])"]
            guard
                let pattern = try? NSRegularExpression(
                    pattern: (patterns + typed).joined(separator: "|"),
                    options: .anchorsMatchLines),
                finds(pattern, in: file.text)
            else { return [] }
            return withoutTables(file.text).split(separator: "\n").compactMap { line in
                let code = code(of: line)
                guard finds(pattern, in: code) else { return nil }
                return Line(file: file.path, text: code.trimmingCharacters(in: .whitespaces))
            }
        }
    }

    /// Tables name all kinds.
    private static func withoutTables(_ text: String) -> String {
        text.replacingOccurrences(
            of: "KindTable[^)]*\\)", with: "", options: .regularExpression)
    }

    private static func finds(_ pattern: NSRegularExpression, in text: String) -> Bool {
        pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func code(of line: Substring) -> String {
        line.drop(while: \.isWhitespace).hasPrefix("//") ? "" : String(line)
    }

    /// Types that a file declares at its top, or within others.
    private static func declared(in text: String, isNested: Bool = false) -> [String] {
        let indent = isNested ? "[ ]+" : ""
        let pattern =
            "^\(indent)(?:package |public |private |fileprivate )*(?:final )?"
            + "(?:struct|class|enum|protocol|actor|typealias) (\\w+)"
        guard
            let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap
        {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }
}
