/// Percent-encoding of UTF-8 (RFC 3986, section 2), strict in both directions.
package enum PercentCoding {
    /// Encodes everything but letters, digits and `-._~`.
    package static func encode(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for octet in text.utf8 {
            switch octet {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.append(octet)
            default:
                result += [
                    UInt8(ascii: "%"), digits[Int(octet >> 4)], digits[Int(octet & 15)],
                ]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text, or nil when an escape is cut short or the octets are not UTF-8.
    package static func decode(_ text: some StringProtocol) -> String? {
        var result: [UInt8] = []
        var octets = text.utf8.makeIterator()
        while let octet = octets.next() {
            guard octet == UInt8(ascii: "%") else {
                result.append(octet)
                continue
            }
            guard let high = octets.next().flatMap(value), let low = octets.next().flatMap(value)
            else { return nil }
            result.append(high << 4 | low)
        }
        return String(validating: result, as: UTF8.self)
    }

    private static func value(ofDigit octet: UInt8) -> UInt8? {
        switch octet {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): octet - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): octet - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): octet - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
