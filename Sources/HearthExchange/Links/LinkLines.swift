import HearthLists

/// Names and links as people paste them, one a line.
enum LinkLines {
    /// Lines with anything on them: those of who wrote and when are no wishes.
    private static let lineLimit = 2 * ExchangeLimits.wishes

    /// - Throws: `ImportError.beyond` where it is too long, `.tooMany` for more than `ExchangeLimits.wishes`,
    ///   or for twice as many lines.
    static func wishes(
        in text: String, _ maker: inout WishMaker
    ) throws(ImportError) -> [RawWish] {
        guard text.utf8.count <= ReadingBound.text.limit else { throw .beyond(.text, at: 0) }
        var wishes: [RawWish] = []
        var counts: [Substring?] = []
        var rest = text[...]
        var number = 0
        var lines = 0
        while !rest.isEmpty {
            number += 1
            let line = rest.prefix { !$0.isNewline }
            rest = rest[line.endIndex...].dropFirst()
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            // What a line is takes long to find out, also of one that is no wish.
            lines += 1
            guard lines <= lineLimit else { throw .tooMany }
            let start = LineStart(of: line)
            guard !ChatNotice.isOne(start.rest) else { continue }
            let wish = wish(start, line: number, &maker)
            guard !wish.isEmpty else { continue }
            guard wishes.count < ExchangeLimits.wishes else { throw .tooMany }
            wishes.append(wish)
            counts.append(start.count.flatMap { $0.isBare ? $0.digits : nil })
        }
        // "[1]", "[2]", "[3]" are the numbers of the lines.
        if counts.count > 2, counts.elementsEqual((1...counts.count).map { "\($0)" }) {
            for index in wishes.indices { wishes[index][.quantity] = nil }
        }
        return wishes
    }

    /// A line of a checklist, a chat or a list; that it is ticked is told.
    static func wish(_ text: String, line number: Int, _ maker: inout WishMaker) -> RawWish {
        wish(LineStart(of: text[...]), line: number, &maker)
    }

    private static func wish(
        _ start: LineStart, line number: Int, _ maker: inout WishMaker
    ) -> RawWish {
        var wish = wish(start.rest, line: number)
        guard !wish.isEmpty else { return wish }
        if start.isTicked { maker.note(.ticked, line: number) }
        wish[.quantity] = start.count.map { String($0.digits) }
        if start.count == nil, let name = wish[.name], let count = LineCount(behind: name[...]) {
            wish[.name] = String(count.rest)
            wish[.quantity] = String(count.digits)
        }
        return wish
    }

    /// `Name https://…`, `https://… Name`, `[Name](https://…)`, a link alone or a name alone.
    static func wish(_ line: Substring, line number: Int) -> RawWish {
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
        wish[.name] = String(withoutEdges(name[...]))
        return wish
    }

    /// Without what stood between the name and the link; a bracket that closes one in the name stays.
    private static func withoutEdges(_ text: Substring) -> Substring {
        var name = text
        while let first = name.first, edges.contains(first) { name.removeFirst() }
        while let last = name.last, edges.contains(last) { name.removeLast() }
        let open = name.count { $0 == "(" } - name.count { $0 == ")" }
        if open > 0, text[name.endIndex...].first == ")" {
            return text[name.startIndex...name.endIndex]
        }
        if open < 0, text[..<name.startIndex].last == "(" {
            return text[text.index(before: name.startIndex)..<name.endIndex]
        }
        return name
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
