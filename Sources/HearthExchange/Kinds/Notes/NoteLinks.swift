/// The pictures and sounds that a text of Markdown names, taken out of it, and put back.
struct NoteLinks: Hashable {
    /// What is left of the text.
    private(set) var text: [UInt8] = []
    /// As the note names them, each once, and no more than `ExchangeLimits.filesPerNote`.
    private(set) var files: [String] = []
    /// Those that lead out of the folder; the text still names them.
    private(set) var elsewhere: [String] = []
    /// Files that are neither pictures nor sounds; the text still names them.
    private(set) var others: [String] = []

    private var known: Set<[UInt8]> = []
    private var lineStart = 0
    private var lineHasLink = false
    /// Whether the last lines had nothing but links.
    private var isBlock = false

    /// Reads a text. A line with nothing but links goes as a whole; if such lines are the last ones, an empty
    /// line before them goes too. Then the line end behind the last line does.
    /// `folders` is in how many the note stands.
    init(_ octets: [UInt8], from start: Int, folders: Int) {
        text.reserveCapacity(octets.count - start)
        var (index, from) = (start, start)
        while index < octets.count {
            let octet = octets[index]
            if octet == UInt8(ascii: "["), let link = NoteLink(at: index, in: octets, from: from) {
                if link.escapes > 0 {
                    text.removeLast()
                    text += octets[index..<link.end]
                } else if files.count == ExchangeLimits.filesPerNote {
                    text += octets[index..<link.end]
                } else if let file = NotePath(link.target, folders: folders)?.text {
                    take(file, link)
                } else {
                    if elsewhere.count < ExchangeLimits.remarks { elsewhere.append(link.target) }
                    text += octets[index..<link.end]
                }
                (index, from) = (link.end, link.end)
                continue
            }
            if octet == UInt8(ascii: "["), others.count < ExchangeLimits.remarks,
                let other = NoteLink.otherFile(at: index, in: octets, from: from)
            {
                others.append(other)
            }
            text.append(octet)
            index += 1
            if octet == UInt8(ascii: "\n") { endLine() }
        }
        if lineStart < text.count || lineHasLink { endLine() }
        let newline = UInt8(ascii: "\n")
        if isBlock, text.last == newline, text.count == 1 || text[text.count - 2] == newline {
            text.removeLast()
        }
        if text.last == newline { text.removeLast() }
    }

    /// A text that is read as it is, with its files in lines behind it.
    static func written(_ text: String, files: [String]) -> [UInt8] {
        var written = escaped(Array(text.utf8))
        written.append(UInt8(ascii: "\n"))
        let files = files.filter { RelativePath($0) != nil }
        if !files.isEmpty { written.append(UInt8(ascii: "\n")) }
        for file in files { written += "\(link(to: file))\n".utf8 }
        return written
    }

    private mutating func take(_ file: String, _ link: NoteLink) {
        if link.isImage { text.removeLast() }
        lineHasLink = true
        if known.insert(Array(file.utf8)).inserted { files.append(file) }
        // What only repeats the file's name says nothing.
        let name = NotePath.name(of: file).trimmed
        let label = link.label.trimmed
        guard !label.isEmpty, label != name, !name.hasPrefix(label + "."), label != link.target
        else { return }
        text += label.utf8
    }

    private mutating func endLine() {
        isBlock =
            lineHasLink
            && text[lineStart...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if isBlock { text.removeSubrange(lineStart...) }
        lineStart = text.count
        lineHasLink = false
    }

    private static func escaped(_ octets: [UInt8]) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(octets.count + 1)
        var (index, from) = (0, 0)
        while index < octets.count {
            let octet = octets[index]
            if octet == UInt8(ascii: "["), let link = NoteLink(at: index, in: octets, from: from) {
                escaped.append(UInt8(ascii: "\\"))
                escaped += octets[index..<link.end]
                (index, from) = (link.end, link.end)
                continue
            }
            escaped.append(octet)
            index += 1
        }
        return escaped
    }

    /// A picture is shown where it stands, a sound is a link with its name.
    private static func link(to file: String) -> String {
        let path = PercentText.encoded(file)
        let name = NotePath.name(of: file)
        let isNamed =
            NoteFileKind(of: file) == .sound && !name.isEmpty
            && !name.unicodeScalars.contains { "[]\\".unicodeScalars.contains($0) }
        return isNamed ? "[\(name)](\(path))" : "![](\(path))"
    }
}
