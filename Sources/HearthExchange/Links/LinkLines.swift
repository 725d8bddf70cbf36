/// Names and links as people paste them, one a line.
enum LinkLines {
    /// - Throws: `ImportError.tooLarge`: more octets than `ExchangeLimits.linkLines`.
    static func wishes(in text: String) throws(ImportError) -> [RawWish] {
        guard text.utf8.count <= ExchangeLimits.linkLines else { throw .tooLarge }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
            .map { wish(String($1), line: $0 + 1) }
            .filter { !$0.isEmpty }
    }

    /// `Name https://…`, `https://… Name`, `[Name](https://…)`, a link alone or a name alone; with
    /// a dash, a star or a number before it.
    static func wish(_ line: String, line number: Int) -> RawWish {
        var wish = RawWish(line: number)
        var rest = line.trimmed[...]
        // As lists are written.
        if rest.first.map({ "-*•–".contains($0) || $0.isNumber }) ?? false,
            let bullet = rest.prefixMatch(of: /([-*•–]|\d{1,3}[.)])\s+/)
        {
            rest = rest[bullet.range.upperBound...]
        }
        if let found = MarkdownLink(in: rest) {
            wish[.name] = String(found.name).trimmed
            wish[.link] = String(found.link)
            let around = (rest[..<found.range.lowerBound] + " " + rest[found.range.upperBound...])
            let more = String(around).trimmed
            if !more.isEmpty { wish[.notes] = more }
            return wish
        }
        // Regular expressions are slow where there is nothing to be found.
        guard rest.utf8.contains(UInt8(ascii: "/")) || rest.utf8.contains(UInt8(ascii: ".")),
            let match = rest.firstMatch(of: /(https?:\/\/|www\.)\S+/.ignoresCase())
        else {
            wish[.name] = String(rest)
            return wish
        }
        var link = String(match.0)
        // The sentence around it ends, not the link.
        while let last = link.last, ".,;:!>\"'".contains(last) { link.removeLast() }
        if link.hasSuffix(")"), !link.contains("(") { link.removeLast() }
        wish[.link] = link
        let before = String(rest[..<match.range.lowerBound]).trimmed
        let after = String(rest[match.range.upperBound...]).trimmed
        let name = [before, after].filter { !$0.isEmpty }.joined(separator: " ")
        let edges: Set<Character> = ["-", "–", "—", ":", "|", "<", "(", ",", ";", " ", "\t"]
        let trimmed = String(
            name.drop { edges.contains($0) }.reversed().drop { edges.contains($0) }.reversed())
        wish[.name] = trimmed
        return wish
    }
}
