/// The objects and arrays in a text that is nearly JSON, each made JSON again: what stands between them
/// goes, as do comments and commas with nothing behind them, quotes and line breaks inside of texts are
/// escaped, and words of other languages become null.
struct JSONPieces {
    /// Each from its first bracket to its last, or to the end of the text; whether it is JSON now is for
    /// its reader to say.
    private(set) var texts: [String] = []

    private let octets: [UInt8]
    private var index = 0
    private var piece: [UInt8] = []
    /// Where in the piece the last octet stands that is no space.
    private var last: Int?
    private var depth = 0

    init(_ text: String) {
        octets = Array(text.utf8)
        while index < octets.count { step() }
        if depth > 0 { end() }
    }

    private mutating func step() {
        guard !skipMark() else { return }
        let octet = octets[index]
        switch octet {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if let last, Self.closing.contains(piece[last]) { add(Self.comma) }
            depth += 1
            add(octet)
        case _ where depth == 0: break
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            fillGap()
            if let last, piece[last] == Self.comma { piece[last] = Self.space }
            add(octet)
            depth -= 1
            if depth == 0 { end() }
        case Self.quote: readString()
        case Self.comma:
            fillGap()
            if let last, !Self.opening.contains(piece[last]) { add(octet) }
        // No other octet may stand outside of texts.
        case 0...Self.space, 0x80...: piece.append(Self.space)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            readWord()
        default: add(octet)
        }
        index += 1
    }

    /// A template had no value to put behind a colon.
    private mutating func fillGap() {
        if let last, piece[last] == UInt8(ascii: ":") {
            for octet in Self.none { add(octet) }
        }
    }

    /// One of JSON's three words; a number's exponent stays, and what other languages write is none.
    private mutating func readWord() {
        let isNumber =
            last.map { $0 == piece.count - 1 && Self.digits.contains(piece[$0]) } ?? false
        let word = octets[index...].prefix { $0 > Self.space && !Self.ending.contains($0) }
        // "-Infinity"
        if let last, last == piece.count - 1, piece[last] == UInt8(ascii: "-") {
            piece.removeLast()
        }
        let isKnown = isNumber || Self.words.contains { word.elementsEqual($0) }
        for octet in isKnown ? Array(word) : Self.none { add(octet) }
        index = word.endIndex - 1
    }

    private mutating func add(_ octet: UInt8) {
        last = piece.count
        piece.append(octet)
    }

    private mutating func end() {
        texts.append(String(decoding: piece, as: UTF8.self))
        piece = []
        last = nil
    }

    /// Goes behind a comment, or the bracket of "<![CDATA["; false where there is none.
    ///
    /// Between the pieces "//" is none: where a page's line breaks were taken out, the piece is behind it.
    private mutating func skipMark() -> Bool {
        let rest = octets[index...]
        if depth == 0, rest.starts(with: "<![CDATA[".utf8) {
            index += 9
        } else if rest.starts(with: "/*".utf8) {
            var end = index + 2
            while end < octets.count, !octets[end...].starts(with: "*/".utf8) { end += 1 }
            index = min(octets.count, end + 2)
        } else if depth > 0, rest.starts(with: "//".utf8) {
            index = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? octets.count
        } else {
            return false
        }
        return true
    }

    /// From its first quote to its last, where the reading stands then.
    private mutating func readString() {
        add(Self.quote)
        index += 1
        while index < octets.count {
            let octet = octets[index]
            switch octet {
            case Self.backslash:
                // What JSON has no escape for needs none.
                if index + 1 < octets.count, Self.escapes.contains(octets[index + 1]) {
                    piece += [octet, octets[index + 1]]
                    index += 1
                }
            case Self.quote:
                if endsString(at: index) {
                    add(octet)
                    return
                }
                piece += [Self.backslash, octet]
            case 0x0A: piece += [Self.backslash, UInt8(ascii: "n")]
            case 0x0D: break
            case 0..<Self.space: piece.append(Self.space)
            default: piece.append(octet)
            }
            index += 1
        }
    }

    /// Whether what stands behind a quote can stand behind a text; else the quote is part of it.
    private func endsString(at quote: Int) -> Bool {
        guard let next = octets[(quote + 1)...].firstIndex(where: { $0 > Self.space }) else {
            return true
        }
        return Self.behind.contains(octets[next]) || octets[next...].starts(with: "//".utf8)
            || octets[next...].starts(with: "/*".utf8)
    }

    private static let space = UInt8(ascii: " ")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let comma = UInt8(ascii: ",")
    private static let opening = Set("{[,".utf8)
    private static let closing = Set("}]".utf8)
    private static let behind = Set(",:}]".utf8)
    private static let ending = Set(",:{}[]\"/".utf8)
    private static let digits = Set("0123456789.".utf8)
    private static let none = Array("null".utf8)
    private static let words = ["true", "false", "null"].map { Array($0.utf8) }
    private static let escapes = Set("\"\\/bfnrtu".utf8)
}
