/// The first `[Name](https://…)` in a line.
///
/// Not by a regular expression, which would begin at every bracket of a line that has nothing else.
struct MarkdownLink {
    let name: Substring
    let link: Substring
    let range: Range<Substring.Index>

    /// Characters of a link; what is longer is none.
    private static let linkLimit = 4096

    init?(in line: Substring) {
        var start = line.startIndex
        while let close = line[start...].firstIndex(of: "]") {
            let next = line.index(after: close)
            if let open = line[start..<close].firstIndex(of: "["),
                let link = Self.link(after: line[next...])
            {
                name = line[line.index(after: open)..<close]
                self.link = link
                range = open..<line.index(after: link.endIndex)
                return
            }
            start = next
        }
        return nil
    }

    /// What stands in brackets at the beginning, if it is a link.
    private static func link(after text: Substring) -> Substring? {
        guard text.first == "(" else { return nil }
        let rest = text.dropFirst()
        let scheme = rest.prefix(6).lowercased()
        guard scheme.hasPrefix("http:") || scheme == "https:" else { return nil }
        // Brackets inside of it come in pairs.
        var depth = 0
        let link = rest.prefix(linkLimit).prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth >= 0 && !character.isWhitespace
        }
        guard link.endIndex < rest.endIndex, rest[link.endIndex] == ")", link.count > scheme.count
        else { return nil }
        return link
    }
}
