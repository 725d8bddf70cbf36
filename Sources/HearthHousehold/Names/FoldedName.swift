import HearthLists
import HearthWire

/// A name as others are compared with it: without regard to capitals, widths, how much white space there is, or what
/// cannot be seen.
package struct FoldedName: Hashable, Sendable {
    package let text: String

    package init(_ name: String) {
        guard let plain = Self.plain(name) else {
            let seen = FoldedText.withoutWidths(VisibleText.bare(name))
            text = seen.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
            return
        }
        text = String(decoding: plain, as: UTF8.self)
    }

    /// Nothing is folded of printable ASCII, which most names are: one request may have thousands of them.
    package func isSame(as name: String) -> Bool {
        var own = text.utf8.makeIterator()
        var next = own.next()
        var isSame = true
        var isSpaced = false
        var hasBegun = false
        for octet in name.utf8 {
            guard (0x20...0x7E).contains(octet) else { return FoldedName(name) == self }
            guard octet != UInt8(ascii: " ") else {
                isSpaced = hasBegun
                continue
            }
            if isSpaced {
                isSame = isSame && next == UInt8(ascii: " ")
                next = own.next()
                isSpaced = false
            }
            isSame = isSame && next == Self.lowered(octet)
            next = own.next()
            hasBegun = true
        }
        return isSame && next == nil
    }

    private static func plain(_ text: String) -> [UInt8]? {
        var octets: [UInt8] = []
        for octet in text.utf8 {
            guard (0x20...0x7E).contains(octet) else { return nil }
            if octet != UInt8(ascii: " ") {
                octets.append(lowered(octet))
            } else if let last = octets.last, last != octet {
                octets.append(octet)
            }
        }
        if octets.last == UInt8(ascii: " ") { octets.removeLast() }
        return octets
    }

    private static func lowered(_ octet: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(octet) ? octet | 0x20 : octet
    }
}
