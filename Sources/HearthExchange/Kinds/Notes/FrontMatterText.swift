/// Reads values of front matter from the left.
///
/// By code points: a quotation mark with an accent on it ends a text too.
struct FrontMatterText {
    private var scalars: [Unicode.Scalar]
    private var index = 0

    init(_ line: ArraySlice<UInt8>) {
        scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    }

    /// The next one that is neither blank nor in a comment.
    var sign: Unicode.Scalar? {
        guard let first = rest.first(where: { !Self.isBlank($0) }), first != "#" else { return nil }
        return first
    }

    /// Whether it is an entry of a list: a dash with a space behind it, or with nothing.
    var isEntry: Bool {
        let text = rest.drop(while: Self.isBlank)
        return text.first == "-" && (text.dropFirst().first.map(Self.isBlank) ?? true)
    }

    /// All of it, without comments and blanks around it.
    var plain: String {
        let start = rest.drop(while: Self.isBlank)
        var end = start.startIndex
        while end < start.endIndex {
            if start[end] == "#", end == start.startIndex || Self.isBlank(start[end - 1]) { break }
            end += 1
        }
        return Self.text(start[..<end])
    }

    /// All of it, without blanks around it.
    var trimmed: String { Self.text(rest) }

    private var rest: ArraySlice<Unicode.Scalar> { scalars[index...] }

    mutating func append(_ other: FrontMatterText) {
        scalars.append(" ")
        scalars += other.rest.drop(while: Self.isBlank)
    }

    mutating func removeDash() {
        skipBlanks()
        index += 1
    }

    /// A text in quotes; nil if it does not end.
    mutating func quoted() -> String? {
        skipBlanks()
        guard let quote = next() else { return nil }
        var text = String.UnicodeScalarView()
        while let scalar = next() {
            if scalar == quote {
                guard quote == "'", peek == "'" else { return String(text) }
                index += 1
                text.append("'")
            } else if scalar == "\\", quote == "\"" {
                guard let escaped = escaped() else { return nil }
                text.append(escaped)
            } else {
                text.append(scalar)
            }
        }
        return nil
    }

    /// Texts between square brackets; nil if they do not end, or if there is something else in them.
    mutating func list() -> [String]? {
        skipBlanks()
        index += 1
        var entries: [String] = []
        while true {
            skipBlanks()
            switch peek {
            case nil, "[", "{": return nil
            case "]":
                index += 1
                return entries
            case ",": index += 1
            case "\"", "'":
                guard let entry = quoted() else { return nil }
                entries.append(entry)
                skipBlanks()
                guard peek == "," || peek == "]" else { return nil }
            default:
                let start = index
                while let scalar = peek, scalar != ",", scalar != "]" {
                    guard scalar != "[", scalar != "{" else { return nil }
                    index += 1
                }
                let entry = Self.text(scalars[start..<index])
                if !entry.isEmpty { entries.append(entry) }
            }
        }
    }

    /// What follows a backslash (YAML 1.2, 5.7), which has those of JSON among them.
    private mutating func escaped() -> Unicode.Scalar? {
        guard let sign = next() else { return nil }
        switch sign {
        case "0": return "\0"
        case "a": return "\u{7}"
        case "b": return "\u{8}"
        case "t", "\t": return "\t"
        case "n": return "\n"
        case "v": return "\u{B}"
        case "f": return "\u{C}"
        case "r": return "\r"
        case "e": return "\u{1B}"
        case "N": return "\u{85}"
        case "_": return "\u{A0}"
        case "L": return "\u{2028}"
        case "P": return "\u{2029}"
        case "x": return number(digits: 2).flatMap(Unicode.Scalar.init)
        case "U": return number(digits: 8).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
        case "u": return unit()
        case " ", "\"", "/", "\\": return sign
        default: return nil
        }
    }

    /// Four digits; halves of a pair of UTF-16, as JSON has them, are put together.
    private mutating func unit() -> Unicode.Scalar? {
        guard let unit = number(digits: 4) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let behind = index
        if UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)), next() == "\\", next() == "u",
            let second = number(digits: 4), (0xDC00..<0xE000).contains(second)
        {
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        }
        index = behind
        return "\u{FFFD}"
    }

    private mutating func number(digits: Int) -> UInt32? {
        var number: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = next().flatMap({ Character($0).hexDigitValue }) else { return nil }
            number = number << 4 | UInt32(digit)
        }
        return number
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        return scalar
    }

    private mutating func skipBlanks() {
        while let scalar = peek, Self.isBlank(scalar) { index += 1 }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\r"
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var scalars = scalars.drop(while: isBlank)
        while let last = scalars.last, isBlank(last) { scalars.removeLast() }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
