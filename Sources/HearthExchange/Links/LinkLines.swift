/// Names and links as people paste them, one a line.
enum LinkLines {
    static func wishes(in text: String) -> [RawWish] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .map { wish(String($1), line: $0 + 1) }
            .filter { !$0.isEmpty }
    }

    /// `Name https://…`, `https://… Name`, `[Name](https://…)`, a link alone or a name alone; with
    /// a dash, a star or a number before it.
    static func wish(_ line: String, line number: Int) -> RawWish {
        var wish = RawWish(line: number)
        var rest = line.trimmed[...]
        // As lists are written.
        if let bullet = rest.prefixMatch(of: /([-*•–]|\d{1,3}[.)])\s+/) {
            rest = rest[bullet.range.upperBound...]
        }
        if let match = rest.firstMatch(of: /\[([^\]\n]*)\]\((https?:[^\s)]+)\)/.ignoresCase()) {
            wish[.name] = String(match.1).trimmed
            wish[.link] = String(match.2)
            let around = (rest[..<match.range.lowerBound] + " " + rest[match.range.upperBound...])
            let more = String(around).trimmed
            if !more.isEmpty { wish[.notes] = more }
            return wish
        }
        guard let match = rest.firstMatch(of: /(https?:\/\/|www\.)\S+/.ignoresCase()) else {
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
