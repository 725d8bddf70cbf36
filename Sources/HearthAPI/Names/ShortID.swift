/// By what people tell things of one name apart: `Bo#1a2b3c4d`.
///
/// The digits are the first of an id or a public key, always as many. They are shown where names
/// collide, and understood everywhere.
package enum ShortID {
    package static let digits = 8

    /// The short id of an id or key of at least four octets, given in hexadecimal digits.
    package static func of(hex: String) -> String { String(hex.prefix(digits)) }

    /// How an id of something without a name is shown, such as `list-1a2b3c4d` for
    /// `list-1a2b3c4d5e6f7081`: short, unless another of `all` would be shown the same.
    package static func shown(_ id: String, among all: [String]) -> String {
        let short = shortened(id)
        return all.contains { $0 != id && shortened($0) == short } ? id : short
    }

    /// Whether such an id was meant: typed whole, or as it is shown.
    package static func means(_ typed: String, _ id: String) -> Bool {
        let typed = withoutSign(typed)
        return typed == id || typed == shortened(id)
    }

    /// An id without the sign that stands before it behind a name; what is no id stays as it is.
    package static func withoutSign(_ typed: String) -> String {
        guard typed.first == "#" else { return typed }
        let rest = typed.dropFirst()
        let hex = rest.lastIndex(of: "-").map { rest[rest.index(after: $0)...] } ?? rest
        return hex.utf8.count >= digits && areDigits(hex) ? String(rest) : typed
    }

    private static func shortened(_ id: String) -> String {
        guard let dash = id.lastIndex(of: "-") else { return of(hex: id) }
        return id[...dash] + of(hex: String(id[id.index(after: dash)...]))
    }

    /// A name with its short id.
    package static func mark(_ name: String, hex: String) -> String { name + "#" + of(hex: hex) }

    /// What was typed with a short id, taken apart; nil where it has none.
    ///
    /// - Returns: The name, which may be empty, and the digits.
    package static func split(_ text: String) -> (name: String, digits: String)? {
        guard let sign = text.lastIndex(of: "#") else { return nil }
        let tail = text[text.index(after: sign)...]
        guard tail.utf8.count == digits, areDigits(tail) else { return nil }
        return (String(text[..<sign]), tail.lowercased())
    }

    /// The digits of a short id that stands alone, without a sign; nil for what is none.
    package static func alone(_ text: String) -> String? {
        text.utf8.count == digits && areDigits(text[...]) ? text.lowercased() : nil
    }

    private static func areDigits(_ text: Substring) -> Bool {
        text.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
                || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0)
        }
    }
}
