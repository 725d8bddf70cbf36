import HearthAPI

/// The text of a note as a page shows it: paragraphs, lists, boxes and links. Everything else in it is text.
struct NoteMarkup: Sendable {
    let blocks: [Block]

    /// A paragraph, or a list.
    struct Block: Sendable {
        let isList: Bool
        /// Of a paragraph.
        var pieces: [Piece] = []
        /// Of a list.
        var lines: [Line] = []
    }

    /// One line of a list.
    struct Line: Sendable {
        let isBox: Bool
        let isTicked: Bool
        let pieces: [Piece]
    }

    /// Words, or a link.
    struct Piece: Sendable, Hashable {
        let text: String
        /// Where it leads; nil: nowhere.
        let href: String?
    }

    init(_ text: String) {
        var blocks: [Block] = []
        var words: [Substring] = []
        var isAfterGap = false
        func endParagraph() {
            guard !words.isEmpty else { return }
            let pieces = Self.pieces(of: words.joined(separator: "\n"))
            blocks.append(Block(isList: false, pieces: pieces))
            words = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let listed = Self.listed(line) {
                endParagraph()
                if blocks.last?.isList != true || isAfterGap { blocks.append(Block(isList: true)) }
                blocks[blocks.count - 1].lines.append(listed)
                isAfterGap = false
            } else if line.allSatisfy(\.isWhitespace) {
                endParagraph()
                isAfterGap = true
            } else {
                words.append(line)
                isAfterGap = false
            }
        }
        endParagraph()
        self.blocks = blocks
    }

    // MARK: Lines

    private static let marks: [(mark: String, isBox: Bool, isTicked: Bool)] = [
        ("- [ ] ", true, false), ("- [x] ", true, true), ("- [X] ", true, true),
        ("- ", false, false),
    ]

    private static func listed(_ line: Substring) -> Line? {
        for (mark, isBox, isTicked) in marks where line.hasPrefix(mark) {
            return Line(
                isBox: isBox, isTicked: isTicked, pieces: pieces(of: line.dropFirst(mark.count)))
        }
        return nil
    }

    // MARK: Links

    private static let longestLink = 2_000

    private static func pieces(of text: some StringProtocol) -> [Piece] {
        var pieces: [Piece] = []
        var words = ""
        var rest = Substring(text)
        var before: Character = " "
        while let first = rest.first {
            if !before.isLetter, !before.isNumber, let link = link(at: rest) {
                if !words.isEmpty { pieces.append(Piece(text: words, href: nil)) }
                words = ""
                pieces.append(Piece(text: String(link), href: String(link)))
                rest = rest[link.endIndex...]
                before = "/"
            } else {
                words.append(first)
                before = first
                rest.removeFirst()
            }
        }
        if !words.isEmpty { pieces.append(Piece(text: words, href: nil)) }
        return pieces
    }

    /// An address of the web with which a text begins, without the sign that ends its sentence.
    private static func link(at text: Substring) -> Substring? {
        guard text.first == "h" || text.first == "H", WishView.isOpenable(String(text.prefix(8)))
        else { return nil }
        let end = text.unicodeScalars.firstIndex { !isOfLink($0) } ?? text.endIndex
        var link = text[..<end]
        while let last = link.last, ".,;:!?'".contains(last) || isLoose(last, in: link) {
            link.removeLast()
        }
        guard link.utf8.count <= longestLink, WishView.host(of: String(link)) != nil else {
            return nil
        }
        return link
    }

    /// Whether a bracket at the end belongs to the sentence around a link.
    private static func isLoose(_ last: Character, in link: Substring) -> Bool {
        last == ")" && link.count { $0 == "(" } < link.count { $0 == ")" }
    }

    /// What can stand in an address: nothing that turns the direction of what follows, or cannot be seen.
    private static func isOfLink(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate,
            .privateUse, .unassigned:
            false
        default: !"<>\"`{}|\\^".unicodeScalars.contains(scalar)
        }
    }

    // MARK: Names

    /// The text without its first line where that is nothing but the name, which stands above it.
    static func withoutName(of note: ItemInfo) -> String {
        let text = note.notes ?? ""
        guard note.note?.isNameMade == true, text.hasPrefix(note.name) else { return text }
        let rest = text.dropFirst(note.name.count)
        guard let next = rest.first else { return "" }
        return next == "\n" ? String(rest.drop { $0 == "\n" }) : text
    }
}
