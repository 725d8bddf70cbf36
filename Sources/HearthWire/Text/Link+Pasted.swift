/// Links as they come through chats and mail.
extension Link {
    /// Octets of a pasted text in which a link is looked for; the rest is not read.
    private static let pastedByteLimit = 16_384
    /// A line of mail that is at least so long was broken because it was full.
    private static let fullLine = 50
    /// A link with all that it may have fits into as many lines of mail.
    private static let lineLimit = 64

    /// Pieces that begin like a key and are none, at most; the rest is not read.
    private static let pieceLimit = 16
    /// Characters of a key from which on a piece without a whole one is a link that was cut.
    private static let cutLength = 24

    /// Reads a link, or finds the one in a text around it: quoted, in brackets, broken over lines,
    /// percent-coded, with invisible marks, with capitals. It may stand there several times.
    ///
    /// - Throws: What is wrong with the link that was found, or with the text as a link; `several` for links
    ///   of several people, `differing` for two of one person of which nobody can tell which one is meant.
    package init(pasted text: String) throws(Failure) {
        let failure: Failure
        do throws(Failure) {
            self = try Link(text)
            return
        } catch {
            failure = error
        }
        var found: Link?
        var cut: [(start: String, failure: Failure)] = []
        for piece in Self.pieces(of: text) where cut.count < Self.pieceLimit {
            do throws(Failure) {
                let link = try Self.link(in: piece)
                guard found == nil || found?.key == link.key else { throw .several }
                found = try found?.fuller(link) ?? link
            } catch {
                if [.several, .differing].contains(error) { throw error }
                cut.append((Self.start(of: piece), error))
            }
        }
        guard let found else { throw cut.first?.failure ?? failure }
        // A piece of another link could be the one that is meant.
        let other = cut.first {
            $0.start.count >= Self.cutLength && !found.key.text.hasPrefix($0.start)
        }
        if let other { throw other.failure }
        self = found
    }

    /// The one of two links of one person that says more, where the other says no more than a part of that.
    private func fuller(_ other: Link) throws(Failure) -> Link {
        if isPart(of: other) { return other }
        guard other.isPart(of: self) else { throw .differing }
        return self
    }

    private func isPart(of other: Link) -> Bool {
        other.addresses.starts(with: addresses)
            && (invitation == nil || invitation == other.invitation)
    }

    /// The longest that is a link: its end may stand on the next line.
    private static func link(in lines: [Substring]) throws(Failure) -> Link {
        var joined = ""
        var length = fullLine
        var candidates: [String] = []
        for line in lines.prefix(lineLimit) {
            // Within the key there is nothing else that a break can mean.
            guard length >= fullLine || key(in: joined).count < PublicKeyText.characterCount else {
                break
            }
            joined += line
            length = line.count
            candidates.append(joined)
        }
        for candidate in candidates.reversed() {
            if let whole = try? Link(link(candidate)) { return whole }
        }
        return try Link(link(candidates.first ?? ""))
    }

    /// The text from each beginning of a key up to the next, in lines.
    private static func pieces(of text: String) -> [[Substring]] {
        var pieces: [[Substring]] = []
        for line in lines(of: text) {
            let starts = starts(in: line)
            let ends = starts.dropFirst() + [line.endIndex]
            // What stands before the first belongs to the link of the lines before.
            if !pieces.isEmpty {
                let rest = line[..<(starts.first ?? line.endIndex)]
                if !rest.isEmpty { pieces[pieces.count - 1].append(withoutScheme(rest)) }
            }
            for (start, end) in zip(starts, ends) {
                pieces.append([
                    end == line.endIndex ? line[start...] : withoutScheme(line[start..<end])
                ])
            }
        }
        return pieces
    }

    /// Without the scheme of the next link at its end.
    private static func withoutScheme(_ text: Substring) -> Substring {
        var text = text
        while text.last == "/" { text.removeLast() }
        return text.lowercased().hasSuffix(scheme) ? text.dropLast(scheme.count) : text
    }

    /// The characters at the beginning that can be of a key, without a gap.
    private static func start(of piece: [Substring]) -> String {
        (piece.first ?? "").prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
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

    /// Where keys begin.
    private static func starts(in line: Substring) -> [Substring.Index] {
        let begin = PublicKeyText.prefix + "1"
        return line.indices.filter { index in
            line[index...].prefix(begin.count).lowercased() == begin
        }
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
