/// What stands before the text of a Markdown file, between two lines of `---`: keys and values, as a small part
/// of YAML.
///
/// Only what people and programs write about notes is understood: texts with and without quotes, and lists of
/// them. Everything else is a value that means nothing, and never an error.
struct FrontMatter: Hashable {
    struct Entry: Hashable {
        let key: String
        let value: FrontMatterValue
        /// As it stands in the file.
        let source: String
    }

    /// In the order of the file.
    private(set) var entries: [Entry] = []
    /// Where the text begins.
    private(set) var end = 0

    /// Octets of all of it; what is longer is text.
    static let limit = 256 << 10
    private static let keyLimit = 100

    /// Nil for a file that begins in another way: so what is only a line of dashes stays in the text.
    init?(_ octets: [UInt8]) {
        let bound = min(octets.count, Self.limit)
        var key = ""
        var lines: [ArraySlice<UInt8>] = []
        var isFirst = true
        var start = 0
        while start < bound {
            guard let stop = octets[start..<bound].firstIndex(of: UInt8(ascii: "\n")) else {
                // The last line of a file needs no end.
                guard bound == octets.count, !isFirst, Self.isEnd(octets[start..<bound]) else {
                    return nil
                }
                finish(key, lines, end: bound)
                return
            }
            let line = octets[start..<stop]
            start = stop + 1
            if isFirst {
                guard Self.trimmed(line).elementsEqual("---".utf8), line.first == 0x2D else {
                    return nil
                }
                isFirst = false
            } else if Self.isEnd(line) {
                finish(key, lines, end: start)
                return
            } else if Self.continues(line) {
                guard !key.isEmpty || Self.says(line) == nil else { return nil }
                lines.append(line)
            } else {
                guard let (next, value) = Self.entry(line) else { return nil }
                add(key, lines)
                (key, lines) = (next, [value])
            }
        }
        return nil
    }

    private mutating func finish(_ key: String, _ lines: [ArraySlice<UInt8>], end: Int) {
        add(key, lines)
        self.end = end
    }

    private mutating func add(_ key: String, _ lines: [ArraySlice<UInt8>]) {
        guard !key.isEmpty else { return }
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }
        let source = key + ":" + texts.joined(separator: "\n")
        entries.append(
            Entry(key: key, value: FrontMatterValue(lines: lines), source: source.trimmed))
    }

    private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        let text = trimmed(line)
        return line.first == text.first
            && ["---", "..."].contains { text.elementsEqual($0.utf8) }
    }

    /// Whether a line belongs to the key before it, or says nothing.
    private static func continues(_ line: ArraySlice<UInt8>) -> Bool {
        let text = trimmed(line)
        guard let first = text.first, line.first == first else { return true }
        switch Unicode.Scalar(first) {
        case "#", "]": return true
        case "-": return text.count == 1 || text.dropFirst().first == 0x20
        default: return false
        }
    }

    /// What is on a line, if it is no comment.
    private static func says(_ line: ArraySlice<UInt8>) -> UInt8? {
        trimmed(line).first.flatMap { $0 == UInt8(ascii: "#") ? nil : $0 }
    }

    /// `key: value`, or `key:`.
    private static func entry(
        _ line: ArraySlice<UInt8>
    ) -> (key: String, value: ArraySlice<UInt8>)? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = trimmed(line[..<colon])
        let value = line[(colon + 1)...]
        guard !key.isEmpty, key.count <= keyLimit, key.allSatisfy(isOfKey),
            value.first.map({ isBlank($0) }) ?? true
        else { return nil }
        return (String(decoding: key, as: UTF8.self), value)
    }

    private static func isOfKey(_ octet: UInt8) -> Bool {
        switch Unicode.Scalar(octet) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", " ": true
        // Letters of other scripts.
        default: octet >= 0x80
        }
    }

    private static func isBlank(_ octet: UInt8) -> Bool {
        octet == 0x20 || octet == 0x09 || octet == 0x0D
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line.drop(while: isBlank)
        while let last = line.last, isBlank(last) { line.removeLast() }
        return line
    }
}
