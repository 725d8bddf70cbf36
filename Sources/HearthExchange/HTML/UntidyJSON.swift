import CXML2

/// Repairs what shops get wrong in the JSON of their pages.
enum UntidyJSON {
    /// Without what stands around the value, comments, CDATA marks and a semicolon, and with line breaks and
    /// tabs inside of texts escaped.
    static func tidied(_ text: String) -> String {
        let ends: Set<UInt8> = [UInt8(ascii: "}"), UInt8(ascii: "]")]
        let octets = Array(text.replacing("]]>", with: "").utf8)
        guard let last = octets.lastIndex(where: ends.contains),
            let first = start(of: octets), first < last
        else { return text }
        var tidied: [UInt8] = []
        tidied.reserveCapacity(octets.count)
        var (isString, isEscaped) = (false, false)
        for octet in octets[first...last] {
            guard isString else {
                isString = octet == UInt8(ascii: "\"")
                tidied.append(octet)
                continue
            }
            if octet < 0x20 {
                tidied += Array((octet == 0x0D ? "" : octet == 0x0A ? "\\n" : " ").utf8)
                continue
            }
            tidied.append(octet)
            if isEscaped {
                isEscaped = false
            } else if octet == UInt8(ascii: "\\") {
                isEscaped = true
            } else if octet == UInt8(ascii: "\"") {
                isString = false
            }
        }
        return String(decoding: tidied, as: UTF8.self)
    }

    /// The first bracket; not the one of "<![CDATA[".
    private static func start(of octets: [UInt8]) -> Int? {
        let mark = Array("<![CDATA[".utf8)
        var index = 0
        while index < octets.count {
            if octets[index...].starts(with: mark) {
                index += mark.count
            } else if octets[index] == UInt8(ascii: "{") || octets[index] == UInt8(ascii: "[") {
                return index
            } else {
                index += 1
            }
        }
        return nil
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
        return plain + rest
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
