/// Tags between the words of a text, as other programs write them: `#summer`, `#work/roof`, and `#two words#`.
enum InlineTags {
    /// Octets of a text in which they are looked for, and how many are taken.
    private static let searchLimit = 100_000
    private static let limit = 50
    /// Code points of one.
    private static let longest = 100

    /// Each once, in their order. What stands in code is none.
    static func all(in text: [UInt8]) -> [String] {
        var tags: [String] = []
        var isCode = false
        let start = String(decoding: text.prefix(searchLimit), as: UTF8.self)
        for line in start.unicodeScalars.split(separator: "\n") {
            if line.drop(while: \.properties.isWhitespace).starts(with: "```".unicodeScalars) {
                isCode.toggle()
            }
            guard !isCode, tags.count < limit else { continue }
            for tag in tagsOfLine(line) where !tags.contains(tag) { tags.append(tag) }
        }
        return Array(tags.prefix(limit))
    }

    private static func tagsOfLine(_ line: Substring.UnicodeScalarView) -> [String] {
        let scalars = Array(line)
        var tags: [String] = []
        var index = 0
        var isQuoted = false
        while index < scalars.count, tags.count < limit {
            defer { index += 1 }
            if scalars[index] == "`" { isQuoted.toggle() }
            guard scalars[index] == "#", !isQuoted,
                index == 0 || scalars[index - 1].properties.isWhitespace
            else { continue }
            let rest = scalars[(index + 1)...].prefix(longest)
            let word = rest.prefix(while: isOfTag)
            guard word.contains(where: { $0.properties.isAlphabetic }) else { continue }
            let end = phraseEnd(of: rest, behind: word.endIndex) ?? word.endIndex
            tags.append(text(rest[..<end]))
            index = end - 1
        }
        return tags
    }

    /// Where a tag of several words ends, before its closing sign.
    private static func phraseEnd(of rest: ArraySlice<Unicode.Scalar>, behind word: Int) -> Int? {
        guard let close = rest[word...].firstIndex(of: "#"), close > word,
            !rest[close - 1].properties.isWhitespace,
            rest[word..<close].allSatisfy({ isOfTag($0) || $0 == " " }),
            rest[close...].dropFirst().first.map(\.properties.isWhitespace) ?? true
        else { return nil }
        return close
    }

    private static func isOfTag(_ scalar: Unicode.Scalar) -> Bool {
        if "-_/".unicodeScalars.contains(scalar) { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            return true
        default: return false
        }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        while let last = text.last, last == "/" { text.removeLast() }
        return String(text)
    }
}
