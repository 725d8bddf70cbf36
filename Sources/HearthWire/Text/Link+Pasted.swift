/// Links as they come through chats and mail.
extension Link {
    /// Octets of a pasted text in which a link is looked for; the rest is not read.
    private static let pastedByteLimit = 16_384
    /// A line of mail that is at least so long was broken because it was full.
    private static let fullLine = 50
    /// A link with all that it may have fits into as many lines of mail.
    private static let lineLimit = 64

    /// Reads a link, or finds the first one in a text around it: quoted, in brackets, broken over lines,
    /// percent-coded, with invisible marks, with capitals.
    ///
    /// - Throws: What is wrong with the link that was found, or with the text as a link.
    package init(pasted text: String) throws(Failure) {
        let failure: Failure
        do throws(Failure) {
            self = try Link(text)
            return
        } catch {
            failure = error
        }
        let candidates = Self.candidates(in: text)
        for candidate in candidates {
            guard let link = try? Link(candidate) else { continue }
            self = link
            return
        }
        guard let last = candidates.last else { throw failure }
        self = try Link(last)
    }

    /// What may be the link, the longest first: its end may stand on the next line.
    private static func candidates(in text: String) -> [String] {
        let lines = lines(of: text)
        for (number, line) in lines.enumerated() {
            guard let start = start(in: line) else { continue }
            var joined = String(line[start...])
            var candidates = [joined]
            var length = line.count
            for next in lines[(number + 1)...].prefix(lineLimit) {
                // Within the key there is nothing else that a break can mean.
                guard length >= fullLine || key(in: joined).count < PublicKeyText.characterCount
                else { break }
                joined += next
                length = next.count
                candidates.append(joined)
            }
            return candidates.reversed().map(link)
        }
        return []
    }

    /// The lines without what mail puts before quoted ones, without marks that nobody sees, and decoded
    /// where a program coded a link for an address.
    private static func lines(of text: String) -> [Substring] {
        var text = String(decoding: text.utf8.prefix(pastedByteLimit), as: UTF8.self)
        text.unicodeScalars.removeAll { $0.properties.generalCategory == .format }
        for (code, character) in [("%3a", ":"), ("%40", "@"), ("%2c", ","), ("%2f", "/")] {
            text = text.replacing(code, with: character)
                .replacing(code.uppercased(), with: character)
        }
        return text.split(whereSeparator: \.isNewline).map { line in
            line.drop { $0.isWhitespace || $0 == ">" || $0 == "|" }
        }
    }

    /// Where the key begins.
    private static func start(in line: Substring) -> Substring.Index? {
        let begin = PublicKeyText.prefix + "1"
        var index = line.startIndex
        while index < line.endIndex {
            if line[index...].prefix(begin.count).lowercased() == begin { return index }
            index = line.index(after: index)
        }
        return nil
    }

    /// The characters that can be of the key, without what may stand between them.
    private static func key(in text: String) -> String {
        String(
            text.lowercased().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || isGap($0)) }
                .filter { !isGap($0) }.prefix(PublicKeyText.characterCount))
    }

    private static func isGap(_ character: Character) -> Bool {
        character.isWhitespace || character == "-"
    }

    /// The link at the beginning of a text, without what follows it.
    private static func link(_ text: String) -> String {
        let key = key(in: text)
        var rest = text[...]
        for _ in key { rest = rest.drop(while: isGap).dropFirst() }
        let afterGap = rest.drop { $0.isWhitespace }
        guard let next = afterGap.first, next == "@" || next == "/" else { return key }
        var tail = afterGap.prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || "@.-_:[],/".contains($0))
        }
        while let last = tail.last, !last.isLetter, !last.isNumber { tail.removeLast() }
        return key + tail
    }
}
