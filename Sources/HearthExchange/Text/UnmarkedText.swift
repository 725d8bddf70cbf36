/// UTF-16 whose order of octets no mark says.
enum UnmarkedText {
    /// Line ends, separators and letters from which on a text in signs of other scripts is one.
    private static let enough = 3

    /// In the order in which more of its characters are ASCII's: line ends, separators and digits are, in
    /// every script. Read in the other order they are rare signs.
    ///
    /// - Throws: `ImportError.notText` for what is a text in neither order, or one of single octets: that
    ///   one has a NUL which hides something.
    static func read(_ octets: [UInt8]) throws(ImportError) -> String {
        guard octets.count.isMultiple(of: 2), !isOfSingleOctets(octets) else { throw .notText }
        var (little, big) = (0, 0)
        for index in stride(from: 0, to: octets.count, by: 2) {
            let (first, second) = (octets[index], octets[index + 1])
            if second == 0, isPlain(first) { little += 1 }
            if first == 0, isPlain(second) { big += 1 }
        }
        guard max(little, big) > 0 else { throw .notText }
        let text = try TextFile.wide(octets[...], isLittle: little >= big)
        // Two octets of another text make a sign above these; two of anything else are seldom all signs.
        let low = text.utf16.count { $0 < 0x2000 }
        guard low * 4 >= octets.count || low >= enough, text.unicodeScalars.allSatisfy(isText)
        else {
            throw .notText
        }
        return text
    }

    /// Whether it would be a text, or nearly one, without its NULs.
    private static func isOfSingleOctets(_ octets: [UInt8]) -> Bool {
        octets.count(where: isPlain) * 8 >= octets.count * 7
            || octets.contains { $0 >= 0x80 } && String(validating: octets, as: UTF8.self) != nil
    }

    /// Whether an octet is one of a text in ASCII.
    private static func isPlain(_ octet: UInt8) -> Bool {
        (0x20...0x7E).contains(octet) || [0x09, 0x0A, 0x0D].contains(octet)
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: ["\t", "\n", "\r", "\u{85}"].contains(scalar)
        // Signs of today are not in older tables.
        case .unassigned: scalar.value > 0xFFFF
        default: true
        }
    }
}
