/// Reads JSON (RFC 8259) from end to end: whether it is JSON, and whether there is more in it than `ReadingBound`
/// allows. Only what went well once is read a second time, to be built.
///
/// A reader of our own: Foundation's takes 3 KiB for every object, be it empty, and counts nothing.
struct JSONScan {
    private var rest: String.UnicodeScalarView.Iterator
    /// The one that is looked at; nil at the end.
    private var current: Unicode.Scalar?
    /// Octets that were read, the one that is looked at included.
    private var octets = 0
    private var entries = 0
    /// The brackets that are waited for.
    private var open: [Unicode.Scalar] = []
    /// Nil: nothing is built.
    private var builder: JSONBuilder?
    /// Digits of a number.
    private static let longestWord = 1000

    private enum Awaited { case value, firstValue, key, firstKey, colon, next }

    private init(_ text: String, _ builder: JSONBuilder?) {
        rest = text.unicodeScalars.makeIterator()
        self.builder = builder
        move()
    }

    /// Reads all of a text.
    ///
    /// - Throws: `ImportError.malformed` for what is no JSON, else `.beyond` with the octets that were read.
    static func check(_ text: String) throws(ImportError) {
        var scan = JSONScan(text, nil)
        try scan.run()
    }

    /// What stands in a text, which is checked before.
    ///
    /// - Throws: As `check`.
    static func value(of text: String) throws(ImportError) -> JSONValue {
        try check(text)
        var scan = JSONScan(text, JSONBuilder())
        try scan.run()
        guard let value = scan.builder?.value else { throw .malformed(.json) }
        return value
    }

    private mutating func run() throws(ImportError) {
        var awaited = Awaited.value
        while true {
            skipSpace()
            guard let sign = current else {
                guard open.isEmpty, awaited == .next else { throw .malformed(.json) }
                return
            }
            let isFirst = awaited == .firstValue || awaited == .firstKey
            if isFirst || awaited == .next, let last = open.last, sign == last {
                open.removeLast()
                builder?.end()
                move()
                awaited = .next
                continue
            }
            switch awaited {
            case .value, .firstValue: awaited = try value(beginningWith: sign)
            case .key, .firstKey:
                guard sign == "\"" else { throw .malformed(.json) }
                try entry()
                let key = try string()
                builder?.key(key)
                awaited = .colon
            case .colon:
                guard sign == ":" else { throw .malformed(.json) }
                move()
                awaited = .value
            case .next:
                guard sign == ",", let last = open.last else { throw .malformed(.json) }
                move()
                awaited = last == "}" ? .key : .value
            }
        }
    }

    /// Begins a value, or reads all of one that has no others in it; what has to follow.
    private mutating func value(
        beginningWith sign: Unicode.Scalar
    ) throws(ImportError) -> Awaited {
        try entry()
        switch sign {
        case "[", "{":
            open.append(sign == "[" ? "]" : "}")
            guard open.count <= ReadingBound.jsonDepth.limit else { throw beyond(.jsonDepth) }
            builder?.begin(isObject: sign == "{")
            move()
            return sign == "[" ? .firstValue : .firstKey
        case "\"":
            let text = try string()
            builder?.add(.string(text))
        default:
            let value = try word()
            builder?.add(value)
        }
        return .next
    }

    /// A number or one of the three words.
    private mutating func word() throws(ImportError) -> JSONValue {
        var word = String.UnicodeScalarView()
        while let sign = current, Self.isOfWord(sign) {
            guard word.count < Self.longestWord else { throw .malformed(.json) }
            word.append(sign)
            move()
        }
        switch String(word) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case let text:
            let isNumber = text.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
            guard isNumber, let number = Double(text), number.isFinite else {
                throw .malformed(.json)
            }
            return .number(number)
        }
    }

    private static func isOfWord(_ sign: Unicode.Scalar) -> Bool {
        switch sign {
        case "a"..."z", "E", "0"..."9", "+", "-", ".": true
        default: false
        }
    }

    /// The text, where it is built.
    private mutating func string() throws(ImportError) -> String {
        let start = octets
        let isBuilt = builder != nil
        var text = String.UnicodeScalarView()
        var meter = LetterMeter()
        move()
        while let sign = current, sign != "\"" {
            guard sign.value >= 0x20 else { throw .malformed(.json) }
            let scalar = sign == "\\" ? try escaped() : sign
            do { try meter.take(scalar) } catch { throw beyond(error) }
            guard octets - start <= ReadingBound.text.limit else { throw beyond(.text) }
            if isBuilt { text.append(scalar) }
            move()
        }
        guard current != nil else { throw .malformed(.json) }
        move()
        return String(text)
    }

    /// What an escape stands for, whose last sign is looked at then. Halves of a pair of UTF-16 are put together.
    private mutating func escaped() throws(ImportError) -> Unicode.Scalar {
        move()
        guard let sign = current else { throw .malformed(.json) }
        switch sign {
        case "u": break
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "\"", "\\", "/": return sign
        default: throw .malformed(.json)
        }
        let unit = try hexadecimal()
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        var ahead = self
        ahead.move()
        guard ahead.current == "\\" else { return "\u{FFFD}" }
        ahead.move()
        guard ahead.current == "u" else { return "\u{FFFD}" }
        let second = try ahead.hexadecimal()
        guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
        self = ahead
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
    }

    /// The four digits behind a `u`.
    private mutating func hexadecimal() throws(ImportError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            move()
            guard let digit = current.flatMap({ Character($0).hexDigitValue }) else {
                throw .malformed(.json)
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    private mutating func entry() throws(ImportError) {
        entries += 1
        guard entries <= ReadingBound.entries.limit else { throw beyond(.entries) }
    }

    private func beyond(_ bound: ReadingBound) -> ImportError { .beyond(bound, at: octets) }

    private mutating func skipSpace() {
        while let sign = current, sign == " " || sign == "\n" || sign == "\r" || sign == "\t" {
            move()
        }
    }

    private mutating func move() {
        current = rest.next()
        if let current { octets += UTF8.width(current) }
    }
}
