/// Paths as links have them (RFC 3986, 2.1).
enum PercentText {
    /// Nil for what is no UTF-8 then. A percent sign without two digits behind it stands for itself.
    static func decoded(_ octets: ArraySlice<UInt8>) -> String? {
        var decoded: [UInt8] = []
        var rest = octets
        while let octet = rest.popFirst() {
            let digits = rest.prefix(2)
            if octet == UInt8(ascii: "%"), digits.count == 2, let high = digit(digits.first),
                let low = digit(digits.last)
            {
                decoded.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(octet)
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// Letters and digits of all scripts as they are, with the marks on them, other signs as digits, except few
    /// that are in every path.
    static func encoded(_ path: String) -> String {
        var encoded = ""
        var isBehindLetter = false
        for scalar in path.unicodeScalars {
            let isMark = isMark(scalar)
            if isMark ? isBehindLetter : isPlain(scalar) {
                encoded.unicodeScalars.append(scalar)
                isBehindLetter = scalar.value >= 0x80 || scalar.properties.isAlphabetic
                continue
            }
            isBehindLetter = false
            for octet in String(scalar).utf8 {
                let digits = String(octet, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": return true
        default: break
        }
        guard scalar.value >= 0x80 else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            return true
        default: return false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        let category = scalar.properties.generalCategory
        return category == .nonspacingMark || category == .spacingMark
    }

    private static func digit(_ octet: UInt8?) -> UInt8? {
        switch octet {
        case .some(let octet) where (0x30...0x39).contains(octet): octet - 0x30
        case .some(let octet) where (0x41...0x46).contains(octet): octet - 0x37
        case .some(let octet) where (0x61...0x66).contains(octet): octet - 0x57
        default: nil
        }
    }
}
