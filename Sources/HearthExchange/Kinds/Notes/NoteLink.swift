/// A link of a Markdown text that can name a picture or sound beside the note: `![](roof.jpg)`,
/// `[call](call.ogg)`, or `![[roof.jpg]]` as some programs write it.
///
/// A backslash before the bracket makes it a text that only looks like one.
struct NoteLink {
    /// Behind the closing bracket.
    let end: Int
    /// Whether an exclamation mark stands before it.
    let isImage: Bool
    /// How many backslashes stand before its bracket.
    let escapes: Int
    /// What stands for the file where it is not shown.
    let label: String
    /// The path, without what escapes some of it.
    let target: String

    /// Octets of a link; what is longer is none.
    private static let limit = 4096

    /// The one whose first square bracket stands at an index.
    ///
    /// Neither what is shown nor the path has an opening bracket in it. So what a backslash is put before is
    /// never inside of another link, and all brackets of a text are tried in one go.
    ///
    /// Nil for what names no file by a path: a web address, a note, a place in the same text. `start` is where
    /// the text begins, or what follows the link before this one.
    init?(at bracket: Int, in octets: [UInt8], from start: Int) {
        var before = bracket
        while before > start, octets[before - 1] == UInt8(ascii: "\\") { before -= 1 }
        escapes = bracket - before
        isImage = before > start && octets[before - 1] == UInt8(ascii: "!")
        let found = isImage ? Self.wiki(bracket, octets) : nil
        guard let found = found ?? Self.plain(bracket, octets, isImage: isImage) else { return nil }
        (label, target, end) = found
    }

    /// The file that a link leads to that is neither a picture nor a sound: a document, a film.
    static func otherFile(at bracket: Int, in octets: [UInt8], from start: Int) -> String? {
        guard bracket == start || octets[bracket - 1] != UInt8(ascii: "\\"),
            let found = plain(bracket, octets, isImage: true),
            let ending = NoteFileKind.ending(of: found.target), documents.contains(ending)
        else { return nil }
        return found.target
    }

    /// What programs put beside notes; anything else may be the name of a host.
    private static let documents: Set<String> = [
        "pdf", "doc", "docx", "odt", "rtf", "pages", "xls", "xlsx", "ods", "csv", "numbers", "ppt",
        "pptx", "odp", "epub", "zip", "gz", "tar", "7z", "mp4", "mov", "mkv", "avi", "m4v", "mpg",
        "mpeg", "psd", "ai", "excalidraw", "canvas", "drawio", "ics", "vcf", "eml",
    ]

    private typealias Found = (label: String, target: String, end: Int)

    /// `[[path]]`, perhaps with how large it is shown behind a `|`.
    private static func wiki(_ bracket: Int, _ octets: [UInt8]) -> Found? {
        guard octets[bracket...].dropFirst().first == UInt8(ascii: "["),
            let close = close(of: bracket + 1, octets),
            octets[close...].dropFirst().first == UInt8(ascii: "]")
        else { return nil }
        let path = octets[(bracket + 2)..<close].prefix {
            $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "#")
        }
        let target = String(decoding: path, as: UTF8.self)
        guard !hasScheme(path), NoteFileKind(of: target) != nil else { return nil }
        return ("", target, close + 2)
    }

    /// `[text](path)`, perhaps with a title behind the path.
    private static func plain(_ bracket: Int, _ octets: [UInt8], isImage: Bool) -> Found? {
        guard let close = close(of: bracket, octets),
            octets[close...].dropFirst().first == UInt8(ascii: "("),
            let (raw, end) = path(at: close + 2, octets)
        else { return nil }
        let path = raw.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
        guard !path.isEmpty, !hasScheme(path), !path.starts(with: "//".utf8),
            let target = PercentText.decoded(path),
            isImage || NoteFileKind(of: target) != nil
        else { return nil }
        return (String(decoding: octets[(bracket + 1)..<close], as: UTF8.self), target, end)
    }

    /// The bracket that closes one, on the same line and without another one between them.
    private static func close(of bracket: Int, _ octets: [UInt8]) -> Int? {
        let inside = octets[(bracket + 1)...].prefix(limit)
        return inside.firstIndex { [0x5B, 0x5D, 0x0A].contains($0) }
            .flatMap { octets[$0] == UInt8(ascii: "]") ? $0 : nil }
    }

    /// The path that begins behind an opening parenthesis, and where the closing one ends.
    private static func path(at start: Int, _ octets: [UInt8]) -> (ArraySlice<UInt8>, Int)? {
        let rest = octets[start...].prefix(limit)
        var path: ArraySlice<UInt8>
        var index: Int
        if rest.first == UInt8(ascii: "<") {
            path = rest.dropFirst().prefix { !"<>[]\\\n".utf8.contains($0) }
            index = path.endIndex
            guard index < rest.endIndex, octets[index] == UInt8(ascii: ">") else { return nil }
            index += 1
        } else {
            // Parentheses inside of it come in pairs.
            var depth = 0
            path = rest.prefix { octet in
                if octet == UInt8(ascii: "(") { depth += 1 }
                if octet == UInt8(ascii: ")") { depth -= 1 }
                return depth >= 0 && octet > 0x20 && !"<>[]\\".utf8.contains(octet)
            }
            index = path.endIndex
        }
        let behind = octets[index..<rest.endIndex].drop { $0 == 0x20 || $0 == 0x09 }
        guard let first = behind.first else { return nil }
        if first == UInt8(ascii: ")") { return (path, behind.startIndex + 1) }
        // A title, which is not taken.
        guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"), behind.startIndex > index
        else { return nil }
        let title = behind.dropFirst().prefix { $0 != first && $0 != 0x0A && $0 != 0x5B }
        let last = octets[title.endIndex..<rest.endIndex]
        guard last.first == first else { return nil }
        let closing = last.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        guard closing.first == UInt8(ascii: ")") else { return nil }
        return (path, closing.startIndex + 1)
    }

    /// Whether it begins as an address on the web does, or with the letter of a drive.
    private static func hasScheme(_ path: ArraySlice<UInt8>) -> Bool {
        let scheme = path.prefix { octet in
            switch Unicode.Scalar(octet) {
            case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
            default: false
            }
        }
        return !scheme.isEmpty && path[scheme.endIndex...].first == UInt8(ascii: ":")
    }
}
