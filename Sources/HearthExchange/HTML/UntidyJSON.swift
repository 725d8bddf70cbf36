import CXML2

/// Reads what shops write as JSON in their pages, whatever they get wrong.
enum UntidyJSON {
    /// Hands out one value, or one after the other all of those that stand behind each other.
    ///
    /// - Returns: The text of what had to be left out.
    /// - Throws: `ImportError.beyond`.
    static func read(
        _ text: String, _ take: (JSONValue) -> Void
    ) throws(ImportError) -> [String] {
        if let value = try value(of: text) {
            // Some write the JSON of it as one text.
            let inner =
                if let inside = value.string { try Self.value(of: inside) } else {
                    nil as JSONValue?
                }
            take(inner ?? value)
            return []
        }
        let hasQuotes = text.utf8.contains(UInt8(ascii: "\""))
        var unread: [String] = []
        for piece in JSONPieces(hasQuotes ? text : withoutEntities(text)).texts {
            if let value = try value(of: piece) { take(value) } else { unread.append(piece) }
        }
        return unread
    }

    /// Nil: it is no JSON.
    private static func value(of text: String) throws(ImportError) -> JSONValue? {
        do throws(ImportError) {
            return try JSONValue(text: text)
        } catch .malformed {
            return nil
        }
    }

    /// The text with HTML's entities read, once: a page's program wrote them for HTML, and JSON has none.
    static func withoutEntities(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            plain += rest[..<start]
            let name = rest[start...].dropFirst().prefix(10).prefix { $0 != ";" }
            if name.endIndex < rest.endIndex, rest[name.endIndex] == ";",
                let scalar = scalar(of: String(name))
            {
                plain.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: name.endIndex)...]
            } else {
                plain.append("&")
                rest = rest[rest.index(after: start)...]
            }
        }
        plain += rest
        // Entities may be marks: then it stays as it is.
        do { try LetterMeter.check(plain) } catch { return text }
        return plain
    }

    private static func scalar(of name: String) -> Unicode.Scalar? {
        if name.hasPrefix("#x") || name.hasPrefix("#X") {
            return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        }
        if name.hasPrefix("#") {
            return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        }
        return htmlEntityLookup(name).flatMap { Unicode.Scalar($0.pointee.value) }
    }
}
