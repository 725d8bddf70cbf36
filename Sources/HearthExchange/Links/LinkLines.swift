import HearthLists

/// Names and links as people paste them, one a line.
enum LinkLines {
    /// - Throws: `ImportError.tooLarge`: more octets than `ExchangeLimits.linkLines`.
    static func wishes(
        in text: String, _ maker: inout WishMaker
    ) throws(ImportError) -> [RawWish] {
        guard text.utf8.count <= ExchangeLimits.linkLines else { throw .tooLarge }
        var wishes: [RawWish] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let start = LineStart(of: String(line).trimmed[...])
            var wish = wish(start.rest, line: index + 1)
            guard !wish.isEmpty else { continue }
            if start.isTicked { maker.note(.ticked, line: index + 1) }
            wish[.quantity] = start.quantity
            wishes.append(wish)
        }
        return wishes
    }

    /// `Name https://…`, `https://… Name`, `[Name](https://…)`, a link alone or a name alone.
    static func wish(_ line: some StringProtocol, line number: Int) -> RawWish {
        var wish = RawWish(line: number)
        let rest = String(line).trimmed[...]
        if let found = MarkdownLink(in: rest) {
            wish[.name] = String(found.name).trimmed
            wish[.link] = String(found.link)
            let around = (rest[..<found.range.lowerBound] + " " + rest[found.range.upperBound...])
            let more = String(around).trimmed
            if !more.isEmpty { wish[.notes] = more }
            return wish
        }
        let words = rest.split(whereSeparator: \.isWhitespace)
        guard let link = words.lazy.compactMap(link).first else {
            wish[.name] = String(rest)
            return wish
        }
        wish[.link] = String(WrittenLink.bare(link))
        let name = [rest[..<link.startIndex], rest[link.endIndex...]].map { String($0).trimmed }
            .filter { !$0.isEmpty }.joined(separator: " ")
        wish[.name] = String(
            name.drop { edges.contains($0) }.reversed().drop { edges.contains($0) }.reversed())
        return wish
    }

    private static let edges: Set<Character> = [
        "-", "–", "—", ":", "|", "<", ">", "(", ")", ",", ";", " ", "\t", "“", "”", "»", "«", "*",
    ]

    /// What is a link of a word: all of it, or what begins inside, as in `Look:https://…`.
    private static func link(in word: Substring) -> Substring? {
        if isLink(word) { return word }
        guard let colon = word.utf8.firstRange(of: "://".utf8)?.lowerBound else { return nil }
        let before = word[..<colon].lowercased()
        guard let scheme = ["https", "http"].first(where: before.hasSuffix),
            let start = word.utf8.index(colon, offsetBy: -scheme.count, limitedBy: word.startIndex)
        else { return nil }
        return word[start...]
    }

    /// Without a scheme only what begins with `www.`, or is the name of a host with a path behind it.
    private static func isLink(_ word: Substring) -> Bool {
        let bare = WrittenLink.bare(word)
        let lowered = bare.prefix(8).lowercased()
        if lowered.hasPrefix("https://") || lowered.hasPrefix("http://")
            || lowered.hasPrefix("www.")
        {
            return true
        }
        let host = bare.prefix { $0 != "/" }
        return host.endIndex < bare.endIndex && host.contains(".")
            && WrittenLink.followable(bare) != nil
    }
}
