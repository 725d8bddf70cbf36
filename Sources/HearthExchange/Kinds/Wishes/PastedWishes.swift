package import HearthAPI

/// Several wishes that were pasted into the field for the name of one.
package struct PastedWishes: Hashable, Sendable {
    package let wishes: [ImportedWish]
    /// What was not taken as it was written.
    package let remarks: [ImportRemark]

    /// Nil for what is one wish: a name, a link, or what another app shares of one thing.
    ///
    /// - Throws: `HearthError`, as imports of pasted text do.
    package init?(_ text: String) throws(HearthError) {
        let said = text.split(whereSeparator: \.isNewline).filter {
            !DirectionMarks.trimmed($0).isEmpty
        }
        guard said.count > 1, !Self.isShared(said) else { return nil }
        var maker = WishMaker(currency: nil)
        var made: [ImportedWish] = []
        do throws(ImportError) {
            try LetterMeter.check(text)
            let raw = try LinkLines.wishes(in: text, &maker)
            made = Self.paired(raw).compactMap { maker.wish($0) }
        } catch {
            throw HearthError(error)
        }
        guard made.count > 1 else { return nil }
        wishes = made
        remarks = maker.remarks
    }

    /// Words and at the end the link that they are about, without a mark of a list before any of them: so do apps
    /// share one thing.
    private static func isShared(_ lines: [Substring]) -> Bool {
        guard lines.count <= 3, let last = lines.last else { return false }
        let isList = lines.contains { LineMarks(of: $0).isAny }
        return !isList && isLinkAlone(last) && !lines.dropLast().contains(where: hasLink)
    }

    private static func isLinkAlone(_ line: Substring) -> Bool {
        let wish = LinkLines.wish(line, line: 0)
        return wish[.link] != nil && wish[.name] == nil
    }

    private static func hasLink(_ line: Substring) -> Bool {
        LinkLines.wish(line, line: 0)[.link] != nil
    }

    /// A link on a line of its own belongs to the name above it, where that is so all along.
    private static func paired(_ wishes: [RawWish]) -> [RawWish] {
        var paired: [RawWish] = []
        for wish in wishes {
            guard wish[.name] == nil, let link = wish[.link] else {
                paired.append(wish)
                continue
            }
            guard let above = paired.last, above[.name] != nil, above[.link] == nil else {
                return wishes
            }
            paired[paired.count - 1][.link] = link
        }
        return paired
    }
}
